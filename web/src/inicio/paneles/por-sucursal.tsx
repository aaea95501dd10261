import Box from '@mui/material/Box';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { Link } from '@tanstack/react-router';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import type { CifrasDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { primeroDelMes } from '@trastienda/nucleo/inicio/tramos.ts';
import { useTranslation } from 'react-i18next';
import { Avance } from '#inicio/dibujos/avance.tsx';
import { enlace } from '#inicio/estilo.ts';
import { useCifras } from '#inicio/inicio.queries.ts';
import { conMayuscula, formatearPorcentaje } from '#ui/formato/formato.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Dinero } from './dinero.tsx';
import { mesDe } from './fechas.ts';
import { Nada, Panel } from './panel.tsx';

const REPORTE = '/articulos/reportes/ventas';
/** The lines that fit beside the chart; with more sucursales, the last one tells how many are left. */
const RENGLONES = 5;

/** What each sucursal sold in the running month, the one that sold most first. */
export function PorSucursal() {
  const { t } = useTranslation('paneles');
  const cifras = useCifras();
  const hoy = diaArgentino(new Date());
  const delMes = { desde: primeroDelMes(hoy), hasta: hoy };
  return (
    <Panel
      id="por-sucursal"
      titulo={t('porSucursal.titulo')}
      bajada={t('porSucursal.bajada', { mes: conMayuscula(mesDe(hoy)) })}
      acciones={
        <Box component={Link} to={REPORTE} search={delMes as never} sx={enlace}>
          {t('porSucursal.verReporte')}
        </Box>
      }
    >
      <Cargado consulta={cifras} tituloDeError={t('cifras.error')} esqueleto={<EsqueletoDeTexto lineas={RENGLONES} />}>
        {({ sucursales: todas }) =>
          todas.every(({ importe }) => Number(importe) === 0) ? (
            <Nada icono={IconBuildingStore}>{t('porSucursal.nada')}</Nada>
          ) : (
            <Barras sucursales={todas} delMes={delMes} />
          )
        }
      </Cargado>
    </Panel>
  );
}

function Barras(props: {
  readonly sucursales: CifrasDeInicio['sucursales'];
  readonly delMes: { readonly desde: string; readonly hasta: string };
}) {
  const { t } = useTranslation('paneles');
  const importes = props.sucursales.map(({ importe }) => Number(importe));
  const total = importes.reduce((suma, importe) => suma + importe, 0);
  const mayor = Math.max(...importes);
  const parteDe = (importe: string) => formatearPorcentaje(Math.round((Number(importe) * 100) / total));
  const cuantas = props.sucursales.length;
  const aLaVista = cuantas > RENGLONES ? RENGLONES - 1 : cuantas;
  return (
    <Box component="ul" sx={barras}>
      {props.sucursales.slice(0, aLaVista).map(({ id, nombre, importe }) => (
        <li key={id}>
          <Box component={Link} to={REPORTE} search={{ ...props.delMes, sucursalId: id } as never}>
            <span className="nombre">{nombre}</span>
            <b>
              <Dinero importe={importe} />
            </b>
            {total > 0 && <bdi>{parteDe(importe)}</bdi>}
            <Avance parte={(Number(importe) * 100) / mayor} />
          </Box>
        </li>
      ))}
      {cuantas > aLaVista && <li className="otras">{t('porSucursal.otras', { count: cuantas - aLaVista })}</li>}
    </Box>
  );
}

const barras = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flex: 1,
  gap: { xs: 1, sm: 0 },
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
    alignItems: 'baseline',
    rowGap: '5px',
    py: '5px',
    borderRadius: '3px',
    color: 'text.primary',
    textDecoration: 'none',
    '@media (pointer: coarse)': { py: 1 },
  },
  '& a:hover .nombre': { textDecoration: 'underline' },
  '& .nombre': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 600 },
  '& a > bdi': { color: 'text.secondary', textAlign: 'end' },
  '& a > :last-child': { gridColumn: '1 / -1' },
  '& .otras': { color: 'text.secondary', fontSize: '0.75rem' },
} as const;
