import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import type { ColumnaPuesta } from './columnas.ts';
import { useTotalesDeLaLista } from './consulta-de-totales.ts';
import { clasesDeColumna, lugarDe } from './estilo.ts';
import type { TotalesDeTabla } from './totales.ts';

type Props<Fila> = {
  readonly totales: TotalesDeTabla;
  readonly consulta: ConsultaDeLista;
  readonly columnas: readonly ColumnaPuesta<Fila>[];
  readonly conMenu: boolean;
  readonly conCasilla: boolean;
  /** Its place among the rows of the grid, for those who listen to it. */
  readonly lugar: number;
};

/** The last row of a table, always in sight: what everything the filter leaves adds up to, worked out by the server. */
export function FilaDeTotales<Fila>({ totales, consulta, columnas, conMenu, conCasilla, lugar }: Props<Fila>) {
  const { t } = useTranslation('ui');
  const { data, error, isFetching, refetch } = useTotalesDeLaLista(totales, consulta);
  const suyas = data === undefined ? {} : totales.celdas(data);
  return (
    <tfoot>
      <tr aria-rowindex={lugar} aria-label={t('tabla.totales')} aria-busy={isFetching}>
        {conCasilla && <td className="eleccion" />}
        {columnas.map((columna, i) => (
          <td key={columna.id} className={clasesDeColumna(columna)} style={lugarDe(columna)}>
            {error && i === 0 ? (
              <Link component="button" color="error" title={mensajeDeError(error)} onClick={() => void refetch()}>
                {t('accion.reintentar')}
              </Link>
            ) : (
              (suyas[columna.id] ?? (i === 0 ? t('tabla.totales') : null))
            )}
          </td>
        ))}
        {conMenu && <td className="menu" />}
      </tr>
    </tfoot>
  );
}
