import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { textos } from '#galeria/widgets/textos.ts';
import { formatearPesos } from '#ui/formato.ts';
import { Simbolo } from '#ui/simbolo.tsx';
import { REGALOS } from './muestras.ts';

/** Two gift cards, each with what it is worth. */
export function Regalos() {
  const t = textos.usar();
  return REGALOS.map((importe) => (
    <Paper key={importe} component="article" aria-label={t('regalar', { importe: formatearPesos(importe) })}>
      <Box component="img" src={dibujo(`regalo ${importe}`, 'abstracto', 640, 240)} alt="" sx={tapa} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 2.5 }}>
        <Simbolo tono="warning">
          <IconGift size={20} stroke={1.5} aria-hidden />
        </Simbolo>
        <Box component="h3" sx={{ flex: 1, m: 0, fontSize: '1rem', fontWeight: 600 }}>
          {t('regalar', { importe: formatearPesos(importe) })}
        </Box>
      </Box>
    </Paper>
  ));
}

const tapa = {
  display: 'block',
  width: '100%',
  height: 140,
  objectFit: 'cover',
  borderStartStartRadius: '7px',
  borderStartEndRadius: '7px',
} as const;
