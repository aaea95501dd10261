import { necesidadesDe } from '#articulos/estructura/armable.ts';
import { componentesPosibles, type Grafo, lineasDe } from '#articulos/estructura/grafo.ts';
import type { Control } from '#articulos/numeros/control.ts';
import { textoCantidad } from '#comun/cantidad.ts';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { mayor, menor, pendienteDe, type RenglonDeNota } from '#ventas/nota.ts';

/** What somebody chose of a kit when selling it (EST-10): optional lines that go in, and substitutes, by line of the estructura. */
export type EleccionesDeKit = {
  readonly opcionales: readonly string[];
  readonly sustitutos: readonly { readonly lineaId: string; readonly articuloId: string }[];
};

/** What a line of a kit takes of one artículo, fixed when the nota is confirmed. */
export type ComponenteDeRenglon = {
  /** Reservations and the ledger name it as they name a line. */
  readonly id: string;
  readonly articuloId: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly decimales: number;
  /** For all that was asked for: the explosion of those kits (INV-25). */
  readonly total: string;
  /** Which numbers leaving asks for (ART-24); absent, none. */
  readonly control?: Control | undefined;
};

export type KitDeRenglon = {
  readonly elecciones: EleccionesDeKit | null;
  /** None until the nota is confirmed. */
  readonly componentes: readonly ComponenteDeRenglon[];
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
  const lineas = new Map([...grafo.values()].flat().map((linea) => [linea.id, linea]));
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

/** How much of a component so many kits take: whole where it is counted by units. */
export const totalDeKits = ({ articulo, porUnidad }: ParteDeKit, kits: string): string =>
  textoCantidad(haciaArriba(porUnidad.times(kits), articulo.decimales));

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

/** The same of a line that already has its components: how many more of its kits what is there reaches for. */
export function kitsDeLinea(
  { pedida, decimales, kit }: Pick<RenglonDeNota, 'pedida' | 'decimales' | 'kit'>,
  disponibleDe: (articuloId: string) => string,
): string {
  const alcanzan = (kit?.componentes ?? []).map(({ articuloId, total }) =>
    decimal(disponibleDe(articuloId)).times(pedida).div(total),
  );
  return textoCantidad(kitsEnteros(alcanzan, decimales));
}

/**
 * How much of the total of a component the first `kits` of a line take. It only grows, and ends in the total: so partial
 * deliveries and what is given up always add up to what was confirmed.
 */
export function parteDelTotal(
  { total, decimales }: Pick<ComponenteDeRenglon, 'total' | 'decimales'>,
  kits: Big,
  pedida: string,
): Big {
  return haciaArriba(decimal(total).times(kits).div(pedida), decimales);
}

/**
 * The lines as stock knows them: a PRODUCTO is itself, a KIT the components it was confirmed with, and a SERVICIO nothing.
 * `lineaId` says which line of the nota each one comes from.
 */
export const lineasDeStock = (renglones: readonly RenglonDeNota[]): LineaDeStock[] =>
  renglones.flatMap((renglon): LineaDeStock[] => {
    if (renglon.tipo === 'SERVICIO') return [];
    if (renglon.tipo === 'PRODUCTO') return [{ ...renglon, lineaId: renglon.id }];
    const sigue = decimal(renglon.pedida).minus(renglon.cancelada);
    return (renglon.kit?.componentes ?? []).map((componente) => ({
      ...componente,
      lineaId: renglon.id,
      pedida: componente.total,
      entregada: textoCantidad(parteDelTotal(componente, decimal(renglon.entregada), renglon.pedida)),
      cancelada: textoCantidad(decimal(componente.total).minus(parteDelTotal(componente, sigue, renglon.pedida))),
    }));
  });

export type LineaDeStock = Pick<
  RenglonDeNota,
  'id' | 'articuloId' | 'codigo' | 'descripcion' | 'decimales' | 'pedida' | 'entregada' | 'cancelada'
> & { readonly lineaId: string };

/** How many whole kits of a line what is reserved of its components covers, of those that are pending. */
export function kitsReservados(renglon: RenglonDeNota, reservado: ReadonlyMap<string, Big>): Big {
  const { pedida, decimales, kit } = renglon;
  const entregada = decimal(renglon.entregada);
  const alcanzan = (kit?.componentes ?? []).map((componente) => {
    const hecho = parteDelTotal(componente, entregada, pedida);
    return hecho
      .plus(reservado.get(componente.id) ?? CERO)
      .times(pedida)
      .div(componente.total);
  });
  return mayor(CERO, menor(pendienteDe(renglon), kitsEnteros(alcanzan, decimales).minus(entregada)));
}

/** Up to the next step of the unidad. What a division leaves below its last place is no quantity. */
const haciaArriba = (cantidad: Big, decimales: number): Big => cantidad.round(12, 1).round(decimales, 3);
