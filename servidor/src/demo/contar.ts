import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

const TABLAS = {
  catalogo: [
    ...['articulo', 'codigo_articulo', 'articulo_clave', 'articulo_palabras', 'precio', 'articulo_proveedor'],
    ...['costo_reposicion', 'vehiculo', 'aplicacion', 'articulo_equivalencia'],
  ],
  stock: ['saldo_stock', 'costo_articulo', 'movimiento_stock', 'asiento_stock', 'ajuste', 'ajuste_renglon'],
  ventas: ['nota_pedido', 'nota_renglon', 'nota_transicion', 'entrega', 'entrega_renglon', 'reserva'],
} as const;

/**
 * Has the database count what a load has just filled. Until somebody does, it plans as if the tables were empty, and
 * the triggers keep the plans they made then: each lot would take longer than the one before.
 */
export async function contarFilas(tx: Tx, ...partes: readonly (keyof typeof TABLAS)[]): Promise<void> {
  await sql`analyze ${sql.join(partes.flatMap((parte) => TABLAS[parte].map((tabla) => sql.table(tabla))))}`.execute(tx);
}
