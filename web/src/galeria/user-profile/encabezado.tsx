import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { Contador } from '#ui/piezas/contador.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { textos } from './textos.ts';

/** The name of a list of the profile, how many it shows, and its search. */
export function Encabezado(props: {
  readonly titulo: string;
  readonly cantidad: number;
  readonly buscar: string;
  readonly etiqueta: string;
  readonly onBuscar: (texto: string) => void;
}) {
  const t = textos.usar();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flex: 1 }}>
        <Typography variant="h5" component="h2">
          {props.titulo}
        </Typography>
        <Box component="span" aria-hidden data-testid="profile-count" sx={{ display: 'inline-flex' }}>
          <Contador cantidad={props.cantidad} elegido />
        </Box>
        <Oculto>
          <span role="status">{t('encontrados', { count: props.cantidad })}</span>
        </Oculto>
      </Stack>
      <CajaDeBusqueda valor={props.buscar} etiqueta={props.etiqueta} onBuscar={props.onBuscar} />
    </Stack>
  );
}
