import { useLocation } from '@tanstack/react-router';
import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Bloques, useBloques } from '#ui/lista-continua.ts';
import { ALTO_DE_ENCABEZADO } from './estilo.ts';
import { type PropsDeFila, TablaFila } from './fila.tsx';
import { lugarRecordado, recordarLugar } from './lugar.ts';

type Comunes<Fila> = Pick<PropsDeFila<Fila>, 'columnas' | 'nombreDe' | 'acciones' | 'onAbrir'> & {
  readonly bloques: Bloques<Fila>;
  /** The first block, or what it last held while the next question is under way. */
  readonly primeras: readonly Fila[] | undefined;
};
type Props<Fila> = {
  readonly comunes: Comunes<Fila>;
  readonly cuantas: number;
  readonly alto: number;
  readonly caja: RefObject<HTMLDivElement | null>;
  readonly activa: number;
  readonly enFila: boolean;
  /** Where the grid leaves its wish to see a row. */
  readonly llevarA: RefObject<((fila: number) => void) | undefined>;
};

/** Rows drawn above and below what shows: a turn of the wheel finds them there. */
const DE_MAS = 8;
/** Where nothing is measured yet, a screen of rows. */
const PRIMERA_VISTA = { width: 1000, height: 800 };

/** All the rows of a list, of which only those in view are drawn and asked for. */
export function FilasContinuas<Fila>(props: Props<Fila>) {
  const { comunes, cuantas, alto, caja, activa, enFila } = props;
  const { bloques, primeras: _, ...columnasYActos } = comunes;
  const historia = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const [inicio] = useState(() => lugarRecordado(historia) ?? bloques.inicio * alto);
  const virtual = useVirtualizer({
    count: cuantas,
    getScrollElement: () => caja.current,
    estimateSize: () => alto,
    overscan: DE_MAS,
    scrollMargin: ALTO_DE_ENCABEZADO,
    scrollPaddingStart: ALTO_DE_ENCABEZADO,
    initialOffset: inicio,
    initialRect: PRIMERA_VISTA,
    observeElementRect: (instancia, avisar) =>
      observeElementRect(instancia, (medida) => avisar(medida.height > 0 ? medida : PRIMERA_VISTA)),
    // The row with the tab stop is always there, wherever the rest was scrolled to.
    rangeExtractor: (rango) => [...new Set([...defaultRangeExtractor(rango), activa])].sort((a, b) => a - b),
    onChange: ({ scrollOffset }) => recordarLugar(historia, scrollOffset ?? 0),
  });
  useLayoutEffect(() => {
    props.llevarA.current = (fila) => virtual.scrollToIndex(fila);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of the rows makes every place another one
  useLayoutEffect(() => virtual.measure(), [alto]);
  useAlPrincipio(bloques.pregunta, caja);

  const indices = virtual.getVirtualItems().flatMap(({ index }) => (index < cuantas ? [index] : []));
  const filaEn = useFilasEnBloques(comunes, indices);
  return (
    <tbody>
      {indices.map((indice, i) => (
        <Fragment key={indice}>
          <Hueco alto={(indice - (indices[i - 1] ?? -1) - 1) * alto} />
          <TablaFila {...columnasYActos} {...filaEn(indice)} indice={indice} enFoco={enFila && indice === activa} />
        </Fragment>
      ))}
      <Hueco alto={(cuantas - (indices.at(-1) ?? -1) - 1) * alto} />
    </tbody>
  );
}

const QUIETO_MS = 60;

/** What there is of each row. The blocks in view are asked for once they stay: those that are only passed by are not. */
function useFilasEnBloques<Fila>({ bloques, primeras }: Comunes<Fila>, indices: readonly number[]) {
  const bloqueDe = (indice: number) => Math.floor(indice / bloques.tamano);
  const aLaVista = [...new Set(indices.map(bloqueDe))].filter((n) => n > 0);
  const cuales = aLaVista.join();
  const [quietos, setQuietos] = useState('');
  useEffect(() => {
    const reloj = setTimeout(() => setQuietos(cuales), QUIETO_MS);
    return () => clearTimeout(reloj);
  }, [cuales]);
  const traidos = useBloques(bloques, aLaVista, quietos === cuales);
  return (indice: number): Pick<PropsDeFila<Fila>, 'fila' | 'falla'> => {
    const n = bloqueDe(indice);
    const bloque = traidos.get(n);
    const filas = n === 0 ? primeras : bloque?.filas;
    const fallo = filas === undefined && bloque?.error ? bloque.error : undefined;
    return {
      fila: filas?.[indice - n * bloques.tamano],
      falla: fallo && bloque ? { error: fallo, reintentar: bloque.reintentar } : undefined,
    };
  };
}

/** Another question begins at its first row. */
function useAlPrincipio(pregunta: string, caja: RefObject<HTMLDivElement | null>): void {
  const vista = useRef(pregunta);
  useEffect(() => {
    if (vista.current === pregunta) return;
    vista.current = pregunta;
    if (caja.current) caja.current.scrollTop = 0;
  }, [pregunta, caja]);
}

/** What the rows that are not drawn would take. */
function Hueco({ alto }: { readonly alto: number }) {
  if (alto === 0) return null;
  return (
    <tr aria-hidden className="hueco">
      <td style={{ height: alto }} />
    </tr>
  );
}
