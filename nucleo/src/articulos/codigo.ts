import { respetaDecimales, textoCantidad } from '#comun/cantidad.ts';
import { fail, ok, type Result } from '#comun/result.ts';

export type OtroArticulo = { readonly id: string; readonly codigo: string; readonly descripcion: string };

export type CodigoRepetido = {
  readonly code: 'articulos.codigo_repetido';
  readonly data: { readonly codigo: string; readonly articulo: OtroArticulo; readonly sePuedeAceptar: boolean };
};

/**
 * Whether an artículo may take `codigo` when others that are not inactive have its normal form (INV-01, ART-25).
 * Someone with the permission may accept the likeness of two different codes, such as M6-1.0 and M6-10; the very
 * same code, whatever its case, is never taken twice. Answers whether the code needs a `distincion` to be told apart.
 */
export function admitirCodigo(
  codigo: string,
  otros: readonly OtroArticulo[],
  { aceptada }: { readonly aceptada: boolean },
): Result<{ readonly distinguir: boolean }, CodigoRepetido> {
  const identico = otros.find((otro) => otro.codigo.toUpperCase() === codigo.toUpperCase());
  const otro = identico ?? otros[0];
  if (!otro) return ok({ distinguir: false });
  if (aceptada && !identico) return ok({ distinguir: true });
  return fail({
    code: 'articulos.codigo_repetido',
    data: { codigo, articulo: otro, sePuedeAceptar: identico === undefined },
  });
}

/**
 * A code that two artículos would answer to from different sides: the own one of one is a bar code or an original one of the other.
 * `tiene` is what it is of the other.
 */
export type CruceDeCodigo = {
  readonly valor: string;
  readonly tiene: 'PROPIO' | 'BARRAS' | 'ORIGINAL';
  readonly articulo: OtroArticulo;
};

export type CodigoCruzado = {
  readonly code: 'articulos.codigo_cruzado';
  readonly data: { readonly cruces: readonly CruceDeCodigo[] };
};

/**
 * Whether an artículo may take codes that another one answers to as something else (ART-25). It is most often the same part twice, or
 * one that stands in for the other: who knows better accepts it with a reason, having seen all of them. Equivalents share codes.
 */
export const admitirCruces = (
  cruces: readonly CruceDeCodigo[],
  { aceptados }: { readonly aceptados: boolean },
): Result<null, CodigoCruzado> =>
  cruces.length === 0 || aceptados ? ok(null) : fail({ code: 'articulos.codigo_cruzado', data: { cruces } });

/** A code as the trail says it, with the units of a scan when they are not one: «7790001234568 por 12». */
export const decirCodigo = (valor: string, cantidadPorLectura: string): string => {
  const cantidad = textoCantidad(cantidadPorLectura);
  return cantidad === '1' ? valor : `${valor} por ${cantidad}`;
};

/** What to say of a quantity that its unidad does not admit (INV-29); null when it does. */
export function problemaDeDecimales(cantidad: string, decimales: number): string | null {
  if (respetaDecimales(cantidad, decimales)) return null;
  if (decimales === 0) return 'La unidad de este artículo no admite decimales.';
  return `La unidad de este artículo admite hasta ${decimales} decimales.`;
}
