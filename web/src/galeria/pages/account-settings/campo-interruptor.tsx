import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useController } from 'react-hook-form';

/** Yes or no as a switch, with a line that says what it does. */
export function CampoInterruptor(props: { readonly name: string; readonly label: string; readonly ayuda: string }) {
  const { field } = useController({ name: props.name });
  const id = useId();
  return (
    <Box component="label" sx={linea}>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {props.label}
        </Box>
        <Box component="span" id={id} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {props.ayuda}
        </Box>
      </Box>
      <Switch
        name={field.name}
        checked={field.value === true}
        onChange={(_, puesto) => field.onChange(puesto)}
        onBlur={field.onBlur}
        slotProps={{ input: { ref: field.ref, 'aria-label': props.label, 'aria-describedby': id } }}
      />
    </Box>
  );
}

const linea = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1.25,
  cursor: 'pointer',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
