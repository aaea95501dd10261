import type { EstadoAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import type { AccionNota, EstadoNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';

/** Documents of the story. Articles, customers, depósitos and sellers are named by their place in their lists. */

export type LineaDeMuestra = {
  readonly articulo: number;
  readonly pedida: number;
  readonly entregada: number;
  readonly cancelada: number;
  readonly reservada: number;
  /** Net, per unit. */
  readonly precio: string;
  readonly precioDeLista: boolean;
  readonly descuentos: readonly string[];
};

export type PasoDeMuestra = {
  readonly accion: AccionNota | 'crear';
  readonly desde: EstadoNota | null;
  readonly hacia: EstadoNota;
  readonly en: Date;
  readonly motivo: string;
};

export type EntregaDeMuestra = {
  readonly en: Date;
  /** By the order of the lines; zero is nothing. */
  readonly cantidades: readonly number[];
};

export type NotaDeMuestra = {
  readonly estado: EstadoNota;
  readonly deposito: number;
  /** −1 is Consumidor Final. */
  readonly cliente: number;
  readonly vendedor: number;
  readonly observaciones: string;
  readonly lineas: readonly LineaDeMuestra[];
  /** The first one is when it was taken. */
  readonly pasos: readonly PasoDeMuestra[];
  readonly entregas: readonly EntregaDeMuestra[];
};

export type AjusteDeMuestra = {
  readonly estado: EstadoAjuste;
  readonly deposito: number;
  readonly vendedor: number;
  readonly motivo: string;
  readonly observaciones: string;
  readonly en: Date;
  readonly renglones: readonly {
    readonly articulo: number;
    /** Signed. */
    readonly cantidad: number;
    /** Per unit, of what comes in; null takes the average. */
    readonly costo: string | null;
  }[];
};

/** What a branch is waiting for, by its place in the list of them. */
export type EnCaminoDeMuestra = Omit<AjusteDeMuestra, 'deposito'> & { readonly sucursal: number };

export type DevolucionDeMuestra = {
  readonly deposito: number;
  readonly cliente: number;
  readonly vendedor: number;
  readonly comprobante: string;
  readonly motivo: string;
  readonly en: Date;
  readonly renglones: readonly { readonly articulo: number; readonly cantidad: number; readonly precio: string }[];
};

/** What happened in a week, in the order the ledger learns of it. */
export type SemanaDeMuestra = {
  readonly ingresos: readonly AjusteDeMuestra[];
  readonly notas: readonly NotaDeMuestra[];
  readonly devoluciones: readonly DevolucionDeMuestra[];
  readonly ajustes: readonly AjusteDeMuestra[];
};
