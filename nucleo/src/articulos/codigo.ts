import { respetaDecimales } from '#comun/cantidad.ts';
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

/** What to say of a quantity that its unidad does not admit (INV-29); null when it does. */
export function problemaDeDecimales(cantidad: string, decimales: number): string | null {
  if (respetaDecimales(cantidad, decimales)) return null;
  if (decimales === 0) return 'La unidad de este artículo no admite decimales.';
  return `La unidad de este artículo admite hasta ${decimales} decimales.`;
}
