import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { cambioDeCantidades } from '#ventas/borrador/renglones.repo.ts';

export type EntregaNueva = {
  readonly id: string;
  readonly notaId: string;
  readonly depositoId: string;
  /** Null when every line is a SERVICIO (`acordado` 8). */
  readonly movimientoId: number | null;
  readonly usuarioId: string;
  readonly renglones: readonly RenglonEntregado[];
};

type RenglonEntregado = {
  readonly renglonId: string;
  readonly articuloId: string;
  readonly decimales: number;
  readonly cantidad: string;
  /** What left, at cost: a return comes back at it. */
  readonly valor: string;
};

/** A delivery with its lines, carried to the lines of the nota, in one statement. Answers its number. */
export async function insertarEntrega(
  tx: Tx,
  entrega: EntregaNueva,
  renglones: readonly RenglonDeNota[],
): Promise<number> {
  const { rows } = await sql<{ numero: number }>`
    with entregada as (
      insert into entrega (id, nota_id, deposito_id, movimiento_id, usuario_id)
      values (${entrega.id}, ${entrega.notaId}, ${entrega.depositoId}, ${entrega.movimientoId}, ${entrega.usuarioId})
      returning numero
    ), renglones as (${insercionDeEntregados([entrega])}
    ), cantidades as (${cambioDeCantidades(renglones)})
    select numero from entregada
  `.execute(tx);
  return rows[0]?.numero ?? 0;
}

/** The statement that adds the lines of deliveries, of one or of many, from arrays of values. */
export function insercionDeEntregados(
  entregas: readonly Pick<EntregaNueva, 'id' | 'renglones'>[],
): RawBuilder<unknown> {
  const filas = entregas.flatMap(({ id, renglones }) => renglones.map((renglon) => ({ entregaId: id, ...renglon })));
  return sql`
    insert into entrega_renglon (id, entrega_id, renglon_id, articulo_id, decimales, cantidad, valor)
    select * from unnest(
      ${filas.map(() => uuidv7())}::uuid[], ${filas.map(({ entregaId }) => entregaId)}::uuid[],
      ${filas.map(({ renglonId }) => renglonId)}::uuid[], ${filas.map(({ articuloId }) => articuloId)}::uuid[],
      ${filas.map(({ decimales }) => decimales)}::smallint[], ${filas.map(({ cantidad }) => cantidad)}::numeric[],
      ${filas.map(({ valor }) => valor)}::numeric[])
  `;
}
