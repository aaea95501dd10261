import Box from '@mui/material/Box';
import { alDedo } from '#galeria/comun/al-dedo.ts';
import { rutaDeProducto } from '#galeria/ecommerce/rutas.ts';
import { formatearHora } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { MOVIMIENTOS } from './muestras.ts';
import { textos } from './textos.ts';

/** What happened today, hour by hour. */
export function Movimientos() {
  const t = textos.usar();
  return (
    <Tarjeta titulo={t('movimientos')} densa sx={enColumna}>
      <Box component="ol" sx={horas}>
        {MOVIMIENTOS.map(({ id, hora, texto, tono, productoId }) => (
          <Box component="li" key={id} sx={linea}>
            <Box component="time" dateTime={hora} sx={{ width: 48, color: 'text.secondary', fontSize: '0.8125rem' }}>
              {formatearHora(hora)}
            </Box>
            <Box component="span" aria-hidden className="punto" sx={{ borderColor: `${tono}.main` }} />
            <Enlace to={rutaDeProducto(productoId)} sx={{ flex: 1, minWidth: 0, color: 'text.primary', ...alDedo() }}>
              {texto}
            </Enlace>
          </Box>
        ))}
      </Box>
    </Tarjeta>
  );
}

const enColumna = { display: 'flex', flexDirection: 'column' } as const;

/** From the top of the card to its end, however high its neighbours make it. */
const horas = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > :not(:last-of-type)': { flexGrow: 1 },
} as const;

const linea = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  pb: 2.5,
  '&:last-of-type': { pb: 0 },
  '& .punto': {
    flex: 'none',
    width: 12,
    height: 12,
    mt: 0.5,
    borderRadius: '50%',
    borderWidth: '3px',
    borderStyle: 'solid',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 20,
    insetBlockEnd: 0,
    insetInlineStart: 65,
    width: '1px',
    bgcolor: 'divider',
  },
} as const;
