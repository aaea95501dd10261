import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useQuery } from '@tanstack/react-query';
import { type CostoDeReposicion, listarCostos, type Precio } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { GraficoDePrecios } from './grafico-de-precios.tsx';
import { TablaDePreciosYCostos } from './tabla-de-precios-y-costos.tsx';

/** What buying an artículo again cost, and the margin each lista leaves on it; nothing for who may not see costs. */
export function useCostosDeArticulo(id: string) {
  const puede = usePuede();
  return useQuery({ ...consultaDe(listarCostos, { params: { id } }), enabled: puede(listarCostos) }).data;
}

/** What one unit costs: a price from a quantity on is another line, and not a change of this one. */
export const deUnaUnidad = (precios: readonly Precio[]): readonly Precio[] =>
  precios.filter(({ cantidadDesde }) => cantidadDesde === '0');

type Props = {
  readonly lista: string;
  /** Those of that lista, `deUnaUnidad`. */
  readonly precios: readonly Precio[];
  readonly costos: readonly CostoDeReposicion[];
  readonly amplio?: boolean;
};

/** The prices of a lista over time beside what it cost, drawn or as a table. */
export function PreciosEnElTiempo({ lista, precios, costos, amplio = false }: Props) {
  const { t } = useTranslation('costos');
  const { t: tUi } = useTranslation('ui');
  const [enTabla, setEnTabla] = useState(false);
  const deLaLista = enSuMoneda(costos, precios[0]?.moneda);
  const Icono = enTabla ? IconChartLine : IconTable;
  return (
    <>
      <Box sx={cabeza}>
        {amplio && <Box sx={{ fontWeight: 600 }}>{lista}</Box>}
        <Box component="span" sx={deQue}>
          <Box component="span" sx={muestra} />
          {t('tiempo.precio')}
        </Box>
        {deLaLista.length > 0 && (
          <Box component="span" sx={deQue}>
            <Box component="span" sx={{ ...muestra, ...deCosto }} />
            {t('tiempo.costo')}
          </Box>
        )}
        <Pista texto={tUi(enTabla ? 'grafico.verGrafico' : 'grafico.verTabla')}>
          <IconButton
            size="small"
            aria-pressed={enTabla}
            onClick={() => setEnTabla(!enTabla)}
            sx={{ marginInlineStart: 'auto' }}
          >
            <Icono size={17} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
      </Box>
      {enTabla ? (
        <TablaDePreciosYCostos titulo={t('tiempo.titulo', { lista })} precios={precios} costos={deLaLista} />
      ) : (
        <GraficoDePrecios lista={lista} precios={precios} costos={deLaLista} amplio={amplio} />
      )}
    </>
  );
}

/** Costs in another currency are another scale: then only prices are drawn. */
const enSuMoneda = (costos: readonly CostoDeReposicion[], moneda: string | undefined) =>
  costos.every((costo) => costo.moneda === null || costo.moneda === moneda) ? costos : [];

const cabeza = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 32,
  mb: 0.5,
  fontSize: '0.75rem',
  color: 'text.secondary',
} as const;
const deQue = { display: 'inline-flex', alignItems: 'center', gap: 0.75 } as const;
const muestra = { width: 16, borderTop: '2px solid', borderColor: 'primary.accent' } as const;
const deCosto = { borderTopStyle: 'dashed', borderColor: 'var(--t-palette-chart-series-1)' } as const;
