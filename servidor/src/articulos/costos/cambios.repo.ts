import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { esperarTurnoDeDeshacer } from '#articulos/vueltas.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';

type Cambio = {
  readonly tipo: 'CAMBIAR' | 'DESHACER';
  readonly pedido: string;
  readonly motivo: string;
  /** The change it takes back. */
  readonly deshaceA?: string;
  /** The batch of prices that it proposed. */
  readonly loteId?: string | undefined;
};
export type Hecho = { readonly id: string; readonly articulos: number; readonly quedan: number };

/** Keeps what `plan_de_costos` does and what it leaves. */
export async function asentarCambio(
  { tx, usuario, ahora }: Orden,
  { tipo, pedido, motivo, deshaceA, loteId }: Cambio,
): Promise<Hecho> {
  const id = uuidv7();
  const { rows } = await sql<Hecho>`
    insert into cambio_de_costo (id, tipo, pedido, articulos, quedan, motivo, en, usuario_id, deshace_a, lote_id)
    select ${id}::uuid, ${tipo}, ${pedido}, count(*) filter (where queda is null), count(*) filter (where queda is not null),
           ${motivo}, ${ahora}, ${usuario.id}, ${deshaceA ?? null}::uuid,
           ${loteId ?? null}::uuid
    from plan_de_costos
    returning id, articulos, quedan`.execute(tx);
  await sql`
    insert into cambio_de_costo_linea (cambio_id, articulo_id, queda, moneda, antes, despues, fecha_antes, origen_antes, fecha)
    select ${id}::uuid, id, queda, moneda, antes, despues, fecha_antes, origen_antes, fecha from plan_de_costos order by id`.execute(
    tx,
  );
  return definido(rows[0], 'the row just written');
}

/** Writes the costs of `plan_de_costos`, each on its artículo; their history writes itself (decision 0018). */
export async function escribirCostos({ tx, usuario, ahora }: Orden): Promise<void> {
  await sql`
    update articulo a
       set costo_reposicion = p.despues, costo_reposicion_fecha = p.fecha, costo_reposicion_origen = p.origen,
           version = a.version + 1, modificado_en = ${ahora}, modificado_por = ${usuario.id}
      from plan_de_costos p
     where p.queda is null and a.id = p.id
  `.execute(tx);
}

type Guardado = {
  readonly id: string;
  readonly tipo: Cambio['tipo'];
  readonly pedido: string;
  readonly deshecho: boolean;
  readonly loteId: string | null;
};

/** The change, for who is going to take it back. */
export async function bloquearCambio(tx: Tx, id: string): Promise<Guardado | undefined> {
  await esperarTurnoDeDeshacer(tx, id);
  const { rows } = await sql<Guardado>`
    select c.id, c.tipo, c.pedido, exists (select from cambio_de_costo v where v.deshace_a = c.id) as deshecho,
           c.lote_id as "loteId"
    from cambio_de_costo c where c.id = ${id}`.execute(tx);
  return rows[0];
}

/** What each artículo that was written had and has, for its own trail. */
export const COMO_ALCANZADOS = sql`
  select id, 'costo de reposición' as campo, moneda || ' ' || antes as antes, moneda || ' ' || despues as despues
  from plan_de_costos where queda is null`;
