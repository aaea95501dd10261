import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useTranslation } from 'react-i18next';
import type { Columna, TablaDatosProps } from '#ui/tabla-tipos.ts';
import { clasesDeColumna } from './estilo.ts';

type Props<Fila> = Pick<TablaDatosProps<Fila>, 'columnas' | 'consulta' | 'acciones'> & {
  readonly fijas: readonly number[];
};

/** Names of the columns. Those that can be ordered are buttons: first up, then down, then as it was. */
export function TablaEncabezado<Fila>({ columnas, consulta, acciones, fijas }: Props<Fila>) {
  const { t } = useTranslation('ui');
  const ultimaFija = columnas.findLastIndex(({ fija }) => fija);
  return (
    <>
      <colgroup>
        {columnas.map((columna) => (
          <col key={columna.id} className={clasesDeColumna(columna, false)} style={{ width: columna.ancho }} />
        ))}
        {acciones && <col style={{ width: 42 }} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {columnas.map((columna, i) => (
            <Encabezado
              key={columna.id}
              columna={columna}
              esUltimaFija={i === ultimaFija}
              desde={fijas[i] ?? 0}
              orden={consulta.valores.orden}
              onOrdenar={(orden) => consulta.cambiar({ orden })}
            />
          ))}
          {acciones && (
            <th scope="col" className="menu">
              <span className="oculto">{t('tabla.columnaAcciones')}</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}

function Encabezado<Fila>(props: {
  readonly columna: Columna<Fila>;
  readonly esUltimaFija: boolean;
  readonly desde: number;
  readonly orden: string | undefined;
  readonly onOrdenar: (orden: string | undefined) => void;
}) {
  const { columna, orden } = props;
  const campo = columna.ordenPor ?? columna.id;
  const sentido = orden === campo ? 'ascending' : orden === `-${campo}` ? 'descending' : undefined;
  const siguiente = sentido === undefined ? campo : sentido === 'ascending' ? `-${campo}` : undefined;
  const Flecha = sentido === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      className={`${clasesDeColumna(columna, props.esUltimaFija)} ${columna.propia ? 'propia' : ''} ${sentido ? 'ordenada' : ''}`}
      style={columna.fija ? { insetInlineStart: props.desde } : undefined}
      {...(columna.ordenable ? { 'aria-sort': sentido ?? 'none' } : {})}
    >
      {columna.ordenable ? (
        <button type="button" onClick={() => props.onOrdenar(siguiente)}>
          {columna.titulo}
          {sentido && <Flecha size={14} stroke={2} aria-hidden />}
        </button>
      ) : (
        columna.titulo
      )}
    </th>
  );
}
