import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { PostVideoFile } from '#galeria/api-falsa/entidades/perfil.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearTamano } from '#ui/formato/tamano.ts';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { textos } from './textos.ts';

/**
 * A video of the disk, as a file: the content policy of the page lets no video play. It can be taken away as it came, or,
 * with `onQuitar`, out of what is being written.
 */
export function ArchivoDeVideo(props: {
  readonly archivo: PostVideoFile;
  readonly direccion: string;
  readonly onQuitar?: () => void;
}) {
  const t = textos.usar();
  const { name, bytes } = props.archivo;
  return (
    <Box data-testid="profile-video-file" sx={tarjeta}>
      <Simbolo tono="primary">
        <IconVideo size={20} stroke={1.5} aria-hidden />
      </Simbolo>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          <bdi>{formatearTamano(bytes)}</bdi>
          {` · ${t('sinReproducir')}`}
        </Box>
      </Box>
      {props.onQuitar ? (
        <Pista texto={t('quitarVideoElegido', { nombre: name })}>
          <IconButton size="small" onClick={props.onQuitar}>
            <IconX size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
      ) : (
        <Pista texto={t('descargarVideo', { nombre: name })}>
          <IconButton size="small" component="a" href={props.direccion} download={name}>
            <IconDownload size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
      )}
    </Box>
  );
}

const tarjeta = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  borderRadius: 1,
  boxShadow: 'inset 0 0 0 1px var(--t-palette-divider)',
} as const;
