import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import { aLaVez } from '#db/transaccion.ts';
import type { Par } from '#stock/libro/pares.ts';
import { moverReservado, sumarPorPar } from '#stock/libro/saldos.repo.ts';

type ReservaNueva = Par & {
  readonly decimales: number;
  readonly cantidad: string;
  readonly documento: { readonly tipo: 'NOTA'; readonly id: string; readonly linea: string };
};

/** Reserves on balances already locked, all or nothing: what is not free is refused with its figures (INV-13). */
export async function reservar(tx: Tx, reservas: readonly ReservaNueva[]): Promise<void> {
  if (reservas.length === 0) return;
  const columna = <Valor>(valor: (reserva: ReservaNueva) => Valor) => reservas.map(valor);
  await aLaVez(tx, [
    () => moverReservado(tx, sumarPorPar(reservas)),
    () =>
      sql`
      insert into reserva (id, articulo_id, deposito_id, decimales, cantidad, documento_tipo, documento_id, documento_linea)
      select * from unnest(
        ${columna(() => uuidv7())}::uuid[], ${columna((r) => r.articuloId)}::uuid[],
        ${columna((r) => r.depositoId)}::uuid[], ${columna((r) => r.decimales)}::smallint[],
        ${columna((r) => r.cantidad)}::numeric[], ${columna((r) => r.documento.tipo)}::text[],
        ${columna((r) => r.documento.id)}::uuid[], ${columna((r) => r.documento.linea)}::uuid[])
    `.execute(tx),
  ]);
}

export type ReservaActiva = Par & {
  readonly id: string;
  readonly linea: string;
  readonly decimales: number;
  readonly cantidad: string;
  readonly documentoTipo: string;
  readonly documentoId: string;
  readonly parteDe: string | null;
  readonly creadaEn: string;
};

/** What a document still holds, oldest first. Call it with the document locked: then nobody else changes it. */
export async function reservasActivas(tx: Db | Tx, documentoId: string): Promise<ReservaActiva[]> {
  const { rows } = await sql<ReservaActiva>`
    select id, articulo_id as "articuloId", deposito_id as "depositoId", documento_linea as linea, decimales, cantidad,
           documento_tipo as "documentoTipo", documento_id as "documentoId", parte_de as "parteDe",
           creada_en as "creadaEn"
    from reserva where documento_id = ${documentoId} and estado = 'ACTIVA' order by id
  `.execute(tx);
  return rows;
}
