import { controlesDe, estaPerdido } from './foco-tras-quitar.ts';

const FILA = 'tr, li';
/** What was taken away goes once its list was read again; one that is still there by then stays. */
const ESPERA_MS = 10_000;

/**
 * For an order that takes away the very button that gives it. Called before, it keeps where that button is; what it answers is
 * called once the order is given: whoever is left nowhere as the button goes, goes on from its row when that stays, from that of
 * the row that follows, of the one before when it was the last, or else from what adds to its card.
 */
export function anotarLugar(): () => void {
  const boton = elQueOrdena();
  const fila = boton?.closest(FILA);
  const filas = [...(fila?.parentElement?.children ?? [])];
  const i = fila ? filas.indexOf(fila) : 0;
  const enOrden = [...filas.slice(i), ...filas.slice(0, i).toReversed()];
  const cual = fila && boton ? controlesDe(fila).indexOf(boton) : -1;
  const tarjeta = boton?.closest('section');
  const marco = boton?.closest('[role=dialog], main, body') ?? null;

  const suControl = (una: Element): HTMLElement | undefined =>
    [controlesDe(una)[cual]].find((control) => control?.tagName === boton?.tagName);
  const seguir = () => {
    if (!estaPerdido(marco)) return;
    const deFila = enOrden
      .filter(({ isConnected }) => isConnected)
      .map((una) => suControl(una) ?? (una === fila && una.hasAttribute('tabindex') ? (una as HTMLElement) : undefined))
      .find((control) => control !== undefined);
    ((deFila ?? (tarjeta?.isConnected && deTarjeta(tarjeta))) || document.querySelector('main'))?.focus();
  };
  return () => {
    if (!boton) return;
    const alCambiar = () => {
      if (boton.isConnected) return;
      terminar();
      seguir();
    };
    const vigia = new MutationObserver(alCambiar);
    const reloj = setTimeout(() => vigia.disconnect(), ESPERA_MS);
    const terminar = () => {
      clearTimeout(reloj);
      vigia.disconnect();
    };
    vigia.observe(document.body, { childList: true, subtree: true });
    alCambiar();
  };
}

/** The one with the keyboard; of what is chosen from a menu, the button that opens it. */
function elQueOrdena(): HTMLElement | null {
  const activo = document.activeElement as HTMLElement | null;
  if (activo === document.body) return null;
  if (!activo?.closest('[role=menu]')) return activo;
  return document.querySelector('[aria-haspopup=menu][aria-expanded=true]');
}

/** What adds to a card comes last of what is not of its rows, unless it says which it is. */
const deTarjeta = (tarjeta: Element): HTMLElement | undefined =>
  tarjeta.querySelector<HTMLElement>('[data-agrega]') ??
  [...tarjeta.querySelectorAll('button')].findLast((uno) => !uno.closest(FILA));
