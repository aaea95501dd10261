import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { GalleryItem } from '#galeria/api-falsa/entidades/perfil.ts';
import { textos } from '#galeria/user-profile/textos.ts';
import { hayPortapapeles, useCopiar } from '#ui/archivos/copiar.ts';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { formatearFecha } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

/** A picture of the gallery, with what can be done with it. */
export function Foto(props: {
  readonly foto: GalleryItem;
  readonly onAbrir: () => void;
  readonly onEliminar: () => void;
}) {
  const t = textos.usar();
  const copiar = useCopiar();
  const { id, cover, name, time } = props.foto;
  const enlace = () => `${window.location.origin}/apps/gallery?foto=${id}`;
  const acciones = () => [
    { texto: t('descargar'), icono: IconDownload, onClick: () => descargar(cover, name) },
    ...(hayPortapapeles()
      ? [{ texto: t('copiarEnlace'), icono: IconLink, onClick: () => copiar(enlace(), t('enlaceCopiado')) }]
      : []),
    { texto: t('eliminar'), icono: IconTrash, peligro: true, onClick: props.onEliminar },
  ];
  return (
    <Tarjeta sinRelleno>
      <ButtonBase
        aria-label={t('verFoto', { nombre: name })}
        onClick={props.onAbrir}
        sx={{ display: 'block', width: '100%', '&.Mui-focusVisible': { outlineOffset: '-2px' } }}
      >
        <Box
          component="img"
          src={cover}
          alt=""
          loading="lazy"
          sx={{ display: 'block', width: '100%', height: 220, objectFit: 'cover' }}
        />
      </ButtonBase>
      <Stack direction="row" sx={{ px: 2, py: 1.25, gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3" noWrap>
            {name}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {formatearFecha(time)}
          </Typography>
        </Box>
        <MenuDeFila etiqueta={t('accionesDe', { nombre: name })} acciones={acciones} />
      </Stack>
    </Tarjeta>
  );
}

function descargar(direccion: string, nombre: string): void {
  const ancla = document.createElement('a');
  ancla.href = direccion;
  ancla.download = nombre;
  ancla.click();
}
