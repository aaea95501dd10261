import Box from '@mui/material/Box';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type Frase, useMensajeDeFalla } from './falla.ts';

/** One line above the fields that cannot be missed. */
export function Mensaje({ tono, texto, dicho }: Frase & { readonly tono: 'error' | 'info' }) {
  const Simbolo = tono === 'error' ? IconAlertCircle : IconInfoCircle;
  return (
    <Box
      role={tono === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        mb: 2,
        px: 1.75,
        py: 1.25,
        borderRadius: 1,
        fontSize: '0.8125rem',
        lineHeight: '1.25rem',
        fontWeight: 500,
        color: `${tono}.onSoft`,
        bgcolor: `${tono}.soft`,
        '& svg': { flex: 'none' },
      }}
    >
      <Simbolo size={20} stroke={1.7} aria-hidden />
      <span aria-hidden={dicho === undefined ? undefined : true}>{texto}</span>
      {dicho !== undefined && (
        <Box component="span" sx={soloParaQuienEscucha}>
          {dicho}
        </Box>
      )}
    </Box>
  );
}

const soloParaQuienEscucha = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** What was wrong with the last attempt, while it is still so. */
export function MensajeDeFalla({ falla }: { readonly falla: unknown }) {
  const frase = useMensajeDeFalla(falla);
  return frase === undefined ? null : <Mensaje tono="error" {...frase} />;
}
