import { type Iva, porcentajeDeIva } from '#articulos/iva.ts';
import type { Moneda } from '#articulos/precios/moneda.ts';
import { decimal } from '#comun/decimal.ts';
import { DECIMALES_UNITARIO, textoUnitario } from '#comun/dinero.ts';
import { normaCodigo } from '#comun/texto.ts';
import type { LecturaDeLista } from './contrato-de-reglas.ts';

/** By what a row of a list is known to be an artículo of ours. */
export const EMPAREJAMIENTOS = ['PROVEEDOR', 'PROPIO', 'ORIGINAL', 'BARRAS'] as const;
export type Emparejamiento = (typeof EMPAREJAMIENTOS)[number];

/** What is done with the rows of one marca, as the list writes it. */
type ReglaDeMarca = {
  readonly texto: string;
  /** The marca of ours; null when there is none. */
  readonly marcaId: string | null;
  /** In the place of those of the list; null keeps those. */
  readonly descuentos: readonly string[] | null;
  /** Its rows are passed over: another one sells us that marca. */
  readonly omitir: boolean;
};

type Borde = { readonly prefijo: string; readonly sufijo: string };

/** How the list of one proveedor is understood, month after month (GAP-18). */
export type ReglasDeLista = {
  readonly moneda: Moneda;
  /** Its prices carry IVA; costs are kept without. */
  readonly incluyeIva: boolean;
  /** The rate of a row that does not bring its own. */
  readonly iva: Iva;
  /** Taken off every row that brings none; null is those of the proveedor. */
  readonly descuentos: readonly string[] | null;
  /** Its prices are of the whole multiple: a box of 12. */
  readonly precioPorBulto: boolean;
  /** What stands around its codes that ours do not have, and the other way round. */
  readonly quitar: Borde;
  readonly agregar: Borde;
  /** The first one that finds an artículo wins. */
  readonly emparejar: readonly Emparejamiento[];
  readonly marcas: readonly ReglaDeMarca[];
  /** Percentage, up or down, beyond which a row asks for a tick. */
  readonly limite: string;
};

/** How a list is understood before anybody says otherwise. */
export const reglasPorOmision = (moneda: Moneda): LecturaDeLista => ({
  moneda,
  incluyeIva: false,
  iva: '21',
  descuentos: null,
  precioPorBulto: false,
  quitar: { prefijo: '', sufijo: '' },
  agregar: { prefijo: '', sufijo: '' },
  emparejar: [...EMPAREJAMIENTOS],
  marcas: [],
  limite: '30',
});

/** Every row would be refused, pointing at a column that nobody said which is. */
export const faltaElMultiplo = (
  reglas: Pick<ReglasDeLista, 'precioPorBulto'> | undefined,
  mapeo: Readonly<Record<string, number>>,
): boolean => reglas?.precioPorBulto === true && mapeo.multiplo === undefined;

/** The code as we would write it: without what is theirs around it, with what is ours. Never left empty. */
export function codigoNuestro(codigo: string, { quitar, agregar }: Pick<ReglasDeLista, 'quitar' | 'agregar'>): string {
  const sinPrefijo =
    quitar.prefijo !== '' && empieza(codigo, quitar.prefijo) ? codigo.slice(quitar.prefijo.length) : codigo;
  const sinBordes =
    quitar.sufijo !== '' && termina(sinPrefijo, quitar.sufijo)
      ? sinPrefijo.slice(0, -quitar.sufijo.length)
      : sinPrefijo;
  const base = normaCodigo(sinBordes) === '' ? codigo : sinBordes.trim();
  return `${agregar.prefijo}${base}${agregar.sufijo}`;
}

const empieza = (codigo: string, prefijo: string): boolean =>
  codigo.slice(0, prefijo.length).toUpperCase() === prefijo.toUpperCase();
const termina = (codigo: string, sufijo: string): boolean =>
  codigo.slice(-sufijo.length).toUpperCase() === sufijo.toUpperCase();

/** The rule of a marca, however the list spaces or capitalises it. */
export function reglaDeMarca(marca: string, { marcas }: Pick<ReglasDeLista, 'marcas'>): ReglaDeMarca | undefined {
  const norma = normaCodigo(marca);
  return norma === '' ? undefined : marcas.find(({ texto }) => normaCodigo(texto) === norma);
}

type Escrito = { readonly precio: string; readonly iva: Iva; readonly multiplo: string };

/**
 * The cost of one unit in the list: of its share of the multiple, without IVA, before discounts. Rounded once to four
 * decimals; what the discounts leave is worked out from it (PRE-08).
 */
export function costoDeRenglon(
  { precio, iva, multiplo }: Escrito,
  { incluyeIva, precioPorBulto }: Pick<ReglasDeLista, 'incluyeIva' | 'precioPorBulto'>,
): string {
  const divisor = decimal(precioPorBulto ? multiplo : 1)
    .times(incluyeIva ? decimal(100).plus(porcentajeDeIva(iva)) : 100)
    .div(100);
  return textoUnitario(decimal(precio).div(divisor).round(DECIMALES_UNITARIO));
}
