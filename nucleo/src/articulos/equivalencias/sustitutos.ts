import { esVendible } from '#articulos/ciclo-de-articulo.ts';
import { type DecimalInput, decimal, sumar } from '#comun/decimal.ts';
import { compararTextos } from '#comun/texto.ts';
import { type ConStock, elegirReemplazo, hay } from './reemplazo.ts';

export type Sustituto = ConStock & {
  readonly id: string;
  readonly codigo: string;
  readonly estado: string;
  readonly precio: string | null;
  /** What of `otras` is in the own sucursal, beside where it is sold from. */
  readonly cerca?: string | undefined;
};

/**
 * Best first (ART-28): what there is of it in the own sucursal, of as much what is at hand, then in the others, then its
 * price from the lowest. A price that nobody wrote comes last, and the code settles what is left.
 */
export const compararSustitutos = (uno: Sustituto, otro: Sustituto): number =>
  masPrimero(enLaPropia(uno), enLaPropia(otro)) ||
  masPrimero(uno.aca, otro.aca) ||
  masPrimero(uno.otras, otro.otras) ||
  menosPrimero(uno.precio, otro.precio) ||
  compararTextos(uno.codigo, otro.codigo);

const enLaPropia = ({ aca, cerca }: Sustituto) => sumar([aca ?? 0, cerca ?? 0]);

const masPrimero = (uno: DecimalInput | null, otro: DecimalInput | null): number => decimal(otro ?? 0).cmp(uno ?? 0);

function menosPrimero(uno: string | null, otro: string | null): number {
  if (uno === null || otro === null) return Number(uno === null) - Number(otro === null);
  return decimal(uno).cmp(otro);
}

type Relaciones<Fila> = {
  /** What replaces the artículo, from the nearest to the newest. */
  readonly reemplazadoPor: readonly Fila[];
  readonly equivalentes: readonly Fila[];
};

/**
 * What the counter offers instead of an artículo: what replaces it, then its equivalents that can be had, best first.
 * Only what may be sold.
 */
export function sustitutosParaVender<Fila extends Sustituto>({
  reemplazadoPor,
  equivalentes,
}: Relaciones<Fila>): { readonly reemplazo: Fila | null; readonly equivalentes: readonly Fila[] } {
  const reemplazo = elegirReemplazo(reemplazadoPor.filter(seVende)) ?? null;
  return {
    reemplazo,
    equivalentes: equivalentes
      .filter((fila) => seVende(fila) && fila.id !== reemplazo?.id && (hay(fila.aca) || hay(fila.otras)))
      .toSorted(compararSustitutos),
  };
}

const seVende = ({ estado }: Sustituto): boolean => esVendible(estado);
