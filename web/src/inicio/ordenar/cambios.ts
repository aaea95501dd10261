import type { IdDePanel } from '#inicio/catalogo.ts';
import { DE_SIEMPRE, type Disposicion } from '#inicio/disposicion.ts';

/** What is kept of it: null while it is the usual one, which may change with the product. */
export function preferenciaDe(disposicion: Disposicion): IdDePanel[] | null {
  const visibles = disposicion.filter(({ visible }) => visible).map(({ id }) => id);
  const esLaDeSiempre = visibles.length === DE_SIEMPRE.length && visibles.every((id, i) => id === DE_SIEMPRE[i]);
  return esLaDeSiempre ? null : visibles;
}

export const alternar = (disposicion: Disposicion, id: IdDePanel): Disposicion =>
  disposicion.map((lugar) => (lugar.id === id ? { ...lugar, visible: !lugar.visible } : lugar));

/**
 * A panel one place up or down among those that are offered to the person; what they may not see keeps its place. At the end
 * there is, the same disposition.
 */
export function mover(
  disposicion: Disposicion,
  id: IdDePanel,
  paso: 1 | -1,
  ofrecidos: ReadonlySet<IdDePanel>,
): Disposicion {
  const suyos = disposicion.filter((lugar) => ofrecidos.has(lugar.id));
  const vecino = suyos[suyos.findIndex((lugar) => lugar.id === id) + paso];
  return vecino ? ponerEnLugarDe(disposicion, id, vecino.id) : disposicion;
}

/** A panel to where another one stands, which gives way. */
export function ponerEnLugarDe(disposicion: Disposicion, id: IdDePanel, otro: IdDePanel): Disposicion {
  const desde = disposicion.findIndex((lugar) => lugar.id === id);
  const hasta = disposicion.findIndex((lugar) => lugar.id === otro);
  const movido = disposicion[desde];
  if (!movido || hasta < 0 || desde === hasta) return disposicion;
  return disposicion.toSpliced(desde, 1).toSpliced(hasta, 0, movido);
}
