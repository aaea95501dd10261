import { type EleccionesDeKit, kitsEnteros, type ParteDeKit } from '#articulos/estructura/kit.ts';
import type { Control } from '#articulos/numeros/control.ts';
import { textoCantidad } from '#comun/cantidad.ts';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import { mayor, menor, pendienteDe, type RenglonDeNota } from '#ventas/nota.ts';

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

/** How much of a component so many kits take: whole where it is counted by units. */
export const totalDeKits = ({ articulo, porUnidad }: ParteDeKit, kits: string): string =>
  textoCantidad(haciaArriba(porUnidad.times(kits), articulo.decimales));

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
export const kitsReservados = (renglon: RenglonDeNota, reservado: ReadonlyMap<string, Big>): Big =>
  menor(
    pendienteDe(renglon),
    kitsQueAlcanzan(renglon, ({ id }) => reservado.get(id) ?? CERO),
  );

/**
 * How many more of the kits of a line what is free where they leave from reaches for. What is put aside there for it counts
 * together with what is free of each component: one that is reserved and another that came in later make a kit.
 */
export function kitsLibres(
  renglon: RenglonDeNota,
  reservado: ReadonlyMap<string, Big>,
  disponibleDe: (articuloId: string) => string,
): Big {
  const conLoLibre = kitsQueAlcanzan(renglon, ({ id, articuloId }) =>
    mayor(CERO, decimal(disponibleDe(articuloId))).plus(reservado.get(id) ?? CERO),
  );
  return conLoLibre.minus(kitsReservados(renglon, reservado));
}

/** How many kits of a line, besides those that left, so much of each of its components makes. */
function kitsQueAlcanzan(
  { pedida, entregada, decimales, kit }: RenglonDeNota,
  cuanto: (componente: ComponenteDeRenglon) => Big,
): Big {
  const alcanzan = (kit?.componentes ?? []).map((componente) =>
    parteDelTotal(componente, decimal(entregada), pedida).plus(cuanto(componente)).times(pedida).div(componente.total),
  );
  return mayor(CERO, kitsEnteros(alcanzan, decimales).minus(entregada));
}

/** Up to the next step of the unidad. What a division leaves below its last place is no quantity. */
const haciaArriba = (cantidad: Big, decimales: number): Big => cantidad.round(12, 1).round(decimales, 3);
