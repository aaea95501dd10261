import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { celdaEnFoco } from './celdas.ts';
import { esLetra } from './escritura.ts';
import { comoTecla, empieza, ponerEnEspera, type Tecla, type TeclasEnEspera } from './teclas-en-espera.ts';

type Celda = HTMLTableCellElement;

type Pedido = {
  readonly tabla: RefObject<HTMLTableElement | null>;
  readonly espera: TeclasEnEspera;
  /** Whether one is being changed. */
  readonly abierta: boolean;
  readonly abrir: (td: Celda) => void;
  readonly pegar: (td: Celda, texto: string) => void;
  /** Something that was pasted has nowhere to go any more. */
  readonly onSinPegar: () => void;
  readonly seCambia: (td: Celda) => 'si' | 'no' | 'por-llegar';
};

/**
 * The keys of the cells, and what is pasted on them. One that begins to change a cell goes to its field with those that
 * follow it, however late the field is: it is on its way, or the cell before is being saved. What is typed is never left
 * half in one place.
 */
export function useTeclas({ tabla, espera, abierta, abrir, pegar, onSinPegar, seCambia }: Pedido): void {
  const { teclas } = espera;
  const reenviando = useRef(false);
  const ocupada = useRef<Element>(undefined);
  const [, seguir] = useReducer((vueltas: number) => vueltas + 1, 0);

  const atender = () => {
    const [primera] = teclas;
    const td = celdaEnFoco(document.activeElement);
    if (!primera) return;
    if (!td || !tabla.current?.contains(td) || (espera.celda && espera.celda !== td)) {
      if (teclas.some(({ texto }) => texto)) onSinPegar();
      teclas.length = 0;
      return;
    }
    const como = empieza(primera) ? seCambia(td) : 'no';
    if (como === 'por-llegar') return;
    if (primera.texto) {
      const pegado = sacarPegado(teclas) ?? primera.texto;
      if (como === 'si') return pegar(td, pegado);
      teclas.length = 0;
      return onSinPegar();
    }
    if (como === 'si') {
      // Letters are of the field as well, which takes them all when it is there.
      if (!esLetra(primera.key)) teclas.shift();
      return abrir(td);
    }
    teclas.shift();
    reenviando.current = true;
    td.dispatchEvent(new KeyboardEvent('keydown', primera));
    reenviando.current = false;
    seguir();
  };
  /** Says which cell keeps the keys, while it does. */
  const marcar = () => {
    const cual = teclas[0] && espera.celda;
    if (cual === ocupada.current) return;
    ocupada.current?.removeAttribute('aria-busy');
    cual?.setAttribute('aria-busy', 'true');
    ocupada.current = cual;
  };
  const handleKey = useEffectEvent((tecla: Tecla) => {
    const td = celdaEnFoco(tecla.target);
    if (!td || reenviando.current) return;
    if (ponerEnEspera(espera, tecla, empieza(tecla) && seCambia(td) !== 'no', td)) atender();
    marcar();
  });
  useEffect(() => {
    const corte = new AbortController();
    // Before the row hears of it: there Enter opens the ficha.
    const primero = { capture: true, signal: corte.signal };
    tabla.current?.addEventListener('keydown', (tecla) => handleKey(tecla), primero);
    tabla.current?.addEventListener('paste', (evento) => handleKey(comoTecla(evento)), primero);
    espera.atendidas = true;
    return () => {
      corte.abort();
      espera.atendidas = false;
    };
  }, [tabla, espera]);
  // At every draw: what comes with it may be what they wait for.
  useEffect(() => {
    if (!abierta) atender();
    marcar();
  });
}

/** Whoever pasted and saw nothing happen pasted again: it is one, the last. */
function sacarPegado(teclas: Tecla[]): string | undefined {
  const sigue = teclas.findIndex(({ texto }) => !texto);
  return teclas.splice(0, sigue < 0 ? teclas.length : sigue).at(-1)?.texto;
}
