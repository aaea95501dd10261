import { diaArgentino, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { ARTICULOS_MAXIMO } from './generar/articulo.ts';

/** How big a company, which one, and where its story ends. */
export type PedidoDeDemo = {
  readonly articulos: number;
  readonly clientes: number;
  readonly notas: number;
  readonly semilla: string;
  /** The first instant of a day in Argentina: everything happened before it. */
  readonly hasta: Date;
};

/** One article of each kind, and services for the counter. */
export const ARTICULOS_MINIMO = 300;
export const MAXIMO = ARTICULOS_MAXIMO;

/** A shop that loads while somebody waits: what happened up to yesterday. */
export const pedidoPorOmision = (ahora: Date): PedidoDeDemo => ({
  articulos: 5_000,
  clientes: 800,
  notas: 2_000,
  semilla: '1',
  hasta: inicioDelDia(diaArgentino(ahora)),
});
