import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import type { Endpoint, InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { cambiarAjustes, useAjustes } from '#apariencia/ajustes.ts';
import { CajaDeBusqueda } from '#ui/caja-de-busqueda.tsx';
import { Pista } from '#ui/pista.tsx';
import type { TablaDatosProps } from '#ui/tabla-tipos.ts';
import { useDescarga } from '#ui/use-descarga.ts';
import { botonDeBarra } from './boton-de-barra.ts';
import { BotonDeColumnas } from './boton-de-columnas.tsx';

/** Search, filters, and at the end what changes or takes away the view. */
export function TablaBarra<Fila>(props: TablaDatosProps<Fila>) {
  const { t } = useTranslation('ui');
  const { consulta } = props;
  return (
    <Stack
      direction="row"
      role="search"
      aria-label={t('tabla.buscarEn', { que: props.etiqueta })}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: { sm: 58 },
        px: { xs: 0, sm: 2 },
        py: { xs: 0, sm: 1 },
      }}
    >
      {!props.sinBuscar && (
        <CajaDeBusqueda
          valor={consulta.valores.buscar ?? ''}
          etiqueta={props.buscarEn ?? t('tabla.buscar')}
          onBuscar={(buscar) => consulta.cambiar({ buscar: buscar === '' ? undefined : buscar })}
        />
      )}
      {props.filtros}
      {consulta.hayFiltros && (
        <Link component="button" variant="body2" onClick={() => consulta.limpiar()} sx={{ px: 1, minHeight: 30 }}>
          {t('accion.limpiar')}
        </Link>
      )}
      <Box sx={{ flex: 1 }} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <BotonDensidad />
        </Box>
        {props.clave !== undefined && (
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <BotonDeColumnas clave={props.clave} columnas={props.columnas} />
          </Box>
        )}
        {props.csv && <BotonCsv csv={props.csv} valores={consulta.valores} />}
      </Stack>
    </Stack>
  );
}

function BotonDensidad() {
  const { t } = useTranslation('ui');
  const { densidad } = useAjustes();
  const handleClick = () => cambiarAjustes({ densidad: densidad === 'densa' ? 'normal' : 'densa' });
  return (
    <Pista texto={t('tabla.densidad')}>
      <IconButton
        aria-label={t('tabla.densidad')}
        aria-pressed={densidad === 'normal'}
        onClick={handleClick}
        sx={botonDeBarra}
      >
        <IconList size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Pista>
  );
}

function BotonCsv(props: Required<Pick<TablaDatosProps<unknown>, 'csv'>> & { readonly valores: object }) {
  const { t } = useTranslation('ui');
  const { ocupado, bajar } = useDescarga();
  const { endpoint, nombre } = props.csv;

  const handleClick = () => {
    // The file holds everything the filter shows, not one page of it.
    const { pagina: _, porPagina: __, ...query } = { pagina: 0, porPagina: 0, ...props.valores };
    bajar(endpoint, { query } as InputOf<Endpoint>, nombre);
  };
  return (
    <Pista texto={ocupado ? t('tabla.exportando') : t('tabla.exportar')}>
      <span>
        <IconButton aria-label={t('tabla.exportar')} disabled={ocupado} onClick={handleClick} sx={botonDeBarra}>
          <IconDownload size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </span>
    </Pista>
  );
}
