import { type Big, type DecimalInput, decimal } from '#comun/decimal.ts';
import { conPorcentaje } from '#comun/dinero.ts';
import { escribirNumero } from '#comun/escribir-numero.ts';
import { heredar, type Origen, type PorNivel } from './clasificacion/herencia.ts';

/** The only rates there are (`argentina` 1.3). 0, exento and no gravado are three different things. */
export const IVAS = ['21', '10.5', '27', '5', '2.5', '0', 'EXENTO', 'NO_GRAVADO'] as const;
export type Iva = (typeof IVAS)[number];

/** From what adds least; what is outside the tax comes before what pays zero. */
export const IVAS_EN_ORDEN: readonly Iva[] = ['NO_GRAVADO', 'EXENTO', '0', '2.5', '5', '10.5', '21', '27'];

export const IVA_GENERAL: Iva = '21';

const SIN_TASA: Readonly<Record<string, string>> = { EXENTO: 'Exento', NO_GRAVADO: 'No gravado' };

/** «10,5 %», «Exento»: how a rate is read where no screen says it. */
export const textoDeIva = (iva: string): string => SIN_TASA[iva] ?? `${escribirNumero(iva, 0, 2)} %`;

/** The same in a column of rates of a file, where a figure is a number as any other percentage; importing reads it back. */
export const ivaEnColumna = (iva: string): string => SIN_TASA[iva] ?? iva;

/** The percentage to add; exento and no gravado add nothing. */
export const porcentajeDeIva = (iva: Iva): string => (iva === 'EXENTO' || iva === 'NO_GRAVADO' ? '0' : iva);

export type Herencia = { readonly iva: Iva; readonly de: Origen };

/** The rate a new artículo takes: that of the nearest level that has one (ART-16, CLA-02). */
export function ivaHeredado(niveles: PorNivel<Iva>): Herencia {
  const { valor, de } = heredar<Iva, Iva>(niveles, IVA_GENERAL);
  return { iva: valor, de };
}

/** The same price with and without IVA. Unrounded: whoever prints it rounds it. */
type NetoYFinal = { readonly neto: Big; readonly conIva: Big };

/** A lista keeps one of the two and the other is derived (PRE-14). */
export function netoYFinal(
  importe: DecimalInput,
  { iva, incluyeIva }: { readonly iva: Iva; readonly incluyeIva: boolean },
): NetoYFinal {
  const porcentaje = porcentajeDeIva(iva);
  if (!incluyeIva) return { neto: decimal(importe), conIva: conPorcentaje(importe, porcentaje) };
  return { neto: decimal(importe).times(100).div(decimal(100).plus(porcentaje)), conIva: decimal(importe) };
}
