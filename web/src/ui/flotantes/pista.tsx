import { useForkRef } from '@mui/material/utils';
import { cloneElement, type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { piezaAPedido } from '#ui/pantalla/pieza-a-pedido.ts';
import { useAparicion } from './pista-aparicion.ts';

type Lado = 'top' | 'bottom' | 'left' | 'right';

type DeHijo = { readonly ref?: Ref<HTMLElement>; readonly [atributo: string]: unknown };

export type PistaQueSeVe = {
  readonly texto: string;
  readonly lado: Lado | undefined;
  readonly abierta: boolean;
  readonly ancla: () => HTMLElement;
  readonly onCerrar: () => void;
  readonly onMouseOver?: () => void;
  readonly onMouseLeave?: () => void;
};

const aLaVista = piezaAPedido(async () => (await import('./pista-a-la-vista.tsx')).PistaALaVista);
const pedir = () => {
  // Without it nothing is lost: the words are also the name of what they explain.
  aLaVista.pedir().catch(() => undefined);
};

/**
 * The tooltip of what is inside, which takes `texto` as its name unless it has one. What draws it comes when the pointer, the
 * keyboard or a finger first gets near; the child stays where it was, so that it never loses the focus.
 */
export function Pista(props: {
  readonly texto: string;
  readonly lado?: Lado;
  /** Told from outside: while there is something to say, and not when somebody points at it. */
  readonly abierta?: boolean;
  readonly children: ReactElement<DeHijo>;
}) {
  const { texto, children: hijo } = props;
  const nodo = useRef<HTMLElement>(null);
  const { abierta, cerrar, deLoExplicado, deLasPalabras } = useAparicion(pedir);
  const seVe = texto !== '' && (props.abierta ?? abierta);
  const [seVio, setSeVio] = useState(false);
  if (seVe && !seVio) setSeVio(true);
  const deAfuera = props.abierta !== undefined;
  return (
    <>
      {cloneElement(hijo, {
        'aria-label': texto || undefined,
        ...hijo.props,
        ...(!deAfuera && conLosSuyos(deLoExplicado, hijo.props)),
        ref: useForkRef(hijo.props.ref, nodo),
      })}
      {seVio && (
        <PistaPedida
          texto={texto}
          lado={props.lado}
          abierta={seVe}
          ancla={() => nodo.current as HTMLElement}
          onCerrar={cerrar}
          {...(!deAfuera && deLasPalabras)}
        />
      )}
    </>
  );
}

function PistaPedida(props: PistaQueSeVe) {
  const ALaVista = aLaVista.usePieza();
  useEffect(pedir, []);
  return ALaVista ? <ALaVista {...props} /> : null;
}

/** What the child already does with the same events is done too. */
function conLosSuyos<Escuchas extends object>(nuestras: Escuchas, suyas: DeHijo): Escuchas {
  const juntas = Object.entries(nuestras).map(([nombre, nuestra]) => {
    const suya = suyas[nombre];
    const ambas = (evento: object) => {
      nuestra(evento);
      if (typeof suya === 'function') suya(evento);
    };
    return [nombre, ambas];
  });
  return Object.fromEntries(juntas);
}
