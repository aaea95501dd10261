import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { CasillaDeTodas } from './casillas.tsx';
import { ANCHO_PROPIO, type ColumnaPuesta } from './columnas.ts';
import { EncabezadoDeColumna } from './encabezado-de-columna.tsx';
import { clasesDeColumna } from './estilo.ts';
import type { Disposicion } from './use-disposicion.ts';
import type { Eleccion } from './use-seleccion.ts';

type Props<Fila> = Pick<TablaDatosProps<Fila>, 'consulta' | 'acciones' | 'lista' | 'idDe'> & {
  readonly disposicion: Disposicion<Fila>;
  readonly eleccion: Eleccion | undefined;
};

/** Names of the columns, which also order, move, widen and pin them. */
export function TablaEncabezado<Fila>(props: Props<Fila>) {
  const { consulta, acciones, disposicion, eleccion } = props;
  const { t } = useTranslation('ui');
  const [arrastrada, setArrastrada] = useState<string>();
  const { puestas } = disposicion;
  return (
    <>
      <Anchos puestas={puestas} conMenu={acciones !== undefined} conCasilla={eleccion !== undefined} />
      <thead>
        <tr aria-rowindex={1}>
          {eleccion && (
            <th scope="col" className="eleccion">
              <CasillaDeTodas eleccion={eleccion} lista={props.lista} idDe={props.idDe} />
            </th>
          )}
          {puestas.map((columna) => (
            <EncabezadoDeColumna
              key={columna.id}
              columna={columna}
              consulta={consulta}
              disposicion={disposicion}
              arrastrada={arrastrada}
              onArrastrar={setArrastrada}
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

function Anchos<Fila>(props: {
  readonly puestas: readonly ColumnaPuesta<Fila>[];
  readonly conMenu: boolean;
  readonly conCasilla: boolean;
}) {
  return (
    <colgroup>
      {props.conCasilla && <col style={{ width: ANCHO_PROPIO }} />}
      {props.puestas.map((columna) => (
        <col
          key={columna.id}
          data-columna={columna.id}
          className={clasesDeColumna(columna)}
          style={{ width: columna.ancho }}
        />
      ))}
      {props.conMenu && <col style={{ width: ANCHO_PROPIO }} />}
    </colgroup>
  );
}
