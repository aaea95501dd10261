import { type DecimalInput, decimal, textoDecimal } from '#comun/decimal.ts';

/**
 * What a list changes of one artículo. NUEVA: the proveedor did not sell it, or nobody knew for how much. FALTA: it is
 * sold and the list no longer brings it. SIN_ARTICULO: nothing of ours is known by that code.
 */
export const SITUACIONES = ['NUEVA', 'SUBE', 'BAJA', 'IGUAL', 'SIN_ARTICULO', 'FALTA'] as const;
export type Situacion = (typeof SITUACIONES)[number];

/** Why a line that was in was left alone when the list was applied. */
export const OMISIONES_DE_LISTA = ['CAMBIO', 'CODIGO_TOMADO', 'SIN_DESCRIPCION', 'INACTIVO'] as const;
export type OmisionDeLista = (typeof OMISIONES_DE_LISTA)[number];

/**
 * What a line may say of itself besides: it is out, it moves too much, it makes an artículo or marks one as gone; once applied,
 * that it was left alone, and once taken back, that it stayed.
 */
export const ESTADOS_DE_LINEA = [
  'EXCLUIDA',
  'POR_CONFIRMAR',
  'CONFIRMADA',
  'SE_CREA',
  'SE_MARCA',
  ...OMISIONES_DE_LISTA,
  'NO_REVERTIDA',
] as const;

/** The columns of the lines and what each can be asked (TD-07). Net costs are asked for in the currency of each. */
export const FILTROS_DE_LINEAS_DE_LISTA = {
  incluida: 'lista',
  codigo: 'texto',
  situacion: 'lista',
  descripcion: 'texto',
  marca: 'texto',
  articulo: 'texto',
  antes: 'numero',
  neto: 'numero',
  variacion: 'numero',
  estado: 'lista',
  fila: 'numero',
} as const;
export type EstadoDeLinea = (typeof ESTADOS_DE_LINEA)[number];

type Linea = {
  readonly situacion: Situacion;
  readonly alerta: boolean;
  readonly confirmada: boolean;
  readonly incluida: boolean;
  readonly omitida: OmisionDeLista | null;
  readonly noRevertida: string | null;
};

/** What a line says of itself; null when it is in and there is no more to it. */
export function estadoDeLinea({ noRevertida, omitida, incluida, ...linea }: Linea): EstadoDeLinea | null {
  if (noRevertida !== null) return 'NO_REVERTIDA';
  if (omitida !== null) return omitida;
  if (!incluida) return 'EXCLUIDA';
  if (linea.alerta) return linea.confirmada ? 'CONFIRMADA' : 'POR_CONFIRMAR';
  if (linea.situacion === 'SIN_ARTICULO') return 'SE_CREA';
  return linea.situacion === 'FALTA' ? 'SE_MARCA' : null;
}

/** A net cost in its currency, with what one unit of it is worth in pesos; null when nobody wrote that yet. */
type CostoComparable = {
  readonly neto: DecimalInput;
  readonly moneda: string;
  readonly cambio: DecimalInput | null;
};

export type Diferencia = {
  readonly situacion: 'NUEVA' | 'SUBE' | 'BAJA' | 'IGUAL';
  /** Percentage with two decimals; null when there is nothing to compare with. */
  readonly variacion: string | null;
};

/**
 * What a net cost changes of the one the proveedor asked before. In two currencies they are compared in pesos; where that
 * cannot be done it is said to go up, and asks for a tick.
 */
export function diferenciaDe(antes: CostoComparable | null, ahora: CostoComparable): Diferencia {
  if (antes === null) return { situacion: 'NUEVA', variacion: null };
  const mismaMoneda = antes.moneda === ahora.moneda;
  if (!mismaMoneda && (antes.cambio === null || ahora.cambio === null)) return { situacion: 'SUBE', variacion: null };
  const [viejo, nuevo] = mismaMoneda
    ? [decimal(antes.neto), decimal(ahora.neto)]
    : [decimal(antes.neto).times(antes.cambio ?? 0), decimal(ahora.neto).times(ahora.cambio ?? 0)];
  const situacion = nuevo.eq(viejo) ? 'IGUAL' : nuevo.gt(viejo) ? 'SUBE' : 'BAJA';
  return { situacion, variacion: viejo.eq(0) ? null : textoDecimal(nuevo.minus(viejo).times(100).div(viejo), 0, 2) };
}

/** Whether a line asks for a tick before it is applied: it moves beyond the limit, or nobody can tell how much. */
export const pideTilde = ({ situacion, variacion }: Diferencia, limite: DecimalInput): boolean =>
  variacion === null ? situacion === 'SUBE' || situacion === 'BAJA' : decimal(variacion).abs().gt(limite);
