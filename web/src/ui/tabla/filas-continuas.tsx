import { useLocation } from '@tanstack/react-router';
import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useConEspera } from '#ui/con-espera.ts';
import { type Bloques, useBloques } from '#ui/listas/lista-continua.ts';
import { type PropsDeFila, TablaFila } from './fila.tsx';
import { lugarRecordado, recordarLugar } from './lugar.ts';
import { useVentana } from './use-ventana.ts';
import { indicesDe } from './ventana.ts';

type Comunes<Fila> = Pick<PropsDeFila<Fila>, 'columnas' | 'nombreDe' | 'acciones' | 'onAbrir' | 'onElegir'> & {
  readonly elegida: (fila: Fila | undefined) => boolean | undefined;
  readonly bloques: Bloques<Fila>;
  /** The first block, or what it last held while the next question is under way. */
  readonly primeras: readonly Fila[] | undefined;
};
type Props<Fila> = {
  readonly comunes: Comunes<Fila>;
  readonly cuantas: number;
  readonly alto: number;
  /** What they scroll within, once it is there. */
  readonly caja: HTMLElement | null;
  readonly activa: number;
  readonly enFila: boolean;
  /** Where the grid leaves its wish to see a row. */
  readonly llevarA: RefObject<((fila: number) => void) | undefined>;
};

/** All the rows of a list, of which only those in view are drawn and asked for. */
export function FilasContinuas<Fila>(props: Props<Fila>) {
  const { comunes, cuantas, alto, caja, activa, enFila } = props;
  const { bloques, primeras: _, elegida, ...columnasYActos } = comunes;
  const historia = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const [inicio] = useState(() => lugarRecordado(historia) ?? bloques.inicio * alto);
  const { tramo, llevarA } = useVentana(caja, { cuantas, alto }, inicio, (desde) => recordarLugar(historia, desde));
  useLayoutEffect(() => {
    props.llevarA.current = llevarA;
  });
  useAlPrincipio(bloques.pregunta, caja);

  // The row with the tab stop is always there, wherever the rest was scrolled to.
  const indices = indicesDe(tramo, activa, cuantas);
  const filaEn = useFilasEnBloques(comunes, indices);
  return (
    <tbody>
      {indices.map((indice, i) => {
        const enElla = filaEn(indice);
        return (
          <Fragment key={indice}>
            <Hueco alto={(indice - (indices[i - 1] ?? -1) - 1) * alto} />
            <TablaFila
              {...columnasYActos}
              {...enElla}
              elegida={elegida(enElla.fila)}
              indice={indice}
              enFoco={enFila && indice === activa}
            />
          </Fragment>
        );
      })}
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
  const traidos = useBloques(bloques, aLaVista, useConEspera(cuales, QUIETO_MS) === cuales);
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
function useAlPrincipio(pregunta: string, caja: HTMLElement | null): void {
  const vista = useRef(pregunta);
  useEffect(() => {
    if (vista.current === pregunta) return;
    vista.current = pregunta;
    if (caja) caja.scrollTop = 0;
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
