import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { cambiarAjustes } from '#apariencia/ajustes.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { useEsCelular } from '#ui/listas/lista-continua.ts';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { botonDeBarra } from './boton-de-barra.ts';
import { BotonDeColumnas } from './boton-de-columnas.tsx';
import { BotonDeExportar } from './boton-de-exportar.tsx';
import { BotonDeTotales } from './boton-de-totales.tsx';
import type { BotonesDeCelular as Botones, EleccionEnTarjetas } from './botones-de-celular.tsx';
import { useDensidad, useDiseno } from './diseno.ts';
import { FiltrosDeTabla } from './filtros-de-tabla.tsx';
import { BotonDeImprimir } from './impresion/boton-de-imprimir.tsx';
import { recuerdo } from './recuerdo/recuerdo.ts';
import { BotonDeVistas } from './vistas/boton-de-vistas.tsx';
import { useVistaPedida } from './vistas/conocidas.ts';

const BotonesDeCelular = lazy(async () => ({
  default: (await import('./botones-de-celular.tsx')).BotonesDeCelular,
})) as unknown as typeof Botones;

type Props<Fila> = TablaDatosProps<Fila> & { readonly elegir: EleccionEnTarjetas | undefined };

/** Search, filters, and at the end what changes or takes away the view. */
export function TablaBarra<Fila>(props: Props<Fila>) {
  const { t } = useTranslation('ui');
  const { consulta } = props;
  const Dejada = recuerdo.usePieza()?.ComoLaDejaste;
  return (
    <Stack
      direction="row"
      role="search"
      aria-label={t('tabla.buscarEn', { que: props.etiqueta })}
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: { xs: 'center', sm: 'flex-start' },
        gap: 1,
        px: { xs: 0, sm: 2 },
        py: { xs: 0, sm: 1.5 },
      }}
    >
      <Box sx={losFiltros}>
        {Dejada && <Dejada {...props} />}
        {!props.sinBuscar && (
          <CajaDeBusqueda
            valor={consulta.valores.buscar ?? ''}
            etiqueta={props.buscarEn ?? t('tabla.buscar')}
            onBuscar={(buscar) => consulta.cambiar({ buscar: buscar === '' ? undefined : buscar })}
          />
        )}
        {props.filtros}
        <FiltrosDeTabla columnas={props.columnas} consulta={consulta} />
        {consulta.hayFiltros && (
          <Link component="button" variant="body2" onClick={() => consulta.limpiar()} sx={{ px: 1, minHeight: 30 }}>
            {t('accion.limpiar')}
          </Link>
        )}
      </Box>
      {/* At the end of its line, also when it has one of its own. */}
      <Stack direction="row" sx={{ gap: 1, marginInlineStart: 'auto', minWidth: 0 }}>
        {useEsCelular() && (
          <Suspense fallback={<Box sx={{ width: 34, height: 34 }} />}>
            <BotonesDeCelular columnas={props.columnas} consulta={consulta} elegir={props.elegir} />
          </Suspense>
        )}
        {props.clave !== undefined && <BotonDeVistas clave={props.clave} consulta={consulta} />}
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <BotonDensidad clave={props.clave} />
        </Box>
        {props.clave !== undefined && (
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <BotonDeColumnas clave={props.clave} columnas={props.columnas} />
          </Box>
        )}
        {props.clave !== undefined && props.totales && <BotonDeTotales clave={props.clave} />}
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <BotonDeImprimir {...props} />
        </Box>
        {props.csv && <BotonDeExportar {...props} csv={props.csv} />}
      </Stack>
    </Stack>
  );
}

/** Those that do not fit go below, and leave the buttons where they are. */
const losFiltros = {
  display: { xs: 'contents', sm: 'flex' },
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  minHeight: 34,
  // The search gives way before a filter is left alone in a line of its own.
  '& > .MuiOutlinedInput-root': { flex: { sm: '1 1 180px' }, maxWidth: { sm: 276 } },
} as const;

function BotonDensidad({ clave }: { readonly clave: string | undefined }) {
  const { t } = useTranslation('ui');
  const densidad = useDensidad(clave);
  const [diseno, guardar] = useDiseno(clave ?? '');
  const enVista = useVistaPedida() !== undefined;
  const handleClick = () => {
    const otra = densidad === 'densa' ? 'normal' : 'densa';
    // With a view on, it is that of the view which changes; otherwise, that of every table.
    if (enVista && clave !== undefined) guardar({ ...diseno, densidad: otra });
    else cambiarAjustes({ densidad: otra });
  };
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
