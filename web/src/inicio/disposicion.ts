import { type IdDePanel, PANELES } from './catalogo.ts';

/** Every panel there is, in the order of a person, and whether they want to see it. */
export type Disposicion = readonly { readonly id: IdDePanel; readonly visible: boolean }[];

const IDS: readonly IdDePanel[] = PANELES.map(({ id }) => id);
export const DE_SIEMPRE: readonly IdDePanel[] = PANELES.filter((panel) => 'deSiempre' in panel).map(({ id }) => id);

const esPanel = (id: string): id is IdDePanel => (IDS as readonly string[]).includes(id);

/** Those somebody chose in their order, or the usual ones; then the others, which are not seen. */
export function disposicionDe(preferencia: readonly string[] | null): Disposicion {
  const elegidos = preferencia?.filter(esPanel) ?? DE_SIEMPRE;
  const otros = IDS.filter((id) => !elegidos.includes(id));
  return [...elegidos.map((id) => ({ id, visible: true })), ...otros.map((id) => ({ id, visible: false }))];
}
