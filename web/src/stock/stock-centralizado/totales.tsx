import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type ColumnaDelCentralizado,
  type SumaDelCentralizado,
  sumarCentralizado,
  type verCentralizado,
} from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearEntero } from '#ui/formato/formato.ts';
import { soloFiltro, type useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { CIFRAS, type Cifra, textoDeCifra } from './columnas.ts';

type Props = {
  readonly columnas: readonly ColumnaDelCentralizado[];
  readonly consulta: ReturnType<typeof useConsultaDeLista<typeof verCentralizado>>;
};

/** The last rows of the matrix, always in sight: what all that the filter leaves adds up to, one for each unidad (TD-15). */
export function TotalesDeMatriz({ columnas, consulta }: Props) {
  const { t } = useTranslation('stock');
  const { t: tUi } = useTranslation('ui');
  const query = soloFiltro(consulta.valores);
  const { data, error, isFetching, refetch } = useQuery({
    ...consultaDe(sumarCentralizado, { query }),
    placeholderData: keepPreviousData,
  });
  const filas: readonly (SumaDelCentralizado | null)[] = data === undefined ? [null] : data.filas;
  return (
    <tfoot aria-busy={isFetching}>
      {filas.map((fila, i) => (
        <tr key={fila?.unidad ?? ''}>
          <th scope="row" colSpan={2} className="codigo">
            {tUi('tabla.totales')}
            {fila && ` · ${fila.unidad}`}
            {data && i === 0 && (
              <small>
                {t('centralizado.articulos', { count: data.articulos, cuantos: formatearEntero(data.articulos) })}
              </small>
            )}
            {error && (
              <Link component="button" color="error" title={mensajeDeError(error)} onClick={() => void refetch()}>
                {tUi('accion.reintentar')}
              </Link>
            )}
          </th>
          {columnas.map(({ sucursalId }) => (
            <td key={sucursalId} colSpan={CIFRAS.length} className="abre-grupo">
              <Sumas suma={fila?.celdas.find((celda) => celda.sucursalId === sucursalId)} />
            </td>
          ))}
          <td colSpan={2} className="abre-grupo total-disponible">
            <Sumas suma={fila?.total} />
          </td>
        </tr>
      ))}
    </tfoot>
  );
}

/** One under the other: a sum is wider than the column of what it adds up. */
function Sumas({ suma }: { readonly suma: Readonly<Record<Cifra, string>> | undefined }) {
  const { t } = useTranslation('stock');
  if (suma === undefined) return null;
  return (
    <dl>
      {CIFRAS.map((cifra) => (
        <div key={cifra} className={cifra}>
          <dt title={t(`centralizado.${cifra}`)}>{t(SIGLAS[cifra])}</dt>
          <dd>{textoDeCifra(cifra, suma[cifra])}</dd>
        </div>
      ))}
    </dl>
  );
}

const SIGLAS = {
  fisico: 'centralizado.fis',
  reservado: 'centralizado.res',
  disponible: 'centralizado.disp',
  enTransito: 'centralizado.tran',
} as const;
