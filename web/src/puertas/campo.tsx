import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { useId } from 'react';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly valor: string;
  readonly onCambio: (valor: string) => void;
  readonly autoComplete: string;
  readonly error?: string | undefined;
  readonly ayuda?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly autoFocus?: boolean;
  readonly tipo?: 'text' | 'password' | 'email';
  readonly maximo?: number;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly inicio?: ReactNode;
  readonly fin?: ReactNode;
  /** At the end of the line of the label; the keyboard reaches it after the field. */
  readonly junto?: ReactNode;
  readonly onTecla?: (evento: KeyboardEvent) => void;
  readonly onDejar?: () => void;
};

/** A field with its label above. Made of the parts of MUI's own, without the lists a door never opens. */
export function Campo(props: Props) {
  const id = useId();
  const texto = props.error ?? props.ayuda;
  return (
    <FormControl fullWidth error={props.error !== undefined} sx={{ position: 'relative' }}>
      <InputLabel htmlFor={id}>{props.label}</InputLabel>
      <OutlinedInput
        id={id}
        name={props.name}
        type={props.tipo ?? 'text'}
        value={props.valor}
        onChange={(evento) => props.onCambio(evento.target.value)}
        onKeyUp={props.onTecla}
        onKeyDown={props.onTecla}
        onBlur={props.onDejar}
        inputRef={props.inputRef}
        autoFocus={props.autoFocus ?? false}
        autoComplete={props.autoComplete}
        startAdornment={props.inicio}
        endAdornment={props.fin}
        slotProps={{
          input: {
            maxLength: props.maximo ?? 254,
            autoCapitalize: 'none',
            spellCheck: false,
            inputMode: props.inputMode,
            'aria-describedby': `${id}-ayuda`,
          },
        }}
      />
      <FormHelperText id={`${id}-ayuda`} component="div" aria-live="polite" sx={{ minHeight: 20 }}>
        {texto}
      </FormHelperText>
      {props.junto && <Box sx={alFinDelRenglon}>{props.junto}</Box>}
    </FormControl>
  );
}

/** Over the label, which takes the whole line and what is pressed on it. */
const alFinDelRenglon = {
  position: 'absolute',
  zIndex: 2,
  top: 0,
  insetInlineEnd: 0,
  fontSize: '0.8125rem',
  lineHeight: '1rem',
  // What a finger may press of it grows upwards: below is the field.
  '--al-dedo': '-23px -5px',
} as const;
