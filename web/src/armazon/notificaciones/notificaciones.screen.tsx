import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { Link } from '@tanstack/react-router';
import { listarNotificaciones, type Notificacion } from '@trastienda/nucleo/plataforma/contrato-de-notificaciones.ts';
import { TEMAS } from '@trastienda/nucleo/plataforma/notificaciones.ts';
import { useTranslation } from 'react-i18next';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { type PaginaDeLista, useLista } from '#ui/listas/lista.ts';
import { Esperando, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { VistaError, VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { VistaSinResultados } from '#ui/pantalla/sin-resultados.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { TablaPie } from '#ui/tabla/pie.tsx';
import { ContenidoDeNotificacion } from './contenido-de-notificacion.tsx';
import { useDestino, useMarcarLeidas, useNotificaciones } from './use-notificaciones.ts';

const POR_PAGINA = 25;

/** Every notification of who asks, by topic and by what is unread. */
export function NotificacionesScreen() {
  const { t } = useTranslation('notificaciones');
  const consulta = useConsultaDeLista(listarNotificaciones);
  const lista = useLista(listarNotificaciones, { porPagina: POR_PAGINA, ...consulta.valores });
  const hayFilas = (lista.filas?.length ?? 0) > 0;
  return (
    <Pagina titulo={t('titulo')} acciones={<Acciones />}>
      <Tarjeta sinRelleno>
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap', px: 2.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
        >
          <FiltroOpciones
            etiqueta={t('tema')}
            valor={consulta.valores.tema}
            opciones={TEMAS.map((tema) => ({ valor: tema, texto: t(`temas.${tema}`) }))}
            onCambio={(tema) => consulta.cambiar({ tema })}
          />
          <Button
            size="small"
            variant={consulta.valores.leidas === 'no' ? 'contained' : 'outlined'}
            aria-pressed={consulta.valores.leidas === 'no'}
            onClick={() => consulta.cambiar({ leidas: consulta.valores.leidas === 'no' ? undefined : 'no' })}
          >
            {t('soloSinLeer')}
          </Button>
        </Stack>
        <Filas lista={lista} hayFiltros={consulta.hayFiltros} onLimpiar={consulta.limpiar} />
        {hayFilas && (
          <Box sx={{ px: { xs: 2, sm: 0 } }}>
            <TablaPie consulta={consulta} lista={lista} pie={null} />
          </Box>
        )}
      </Tarjeta>
    </Pagina>
  );
}

function Acciones() {
  const { t } = useTranslation('notificaciones');
  const { data } = useNotificaciones();
  const marcar = useMarcarLeidas();
  const ultima = data?.filas[0];
  return (
    <>
      <EnlaceBoton
        to="/usuario/configuracion"
        search={{ pestana: 'preferencias' }}
        startIcon={<IconSettings size={18} stroke={1.7} aria-hidden />}
      >
        {t('elegirAvisos')}
      </EnlaceBoton>
      <Button
        variant="contained"
        startIcon={<IconChecks size={18} stroke={1.7} aria-hidden />}
        disabled={!ultima || data?.sinLeer === 0 || marcar.isPending}
        onClick={() => ultima && marcar.mutate({ body: { hasta: ultima.id } })}
      >
        {t('marcarTodas')}
      </Button>
    </>
  );
}

type FilasProps = {
  readonly lista: PaginaDeLista<Notificacion>;
  readonly hayFiltros: boolean;
  readonly onLimpiar: () => void;
};

function Filas({ lista, hayFiltros, onLimpiar }: FilasProps) {
  const { t } = useTranslation('notificaciones');
  const marcar = useMarcarLeidas();
  const destino = useDestino();
  const { filas, error, reintentar } = lista;
  if (!filas && error) return <VistaError error={error} titulo={t('error')} onReintentar={reintentar} />;
  if (!filas) {
    return (
      <Esperando>
        <EsqueletoDeTexto />
      </Esperando>
    );
  }
  if (filas.length === 0 && hayFiltros) return <VistaSinResultados onLimpiar={onLimpiar} />;
  if (filas.length === 0) return <VistaVacia icono={IconBellOff} titulo={t('vacio')} texto={t('vacioTexto')} />;
  return (
    <List disablePadding aria-label={t('titulo')} aria-busy={lista.actualizando}>
      {filas.map((una) => (
        <Box
          component="li"
          key={una.id}
          sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
        >
          <ListItemButton
            component={Link}
            {...destino(una)}
            onClick={() => {
              if (!una.leida) marcar.mutate({ body: { ids: [una.id] } });
            }}
            sx={{ gap: 1.5, px: 2.5, py: 1.5 }}
          >
            <ContenidoDeNotificacion una={una} entera />
          </ListItemButton>
        </Box>
      ))}
    </List>
  );
}
