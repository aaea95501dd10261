import { z } from 'zod';
import { Cantidad, Id, Instante } from '#comun/campos.ts';

/** What there is in one depósito. */
export const SaldoDeDeposito = z.object({
  depositoId: Id,
  deposito: z.string(),
  sucursalId: Id,
  sucursal: z.string(),
  vendible: z.boolean(),
  /** What is there travels to that sucursal: it cannot be promised yet (ART-07). */
  enTransito: z.boolean(),
  fisico: Cantidad,
  reservado: Cantidad,
  disponible: Cantidad,
  /** When what was written last of it there happened; null where it never was. */
  ultimoMovimiento: Instante.nullable(),
});

/** The same, summed by sucursal over the depósitos that sell. What travels to it is only said when there is some (ART-07). */
export const SaldoDeSucursal = z.object({
  sucursalId: Id,
  fisico: Cantidad,
  reservado: Cantidad,
  disponible: Cantidad,
  enTransito: Cantidad.optional(),
});
