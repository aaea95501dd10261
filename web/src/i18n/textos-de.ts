import i18next, { type FlatNamespace } from 'i18next';
import { traerTextos } from './iniciar.ts';

/** What says the texts of a room outside a component, once they are here. Fails when they cannot come. */
export async function textosDe<E extends FlatNamespace>(espacio: E) {
  await traerTextos(espacio);
  return i18next.getFixedT(null, espacio);
}
