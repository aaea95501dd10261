import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { textos } from '#galeria/widgets/textos.ts';
import { formatearEntero, formatearFecha } from '#ui/formato/formato.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { NOTICIAS } from './muestras.ts';

/** Three pieces of news, with how long they take and who has read them. */
export function Noticias() {
  const t = textos.usar();
  return NOTICIAS.map((una) => (
    <Paper key={una.id} component="article" aria-label={una.titulo} sx={{ overflow: 'hidden' }}>
      <Box sx={{ position: 'relative' }}>
        <Box component="img" src={dibujo(una.titulo, 'paisaje')} alt="" sx={tapa} />
        <Box sx={lectura}>{t('minutos', { cuantos: una.minutos })}</Box>
        <Box sx={{ position: 'absolute', insetInlineStart: 20, bottom: -18 }}>
          <AvatarDe quien={{ nombre: una.autor }} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, p: 2.5, pt: 3.5 }}>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{una.autor}</Box>
        <Box component="h3" sx={{ m: 0, fontSize: '1rem', lineHeight: '1.375rem', fontWeight: 600 }}>
          {una.titulo}
        </Box>
        <Box sx={pie}>
          <IconEye size={16} stroke={1.7} aria-hidden />
          <span>
            <span aria-hidden>{formatearEntero(una.vistas)}</span>
            <Oculto>{t('vistas', { cuantas: formatearEntero(una.vistas) })}</Oculto>
          </span>
          <IconMessage2 size={16} stroke={1.7} aria-hidden style={{ marginInlineStart: 8 }} />
          <span>
            <span aria-hidden>{formatearEntero(una.comentarios)}</span>
            <Oculto>{t('comentarios', { cuantos: una.comentarios })}</Oculto>
          </span>
          <Box component="span" sx={{ marginInlineStart: 'auto' }}>
            {formatearFecha(una.dia)}
          </Box>
        </Box>
      </Box>
    </Paper>
  ));
}

const tapa = { display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' } as const;

const lectura = {
  position: 'absolute',
  insetInlineEnd: 12,
  bottom: 12,
  px: 1,
  py: 0.25,
  borderRadius: '5px',
  fontSize: '0.75rem',
  fontWeight: 600,
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;

const pie = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;
