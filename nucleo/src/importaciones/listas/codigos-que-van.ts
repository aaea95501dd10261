import { controlQueFalta } from '#articulos/etiquetas/simbolo.ts';

/** A code that a line brings for the artículo it makes, and the código of whoever answers to it already. */
type CodigoDeLinea = {
  readonly tipo: 'BARRAS' | 'ORIGINAL';
  readonly valor: string;
  readonly de: string | null;
};

/** One that it goes without; `debido` is what its digit of control should be, null when it is right. */
export type CodigoQueNoVa = CodigoDeLinea & { readonly debido: string | null };

/**
 * The codes an artículo is made with, and those it goes without: as in a file of artículos, a bar code whose digit of control is wrong
 * is none (ART-01), and one that is another's stays with its owner (INV-02, ART-25).
 */
export function separarCodigos(codigos: readonly CodigoDeLinea[]): {
  readonly van: readonly CodigoDeLinea[];
  readonly noVan: readonly CodigoQueNoVa[];
} {
  const juzgados = codigos
    .filter(({ valor }) => valor !== '')
    .map((codigo) => ({ ...codigo, debido: codigo.tipo === 'BARRAS' ? controlQueFalta(codigo.valor) : null }));
  const va = ({ debido, de }: CodigoQueNoVa) => debido === null && de === null;
  return {
    van: juzgados.filter(va).map(({ debido: _, ...codigo }) => codigo),
    noVan: juzgados.filter((codigo) => !va(codigo)),
  };
}
