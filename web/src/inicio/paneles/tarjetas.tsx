import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconHourglassLow from '@tabler/icons-react/dist/esm/icons/IconHourglassLow.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Link } from '@tanstack/react-router';
import type { TarjetasDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { ESTADOS_POR_ENTREGAR } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import { useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { useTarjetas } from '#inicio/inicio.queries.ts';
import type { DePanel } from '#inicio/paneles-a-pedido.ts';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import type { Icono } from '#ui/piezas/icono.ts';
import { Panel } from './panel.tsx';

type Clave = Exclude<keyof TarjetasDeInicio, 'paraReponer' | 'pendientes'>;
type Tarjeta = {
  readonly clave: Clave;
  readonly icono: Icono;
  readonly tono: 'primary' | 'info' | 'success' | 'warning' | 'error';
  /** Where the rows that make its number are. */
  readonly a?: string;
  readonly search?: (sucursal: object) => object;
};

/** Each leads to the rows that make its number; the one no screen lists only says it. */
const TARJETAS: readonly Tarjeta[] = [
  { clave: 'articulosActivos', icono: IconPackages, tono: 'primary', a: '/articulos/tabla' },
  {
    clave: 'clientes',
    icono: IconUsers,
    tono: 'info',
    a: '/clientes/tabla',
    // Their table has those that are out of use too.
    search: () => ({ filtros: 'estado:uno:ACTIVO,BLOQUEADO' }),
  },
  {
    clave: 'notasAbiertas',
    icono: IconFileInvoice,
    tono: 'success',
    a: '/ventas/notas-de-pedido',
    search: (sucursal) => ({ estado: ['BORRADOR', ...ESTADOS_POR_ENTREGAR].join(','), ...sucursal }),
  },
  {
    clave: 'bajoStock',
    icono: IconAlertTriangle,
    tono: 'warning',
    a: '/articulos/tabla',
    search: (sucursal) => ({ bajoMinimo: 'true', ...sucursal }),
  },
  { clave: 'obsoletos', icono: IconHourglassLow, tono: 'error' },
];

/** How much there is of what the business is made of, one tile for each, on a strip that is swept where it does not fit. */
export function Tarjetas({ sucursalId }: DePanel) {
  const { t } = useTranslation('paneles');
  const sucursal = useSucursal();
  const tarjetas = useTarjetas(sucursalId);
  return (
    <Panel
      id="tarjetas"
      titulo={t('tarjetas.titulo')}
      {...(sucursal && { bajada: t('tarjetas.bajada', { sucursal: sucursal.nombre }) })}
    >
      <Cargado
        consulta={tarjetas}
        tituloDeError={t('tarjetas.error')}
        esqueleto={<Skeleton variant="rounded" sx={{ height: 72 }} />}
      >
        {(cuantos) => (
          <Box component="ul" sx={tira}>
            {TARJETAS.map((tarjeta) => {
              const cuanto = cuantos[tarjeta.clave];
              return cuanto === null ? null : (
                <UnaTarjeta
                  key={tarjeta.clave}
                  tarjeta={tarjeta}
                  cuanto={cuanto}
                  en={sucursalId ? { sucursalId } : {}}
                />
              );
            })}
          </Box>
        )}
      </Cargado>
    </Panel>
  );
}

function UnaTarjeta(props: { readonly tarjeta: Tarjeta; readonly cuanto: number; readonly en: object }) {
  const { t } = useTranslation('paneles');
  const { clave, icono: Icono, tono, a, search } = props.tarjeta;
  const colores = { bgcolor: `${tono}.soft`, color: `${tono}.onSoft` };
  const dicho = (
    <>
      <Icono size={24} stroke={1.5} aria-hidden />
      <span>
        <b>{formatearEntero(props.cuanto)}</b>
        {t(`tarjetas.${clave}`)}
      </span>
    </>
  );
  return (
    <li>
      {a === undefined ? (
        <Box className="tarjeta" sx={colores}>
          {dicho}
        </Box>
      ) : (
        <Box component={Link} to={a} search={(search?.(props.en) ?? {}) as never} className="tarjeta" sx={colores}>
          {dicho}
        </Box>
      )}
    </li>
  );
}

const tira = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(168px, 1fr)',
  gap: 1.5,
  m: 0,
  p: 0,
  // Whole also while they have the focus.
  px: '3px',
  mx: '-3px',
  py: '3px',
  my: '-3px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '3px',
  '& li': { scrollSnapAlign: 'start' },
  '& .tarjeta': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 72,
    px: 2,
    borderRadius: 1,
    textDecoration: 'none',
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
  },
  '& a:hover span': { textDecoration: 'underline' },
  '& svg': { flex: 'none' },
  '& b': { display: 'block', fontSize: '1.25rem', lineHeight: '1.625rem', fontWeight: 700, letterSpacing: '-0.02em' },
} as const;
