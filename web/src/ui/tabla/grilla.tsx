import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useAjustes } from '#apariencia/ajustes.ts';
import type { TablaDatosProps } from '#ui/tabla-tipos.ts';
import { TablaEncabezado } from './encabezado.tsx';
import { ALTO_DE_ENCABEZADO, ALTO_DE_FILA, anchoTotal, estiloDeGrilla } from './estilo.ts';
import { TablaFila } from './fila.tsx';
import { FilasContinuas } from './filas-continuas.tsx';
import { useFoco } from './foco.ts';
import { useDisposicion } from './use-disposicion.ts';

type Props<Fila> = TablaDatosProps<Fila> & { readonly filas: readonly Fila[] };

/** The rows as a grid: one tab stop, arrows between rows and cells, Enter opens. */
export function TablaGrilla<Fila>(props: Props<Fila>) {
  const { densidad } = useAjustes();
  const { filas, lista, acciones } = props;
  const [caja, setCaja] = useState<HTMLDivElement | null>(null);
  const tabla = useRef<HTMLTableElement>(null);
  const llevarA = useRef<(fila: number) => void>(undefined);
  const disposicion = useDisposicion(props.clave, props.columnas, acciones !== undefined);
  const primera = lista.bloques ? 0 : (lista.pagina - 1) * lista.porPagina;
  const cuantas = lista.bloques ? Math.max(lista.total, filas.length) : filas.length;
  const alto = ALTO_DE_FILA[densidad];
  const foco = useFoco({
    tabla,
    primera,
    ultima: primera + cuantas - 1,
    salto: () => Math.max(1, Math.floor(((caja?.clientHeight ?? 0) - ALTO_DE_ENCABEZADO) / alto) - 1),
    llevarA: (fila) => llevarA.current?.(fila),
  });
  const { puestas } = disposicion;
  const propias = acciones === undefined ? 0 : 1;
  const comunes = { columnas: puestas, nombreDe: props.nombreDe, acciones, onAbrir: props.onAbrir };
  return (
    <Box
      ref={setCaja}
      sx={estiloDeGrilla}
      data-desplaza={props.etiqueta}
      data-densidad={densidad}
      data-actualizando={lista.actualizando}
    >
      <table
        ref={tabla}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern over a table is what aria describes
        role="grid"
        aria-label={props.etiqueta}
        aria-rowcount={lista.totalExacto ? lista.total + 1 : -1}
        aria-colcount={puestas.length + propias}
        aria-busy={lista.actualizando}
        style={{ minWidth: anchoTotal(puestas, propias) }}
        onKeyDown={foco.handleKey}
        onFocus={foco.handleFocus}
      >
        <TablaEncabezado {...props} disposicion={disposicion} />
        {lista.bloques ? (
          <FilasContinuas
            comunes={{ ...comunes, bloques: lista.bloques, primeras: lista.filas }}
            cuantas={cuantas}
            alto={alto}
            caja={caja}
            activa={foco.activa}
            enFila={foco.enFila}
            llevarA={llevarA}
          />
        ) : (
          <tbody>
            {filas.map((fila, i) => (
              <TablaFila
                {...comunes}
                key={props.idDe(fila)}
                fila={fila}
                indice={primera + i}
                enFoco={foco.enFila && primera + i === foco.activa}
              />
            ))}
          </tbody>
        )}
      </table>
    </Box>
  );
}
