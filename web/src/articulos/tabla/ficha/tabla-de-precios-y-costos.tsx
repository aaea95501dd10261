import Box from '@mui/material/Box';
import type { CostoDeReposicion, Precio } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearFecha, formatearUnitario } from '#ui/formato/formato.ts';

type Props = {
  readonly titulo: string;
  readonly precios: readonly Precio[];
  readonly costos: readonly CostoDeReposicion[];
};

/** The figures of the drawing, for who reads instead of looking: what held of each from each day on, the newest first. */
export function TablaDePreciosYCostos({ titulo, precios, costos }: Props) {
  const { t } = useTranslation('costos');
  return (
    <Box sx={marco} tabIndex={0} role="group" aria-label={titulo}>
      <Box component="table" sx={tabla}>
        <thead>
          <tr>
            <th scope="col">{t('precios.desde')}</th>
            <th scope="col">{t('tiempo.precio')}</th>
            {costos.length > 0 && <th scope="col">{t('tiempo.costo')}</th>}
          </tr>
        </thead>
        <tbody>
          {renglonesDe(precios, costos).map(({ desde, precio, costo }) => (
            <tr key={desde}>
              <th scope="row">{formatearFecha(desde)}</th>
              <td>{formatearUnitario(precio)}</td>
              {costos.length > 0 && <td>{formatearUnitario(costo)}</td>}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** What holds of each when either changes. */
function renglonesDe(precios: readonly Precio[], costos: readonly CostoDeReposicion[]) {
  const dias = [...new Set([...precios, ...costos].map(({ desde }) => desde))].toSorted();
  const vigente = <Uno extends { readonly desde: string }>(todos: readonly Uno[], dia: string) =>
    todos.filter(({ desde }) => desde <= dia).toSorted((a, b) => (a.desde < b.desde ? 1 : -1))[0];
  return dias.toReversed().map((desde) => ({
    desde,
    precio: vigente(precios, desde)?.neto ?? null,
    costo: vigente(costos, desde)?.importe ?? null,
  }));
}

const marco = { overflow: 'auto', maxHeight: 220 } as const;
const tabla = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': { py: 0.75, px: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'end' },
  '& th': { fontWeight: 500, color: 'text.secondary' },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
  '& td:last-of-type': { paddingInlineEnd: 0 },
} as const;
