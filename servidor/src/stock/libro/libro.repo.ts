import { type Big, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { Asiento, TipoMovimiento } from '@trastienda/nucleo/stock/movimiento.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { traducirErrores } from './errores-de-base.ts';

/** What a movement says of itself, besides what it moves. */
export type Encabezado = {
  readonly tipo: TipoMovimiento;
  readonly fechaEfectiva: Date;
  readonly documento: { readonly tipo: string; readonly id: string; readonly texto: string };
  /** `clave_idempotencia`: names the cause once and for all, `entrega:<id>`. */
  readonly clave: string;
  readonly usuarioId: string;
  readonly motivoId?: string | null;
  readonly nota?: string;
  readonly revierteA?: number | null;
};

/**
 * The ids of so many movements that are about to be written. Ask with every lock taken: the order of the ids is the order
 * of the books, and has to be the order of the balances (`acordado` 13b).
 */
export async function tomarIds(tx: Tx, cuantos: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('movimiento_stock', 'id')) as id from generate_series(1, ${cuantos}::int)
  `.execute(tx);
  return rows.map(({ id }) => id);
}

type MovimientoConId = Encabezado & { readonly id: number };

/** Adds movements to the ledger. The instant they are on the books is taken here, after the locks (INV-17). */
export async function insertarMovimientos(tx: Tx, movimientos: readonly MovimientoConId[]): Promise<void> {
  const columna = <Valor>(valor: (movimiento: MovimientoConId) => Valor) => movimientos.map(valor);
  await traducirErrores(
    sql`
      insert into movimiento_stock (id, tipo, fecha_efectiva, documento_tipo, documento_id, documento_texto,
                                    clave_idempotencia, usuario_id, motivo_id, nota, revierte_a)
      overriding system value
      select id, tipo, least(fecha, clock_timestamp()), documento_tipo, documento_id, documento_texto,
             clave, usuario_id, motivo_id, nota, revierte_a
      from unnest(
        ${columna((m) => m.id)}::bigint[], ${columna((m) => m.tipo)}::text[],
        ${columna((m) => m.fechaEfectiva.toISOString())}::timestamptz[],
        ${columna((m) => m.documento.tipo)}::text[], ${columna((m) => m.documento.id)}::uuid[],
        ${columna((m) => m.documento.texto)}::text[], ${columna((m) => m.clave)}::text[],
        ${columna((m) => m.usuarioId)}::uuid[], ${columna((m) => m.motivoId ?? null)}::uuid[],
        ${columna((m) => m.nota ?? '')}::text[], ${columna((m) => m.revierteA ?? null)}::bigint[]
      ) with ordinality as m (id, tipo, fecha, documento_tipo, documento_id, documento_texto,
                              clave, usuario_id, motivo_id, nota, revierte_a, orden)
      order by orden
    `.execute(tx),
    { clave: movimientos[0]?.clave ?? '' },
  );
}

type AsientoNuevo = Asiento & { readonly movimientoId: number };

export async function insertarAsientos(tx: Tx, asientos: readonly AsientoNuevo[]): Promise<void> {
  const columna = <Valor>(valor: (asiento: AsientoNuevo) => Valor) => asientos.map(valor);
  await sql`
      insert into asiento_stock (movimiento_id, articulo_id, deposito_id, decimales, cantidad, valor, documento_linea)
      select * from unnest(
        ${columna((a) => a.movimientoId)}::bigint[], ${columna((a) => a.articuloId)}::uuid[],
        ${columna((a) => a.depositoId)}::uuid[], ${columna((a) => a.decimales)}::smallint[],
        ${columna((a) => a.cantidad.toFixed())}::numeric[], ${columna((a) => a.valor.toFixed())}::numeric[],
        ${columna((a) => a.linea)}::uuid[])
    `.execute(tx);
}

type DiferenciaNueva = { readonly movimientoId: number; readonly articuloId: string; readonly importe: Big };

export async function insertarDiferencias(tx: Tx, diferencias: readonly DiferenciaNueva[]): Promise<void> {
  if (diferencias.length === 0) return;
  await sql`
    insert into diferencia_de_valor (movimiento_id, articulo_id, importe)
    select * from unnest(
      ${diferencias.map(({ movimientoId }) => movimientoId)}::bigint[],
      ${diferencias.map(({ articuloId }) => articuloId)}::uuid[],
      ${diferencias.map(({ importe }) => importe.toFixed())}::numeric[])
  `.execute(tx);
}

/** The asientos of a movement, in the order they were written. */
export async function leerAsientos(tx: Tx, movimientoId: number): Promise<Asiento[]> {
  const filas = await tx
    .selectFrom('asiento_stock')
    .select([
      'articulo_id as articuloId',
      'deposito_id as depositoId',
      'decimales',
      'cantidad',
      'valor',
      'documento_linea as linea',
    ])
    .where('movimiento_id', '=', movimientoId)
    .orderBy('id')
    .execute();
  return filas.map((fila) => ({ ...fila, cantidad: decimal(fila.cantidad), valor: decimal(fila.valor) }));
}
