import type { ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';
import pg from 'pg';
import { ReglaRota } from '#http/regla-rota.ts';

/** The refusals behind the constraints of the ledger; anything else stays our bug. */
export async function traducirErrores<T>(escritura: Promise<T>, { clave }: { readonly clave: string }): Promise<T> {
  try {
    return await escritura;
  } catch (error) {
    const rechazo = error instanceof pg.DatabaseError ? rechazoDe(error, clave) : undefined;
    throw rechazo ? new ReglaRota(rechazo) : error;
  }
}

function rechazoDe({ constraint }: pg.DatabaseError, clave: string): ErrorDeNegocio | undefined {
  switch (constraint) {
    case 'periodo_abierto':
      return { code: 'stock.periodo_cerrado', data: {} };
    case 'movimiento_stock_clave_idempotencia_key':
      return { code: 'stock.movimiento_repetido', data: { clave } };
    case 'movimiento_stock_revierte_a_key':
      return { code: 'stock.ya_revertido', data: {} };
    default:
      return undefined;
  }
}
