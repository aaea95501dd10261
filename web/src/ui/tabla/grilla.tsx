import Box from '@mui/material/Box';
import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { primeraDe } from '#ui/listas/lista-continua.ts';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { useDensidad } from './diseno.ts';
import type { EdicionDeCeldas as Edicion } from './edicion/edicion-de-celdas.tsx';
import { guardarTemprana, type TeclasEnEspera } from './edicion/teclas-en-espera.ts';
import type { AccionesDeCeldas } from './edicion/use-celdas-con-el-dedo.ts';
import { TablaEncabezado } from './encabezado.tsx';
import { ALTO_DE_ENCABEZADO, ALTO_DE_FILA, anchoTotal, estiloDeGrilla } from './estilo.ts';
import { TablaFila } from './fila.tsx';
import type { FilaDeTotales as Totales } from './fila-de-totales.tsx';
import { FilasContinuas } from './filas-continuas.tsx';
import { useFoco } from './foco.ts';
import { cuantasSon, estaElegida } from './seleccion.ts';
import { useDisposicion } from './use-disposicion.ts';
import type { Eleccion } from './use-seleccion.ts';

// What changes cells where they stand comes with the first gesture of who may.
const EdicionDeCeldas = lazy(async () => ({
  default: (await import('./edicion/edicion-de-celdas.tsx')).EdicionDeCeldas,
})) as unknown as typeof Edicion;

// Those who do not add up do not need it.
const FilaDeTotales = lazy(async () => ({
  default: (await import('./fila-de-totales.tsx')).FilaDeTotales,
})) as unknown as typeof Totales;

type Props<Fila> = TablaDatosProps<Fila> & {
  readonly filas: readonly Fila[];
  readonly eleccion: Eleccion | undefined;
};

/** The rows as a grid: one tab stop, arrows between rows and cells, Enter opens. */
export function TablaGrilla<Fila>(props: Props<Fila>) {
  const densidad = useDensidad(props.clave);
  const { filas, lista, acciones, eleccion } = props;
  const [tocada, setTocada] = useState(false);
  const [caja, setCaja] = useState<HTMLDivElement | null>(null);
  const tabla = useRef<HTMLTableElement>(null);
  const llevarA = useRef<(fila: number) => void>(undefined);
  const [deCeldas, setDeCeldas] = useState<AccionesDeCeldas<Fila>>();
  const [espera] = useState<TeclasEnEspera>({ teclas: [] });
  const disposicion = useDisposicion(props.clave, props.columnas, {
    conMenu: acciones !== undefined,
    conCasilla: eleccion !== undefined,
  });
  const primera = primeraDe(lista);
  const cuantas = lista.bloques ? Math.max(lista.total, filas.length) : filas.length;
  const alto = ALTO_DE_FILA[densidad];
  const foco = useFoco({
    tabla,
    primera,
    ultima: primera + cuantas - 1,
    salto: () => Math.max(1, Math.floor(((caja?.clientHeight ?? 0) - ALTO_DE_ENCABEZADO) / alto) - 1),
    llevarA: (fila) => llevarA.current?.(fila),
  });
  const { puestas, diseno } = disposicion;
  const totales = diseno.totales && props.totales;
  const antes = eleccion ? 1 : 0;
  const propias = (acciones ? 1 : 0) + antes;
  const elegida = (fila: Fila | undefined) =>
    eleccion && (fila === undefined ? eleccion.seleccion.todas : estaElegida(eleccion.seleccion, props.idDe(fila)));
  const { nombreDe, onAbrir } = props;
  const conCeldas = acciones && deCeldas ? (fila: Fila) => [...acciones(fila), ...deCeldas.de(fila)] : acciones;
  const comunes = { columnas: puestas, nombreDe, acciones: conCeldas, onAbrir, onElegir: eleccion?.elegir };
  const guardar = ({ nativeEvent }: KeyboardEvent | ClipboardEvent) =>
    guardarTemprana(espera, nativeEvent, (celda) => puestas[celda - antes]?.edicion);
  const handleKey = (evento: KeyboardEvent<HTMLTableElement>) => {
    const destino = eleccion?.segunTecla(evento, foco.lugarDe(evento.target as Element));
    if (destino) foco.enfocar(destino);
    foco.handleKey(evento);
  };
  return (
    <Box
      ref={setCaja}
      sx={estiloDeGrilla}
      data-desplaza={props.etiqueta}
      data-densidad={densidad}
      data-eligiendo={eleccion !== undefined && cuantasSon(eleccion.seleccion, lista.total) > 0}
      data-actualizando={lista.actualizando}
      onFocus={() => setTocada(true)}
      onPointerOver={() => setTocada(true)}
    >
      <table
        ref={tabla}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern over a table is what aria describes
        role="grid"
        aria-label={props.etiqueta}
        aria-rowcount={lista.totalExacto ? lista.total + (totales ? 2 : 1) : -1}
        aria-colcount={puestas.length + propias}
        aria-busy={lista.actualizando}
        aria-multiselectable={eleccion ? true : undefined}
        style={{ minWidth: anchoTotal(puestas, propias) }}
        onKeyDownCapture={guardar}
        onPasteCapture={guardar}
        onKeyDown={handleKey}
        onFocus={foco.handleFocus}
      >
        <TablaEncabezado {...props} disposicion={disposicion} />
        {lista.bloques ? (
          <FilasContinuas
            comunes={{ ...comunes, elegida, bloques: lista.bloques, primeras: lista.filas }}
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
                elegida={elegida(fila)}
                indice={primera + i}
                enFoco={foco.enFila && primera + i === foco.activa}
              />
            ))}
          </tbody>
        )}
        {totales && (
          <Suspense>
            <FilaDeTotales
              totales={totales}
              consulta={props.consulta}
              columnas={puestas}
              conMenu={acciones !== undefined}
              conCasilla={eleccion !== undefined}
              lugar={primera + cuantas + 2}
            />
          </Suspense>
        )}
      </table>
      {tocada && puestas.some(({ edicion }) => edicion) && (
        <Suspense>
          <EdicionDeCeldas
            tabla={tabla}
            columnas={puestas}
            lista={lista}
            idDe={props.idDe}
            nombreDe={nombreDe}
            antes={antes}
            espera={espera}
            enfocar={foco.enfocar}
            onAcciones={setDeCeldas}
          />
        </Suspense>
      )}
    </Box>
  );
}
