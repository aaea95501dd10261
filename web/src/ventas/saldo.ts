import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { decimal, sumar } from '@trastienda/nucleo/comun/decimal.ts';
import type { RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';

/** What is given up of each line, by line; a line that is not here keeps everything pending. */
export type SaldoACancelar = Readonly<Record<string, string>>;

/** Units given up in all. */
export const unidadesDe = (saldo: SaldoACancelar): string => textoCantidad(sumar(Object.values(saldo)));

/** Whether nothing is left to deliver afterwards, which closes a nota that has deliveries. */
export const cierraLaNota = (renglones: readonly RenglonDetalle[], saldo: SaldoACancelar): boolean =>
  renglones.some(({ entregada }) => decimal(entregada).gt(0)) &&
  renglones.every(({ id, pendiente }) => decimal(pendiente).eq(saldo[id] ?? '0'));
