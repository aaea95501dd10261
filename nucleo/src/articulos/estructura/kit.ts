import type { Control } from '#articulos/numeros/control.ts';
import { type Big, CERO } from '#comun/decimal.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { necesidadesDe } from './armable.ts';
import { componentesPosibles, type Grafo, lineasDe } from './grafo.ts';

/** What somebody chose of a kit when selling it (EST-10): optional lines that go in, and substitutes, by line of the estructura. */
export type EleccionesDeKit = {
  readonly opcionales: readonly string[];
  readonly sustitutos: readonly { readonly lineaId: string; readonly articuloId: string }[];
};

/** What an artículo is, as far as opening a kit asks. */
export type ArticuloDeKit = {
  readonly id: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly tipo: string;
  readonly estado: string;
  readonly decimales: number;
  readonly control?: Control | undefined;
};

/** What one kit takes of each artículo, several ways to it added up. */
export type ParteDeKit = { readonly articulo: ArticuloDeKit; readonly porUnidad: Big };

/** Why a kit cannot be opened: it has nothing in force below it, or what was chosen is not of the estructura in force any more. */
export type KitImposible = 'KIT' | 'KIT_CAMBIADO';

/** What one kit is made of with those choices: mandatory lines, the optional ones that were chosen, kits inside opened too. */
export function partesDeKit(
  grafo: Grafo,
  kitId: string,
  {
    articuloDe,
    elecciones,
  }: { readonly articuloDe: (id: string) => ArticuloDeKit | undefined; readonly elecciones: EleccionesDeKit | null },
): Result<readonly ParteDeKit[], KitImposible> {
  const esKit = (id: string) => articuloDe(id)?.tipo === 'KIT';
  const { opcionales = [], sustitutos = [] } = elecciones ?? {};
  const preferidos = new Map(sustitutos.map(({ lineaId, articuloId }) => [lineaId, articuloId]));
  // Most kits are asked for as they are, many of them at once: then there is nothing to look up.
  const lineas = new Map((elecciones ? [...grafo.values()].flat() : []).map((linea) => [linea.id, linea]));
  const siguen =
    opcionales.every((id) => lineas.get(id)?.opcional === true) &&
    [...preferidos].every(([id, articuloId]) => {
      const linea = lineas.get(id);
      return linea !== undefined && componentesPosibles(linea).includes(articuloId) && !esKit(articuloId);
    });
  if (!siguen) return fail('KIT_CAMBIADO');
  const necesidades = necesidadesDe(grafo, kitId, {
    esKit: (id) => esKit(id) && lineasDe(grafo, id).length > 0,
    elecciones: { opcionales: new Set(opcionales), preferidos },
  });
  const porArticulo = new Map<string, Big>();
  for (const { candidatos, porUnidad } of necesidades) {
    const [articuloId = ''] = candidatos;
    porArticulo.set(articuloId, (porArticulo.get(articuloId) ?? CERO).plus(porUnidad));
  }
  const partes = [...porArticulo].flatMap(([id, porUnidad]) => {
    const articulo = articuloDe(id);
    return articulo && articulo.tipo === 'PRODUCTO' ? [{ articulo, porUnidad }] : [];
  });
  return partes.length === 0 || partes.length < porArticulo.size ? fail('KIT') : ok(partes);
}

/** Whole kits, of how many each thing they take reaches for: the least, and none where there is less than nothing (INV-25). */
export function kitsEnteros(alcanzan: readonly Big[], decimales: number): Big {
  const menos = alcanzan.reduce((una, otra) => (otra.lt(una) ? otra : una), alcanzan[0] ?? CERO);
  return menos.lt(0) ? CERO : menos.round(decimales, 0);
}

/** How many kits can be sold: the least, over what one takes, of ⌊disponible / cantidad⌋ (INV-25). */
export const kitsDisponibles = (
  partes: readonly ParteDeKit[],
  disponibleDe: (articuloId: string) => Big,
  decimales: number,
): Big =>
  kitsEnteros(
    partes.map(({ articulo, porUnidad }) => disponibleDe(articulo.id).div(porUnidad)),
    decimales,
  );
