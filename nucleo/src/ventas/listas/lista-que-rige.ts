import { definido } from '#comun/assert.ts';
import { decimal } from '#comun/decimal.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import type { RenglonDeNota } from '#ventas/nota.ts';
import type { RenglonObservado } from '#ventas/renglones.ts';

/** Who gives a sale its lista de precios, the most particular first: what comes before goes before (PRE-01, RN-17). */
export const ORIGENES_DE_LISTA = ['CLIENTE', 'CONDICION', 'SUCURSAL', 'OMISION'] as const;
export type OrigenDeLista = (typeof ORIGENES_DE_LISTA)[number];
/** Somebody chose it for this sale. */
export const ELEGIDA = 'ELEGIDA';

export type CandidataDeLista = {
  readonly origen: OrigenDeLista;
  readonly listaId: string;
  /** Active, and sold with in that sucursal. The default one always is. */
  readonly sirve: boolean;
};

/** The lista a sale goes by when nobody chooses another: the first one of the precedence that may be sold with there. */
export const listaQueRige = <Candidata extends CandidataDeLista>(candidatas: readonly Candidata[]): Candidata =>
  definido(
    ORIGENES_DE_LISTA.flatMap((origen) => candidatas.filter((una) => una.origen === origen && una.sirve))[0],
    'the default lista, which always may be sold with',
  );

type ListaMasBarata = {
  readonly code: 'ventas.lista_mas_barata';
  readonly data: { readonly elegida: string; readonly rige: string; readonly renglones: readonly RenglonObservado[] };
};

type ListaNombrada = { readonly nombre: string; readonly moneda: string };

/**
 * Whoever may not change prices chooses only a lista that is no better for the cliente (RN-18): no line takes from it a price
 * under the one of the lista that rules, with `preciosQueRigen` in the order of the lines. Where there is nothing to compare
 * with, no price there or another currency, it is not theirs to say either.
 */
export function soloMasCara(
  renglones: readonly RenglonDeNota[],
  preciosQueRigen: readonly (string | null)[],
  { elegida, rige }: { readonly elegida: ListaNombrada; readonly rige: ListaNombrada },
): Result<undefined, ListaMasBarata> {
  const baratos = renglones.filter((renglon, i) => {
    const suyo = preciosQueRigen[i] ?? null;
    return elegida.moneda !== rige.moneda || suyo === null || decimal(renglon.precio).lt(suyo);
  });
  if (baratos.length === 0) return ok(undefined);
  return fail({
    code: 'ventas.lista_mas_barata',
    data: {
      elegida: elegida.nombre,
      rige: rige.nombre,
      renglones: baratos.map(({ articuloId, codigo, descripcion }) => ({ articuloId, codigo, descripcion })),
    },
  });
}
