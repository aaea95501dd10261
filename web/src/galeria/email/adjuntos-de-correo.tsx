import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { AdjuntoDeCorreo, Email } from '#galeria/api-falsa/entidades/email.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { esImagen } from './archivo.ts';
import { textos } from './textos.ts';

/** The files of a mail, to take away; with `onQuitar`, those of one that is being written. */
export function AdjuntosDeCorreo(props: {
  readonly adjuntos: Email['attchments'];
  readonly onQuitar?: (adjunto: AdjuntoDeCorreo) => void;
}) {
  const t = textos.usar();
  if (props.adjuntos.length === 0) return null;
  return (
    <Box component="section">
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {t('adjuntos', { cuantos: props.adjuntos.length })}
      </Typography>
      <Box component="ul" sx={lista}>
        {props.adjuntos.map((uno) => (
          <Box component="li" key={uno.id} sx={tarjeta}>
            {esImagen(uno) ? (
              <Box
                component="img"
                src={uno.image}
                alt=""
                sx={{ width: 48, height: 48, objectFit: 'cover', borderRadius: 1 }}
              />
            ) : (
              <IconPaperclip size={24} stroke={1.5} aria-hidden />
            )}
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Typography noWrap>{uno.title}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {uno.fileSize}
              </Typography>
            </Box>
            {props.onQuitar ? (
              <Pista texto={t('quitarAdjunto', { que: uno.title })}>
                <IconButton size="small" onClick={() => props.onQuitar?.(uno)}>
                  <IconX size={18} stroke={1.7} aria-hidden />
                </IconButton>
              </Pista>
            ) : (
              <Pista texto={t('descargar', { que: uno.title })}>
                <IconButton size="small" component="a" href={uno.image} download={uno.title}>
                  <IconDownload size={18} stroke={1.7} aria-hidden />
                </IconButton>
              </Pista>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const lista = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
} as const;
const tarjeta = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  minWidth: 0,
} as const;
