import { normaCodigo, normaPalabras } from '#comun/texto.ts';

type DatosBuscables = {
  readonly razonSocial: string;
  readonly documento: string | null;
  readonly codigoExterno: string | null;
  readonly telefono: string;
};

/**
 * The text a customer is found by: the words of its name, then each written token without its signs ("S.A." is also
 * SA, "30-70707070-2" its digits), document, external code and telephone.
 */
export function textoDeBusqueda({ razonSocial, documento, codigoExterno, telefono }: DatosBuscables): string {
  const palabras = normaPalabras(razonSocial);
  const juntas = trozos(razonSocial).map(normaCodigo);
  const otros = [documento, codigoExterno, telefono].map((texto) => normaCodigo(texto ?? ''));
  const conocidas = new Set(palabras.split(' '));
  const agregadas = [...new Set([...juntas, ...otros])].filter((texto) => texto !== '' && !conocidas.has(texto));
  return [palabras, ...agregadas].join(' ').trim();
}

/**
 * What somebody typed, as terms that all have to be found. Each token counts without its signs, or as its separate
 * words: "García-Pérez" finds both "Garcia Perez" and "GARCIAPEREZ".
 */
export const terminosDeBusqueda = (buscar: string): readonly Termino[] => {
  // A document is typed with spaces as often as with hyphens, and a telephone with its country and its area.
  const comoNumero = normaCodigo(buscar);
  if (/^[\d\s.()+-]+$/.test(buscar) && comoNumero !== '') return [{ junto: comoNumero, palabras: [] }];
  return trozos(buscar)
    .map((trozo) => ({ junto: normaCodigo(trozo), palabras: normaPalabras(trozo).split(' ') }))
    .filter(({ junto }) => junto !== '')
    .map(({ junto, palabras }) => ({ junto, palabras: palabras.length > 1 ? palabras : [] }));
};

export type Termino = {
  readonly junto: string;
  /** The same token cut at its signs; empty when it has none. */
  readonly palabras: readonly string[];
};

const trozos = (texto: string): string[] => texto.split(/\s+/).filter((trozo) => trozo !== '');
