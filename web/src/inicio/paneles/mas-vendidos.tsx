import Box from '@mui/material/Box';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import { Link } from '@tanstack/react-router';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import type { MejoresDelMes } from '@trastienda/nucleo/inicio/contrato.ts';
import { primeroDelMes } from '@trastienda/nucleo/inicio/tramos.ts';
import { useTranslation } from 'react-i18next';
import { Avance } from '#inicio/dibujos/avance.tsx';
import { enlace } from '#inicio/estilo.ts';
import { useMejores } from '#inicio/inicio.queries.ts';
import { conMayuscula, formatearCantidad } from '#ui/formato/formato.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { EnlaceCaja } from '#ui/piezas/enlace.tsx';
import { Dinero } from './dinero.tsx';
import { mesDe } from './fechas.ts';
import { Nada, Panel } from './panel.tsx';

const A_LA_VISTA = 3;

/** The artículos that sold the most in the running month, each beside the first one. */
export function MasVendidos() {
  const { t } = useTranslation('paneles');
  const mejores = useMejores();
  const hoy = diaArgentino(new Date());
  return (
    <Panel
      id="mas-vendidos"
      titulo={t('masVendidos.titulo')}
      bajada={t('porSucursal.bajada', { mes: conMayuscula(mesDe(hoy)) })}
      tenida
      acciones={
        <Box
          component={Link}
          to="/articulos/reportes/ventas"
          search={{ desde: primeroDelMes(hoy), hasta: hoy } as never}
          sx={enlace}
        >
          {t('porSucursal.verReporte')}
        </Box>
      }
    >
      <Cargado consulta={mejores} tituloDeError={t('masVendidos.error')} esqueleto={<EsqueletoDeTexto lineas={6} />}>
        {({ articulos }) =>
          articulos.length === 0 ? (
            <Nada icono={IconPackages}>{t('masVendidos.nada')}</Nada>
          ) : (
            <Articulos articulos={articulos.slice(0, A_LA_VISTA)} />
          )
        }
      </Cargado>
    </Panel>
  );
}

function Articulos({ articulos }: { readonly articulos: MejoresDelMes['articulos'] }) {
  const mayor = Number(articulos[0]?.importe ?? 1);
  return (
    <Box component="ul" sx={lista}>
      {articulos.map(({ id, codigo, descripcion, unidad, unidades, importe }) => (
        <li key={id}>
          <EnlaceCaja to="/articulos/tabla/$id" params={{ id }}>
            <span className="nombre">{descripcion}</span>
            <b>
              <Dinero importe={importe} />
            </b>
            <small>
              <bdi>{codigo}</bdi> · <bdi>{`${formatearCantidad(unidades)} ${unidad}`}</bdi>
            </small>
            <Avance parte={(Number(importe) * 100) / mayor} />
          </EnlaceCaja>
        </li>
      ))}
    </Box>
  );
}

const lista = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-evenly',
  flex: 1,
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 1.5,
    rowGap: '4px',
    py: 0.5,
    borderRadius: '3px',
    color: 'text.primary',
    textDecoration: 'none',
  },
  '& a:hover .nombre': { textDecoration: 'underline' },
  '& .nombre': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 },
  '& b': { fontWeight: 600 },
  '& small': { gridColumn: '1 / -1', fontSize: '0.75rem', lineHeight: '1rem', color: 'text.secondary' },
  '& a > :last-child': { gridColumn: '1 / -1', bgcolor: 'background.paper' },
} as const;
