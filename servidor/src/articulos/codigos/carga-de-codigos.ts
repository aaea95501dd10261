import { sql } from 'kysely';
import { avanzarVersiones, bloquearArticulos } from '#articulos/articulos.repo.ts';
import { indizarPorTandas } from '#articulos/busqueda/busqueda.repo.ts';
import { NO_CABE } from '#articulos/vueltas.ts';
import type { Tx } from '#db/db.ts';

type Autoria = { readonly usuarioId: string; readonly ahora: Date };

/**
 * Other codes of any number of artículos, in a temporary table of the same transaction. `carga_codigo_suelto`: `accion` (CREAR,
 * ACTUALIZAR; anything else is left alone), `id`, `articulo_id`, `decimales`, `tipo`, `valor`, `valor_norm`, `cantidad_despues`,
 * `proveedor_id`, and `con_trato`: whether that proveedor sells it by now. The caller has looked at whose each code is; the
 * walls of the table are the last word.
 */
export async function guardarCargaDeCodigos(tx: Tx, autoria: Autoria): Promise<void> {
  const { usuarioId, ahora } = autoria;
  const cambiados = await leerIds(tx, sql`select articulo_id from carga_codigo_suelto where accion <> 'SIN_CAMBIOS'`);
  await bloquearArticulos(tx, cambiados);
  await sql`
    insert into articulo_proveedor (id, articulo_id, decimales, proveedor_id, moneda, descuentos, recargos, dias_de_entrega, principal,
                                    creado_en, creado_por, modificado_en, modificado_por)
    select uuid_de_ahora(), c.articulo_id, c.decimales, p.id, p.moneda, p.descuentos,
           recargos_en(p.recargos, p.moneda, cambio_en('USD', ${ahora})), p.dias_de_entrega, false,
           ${ahora}, ${usuarioId}, ${ahora}, ${usuarioId}
      from carga_codigo_suelto c join proveedor p on p.id = c.proveedor_id where not c.con_trato
    on conflict (articulo_id, proveedor_id) do nothing
  `.execute(tx);
  await sql`
    insert into codigo_articulo (id, articulo_id, decimales, tipo, valor, valor_norm, proveedor_id, cantidad_por_lectura)
    select id, articulo_id, decimales, tipo, valor, valor_norm, proveedor_id, cantidad_despues
      from carga_codigo_suelto where accion = 'CREAR'
  `.execute(tx);
  await sql`
    update codigo_articulo k set valor = c.valor, valor_norm = c.valor_norm, cantidad_por_lectura = c.cantidad_despues
      from carga_codigo_suelto c where c.accion = 'ACTUALIZAR' and k.id = c.id
  `.execute(tx);
  await alTanto(tx, cambiados, autoria);
}

/**
 * Takes such a load back (INV-74). `carga_reversion`: `id`, of the code; `creado`; `previo`, with what the load left and what was
 * before; and, filled in here, `motivo` of those that stay because somebody changed them since.
 */
export async function revertirCargaDeCodigos(tx: Tx, autoria: Autoria): Promise<void> {
  // Who changes a code holds its artículo: what is decided here still holds when it is written.
  await bloquearArticulos(
    tx,
    await leerIds(tx, sql`select (previo ->> 'articulo_id')::uuid as articulo_id from carga_reversion`),
  );
  await sql`
    update carga_reversion r set motivo = case
      when k.id is null then 'Alguien lo quitó después.'
      when k.articulo_id <> (r.previo ->> 'articulo_id')::uuid then 'Pasó a otro artículo.'
      when k.valor <> r.previo ->> 'valor' or k.cantidad_por_lectura <> (r.previo ->> 'cantidad')::numeric
        then 'Alguien lo cambió después.'
      when not r.creado and exists (
        select from codigo_articulo o
         where o.tipo = k.tipo and o.valor_norm = norma_codigo(r.previo ->> 'antes') and o.proveedor_id is not distinct from k.proveedor_id
           and o.id <> k.id)
        then 'El código que tenía ya es de otro artículo.'
      when not r.creado and (r.previo ->> 'cantidad_antes')::numeric <> round((r.previo ->> 'cantidad_antes')::numeric, k.decimales)
        then ${NO_CABE} end
      from carga_reversion y left join codigo_articulo k on k.id = y.id where y.fila = r.fila
  `.execute(tx);
  const tocados = await leerIds(
    tx,
    sql`select (previo ->> 'articulo_id')::uuid as articulo_id from carga_reversion where motivo is null`,
  );
  await sql`delete from codigo_articulo where id in (select id from carga_reversion where creado and motivo is null)`.execute(
    tx,
  );
  await sql`
    update codigo_articulo k
       set valor = r.previo ->> 'antes', valor_norm = norma_codigo(r.previo ->> 'antes'),
           cantidad_por_lectura = (r.previo ->> 'cantidad_antes')::numeric
      from carga_reversion r where not r.creado and r.motivo is null and k.id = r.id
  `.execute(tx);
  // Who began to sell it with that code no longer does, unless somebody said something of it since.
  await sql`
    delete from articulo_proveedor t using carga_reversion r
     where r.motivo is null and (r.previo ->> 'trato_nuevo')::boolean and t.version = 1 and t.costo is null and not t.principal
       and t.articulo_id = (r.previo ->> 'articulo_id')::uuid and t.proveedor_id = (r.previo ->> 'proveedor_id')::uuid
  `.execute(tx);
  await alTanto(tx, tocados, autoria);
}

async function leerIds(tx: Tx, cuales: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct articulo_id as id from (${cuales}) x where articulo_id is not null order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The search learns them, and whoever was looking at those artículos sees that they changed. */
async function alTanto(tx: Tx, ids: readonly string[], autoria: Autoria): Promise<void> {
  await avanzarVersiones(tx, sql`select unnest(${ids}::uuid[])`, autoria);
  await indizarPorTandas(tx, ids);
}
