import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/**
 * A load of any size, handed over in temporary tables of the same transaction: rows never travel one by one.
 *
 * - `carga_articulo`: `accion` (CREAR, ACTUALIZAR, anything else is left alone), `toca` (whether a field of its own or a
 *   code changes), and every column of an artículo as it is going to be. `codigo_palabras`, `descripcion_palabras` and
 *   `descripcion_juntas` are the normal forms of both texts when they are known, so that they are not worked out again.
 * - `carga_codigo`: `id, articulo_id, decimales, tipo, valor, valor_norm`, all of them free.
 * - `carga_precio`: `id, articulo_id, importe`; of one that comes back, `fecha`, since when it is as old, and `lote_id`, of which batch it is.
 *
 * The caller has resolved every reference and looked at every code; the walls of the tables are the last word.
 */
export async function guardarCargaDeArticulos(tx: Tx, { usuarioId, ahora }: Autoria): Promise<void> {
  await sql`
    insert into articulo (id, codigo, codigo_norm, descripcion, subfamilia_id, marca_id, unidad_id, decimales, tipo, iva,
                          permite_negativo, observaciones, creado_en, creado_por, modificado_en, modificado_por)
    select id, codigo, codigo_norm, descripcion, subfamilia_id, marca_id, unidad_id, decimales, tipo, iva,
           permite_negativo, observaciones, ${ahora}, ${usuarioId}, ${ahora}, ${usuarioId}
      from carga_articulo where accion = 'CREAR' order by id
  `.execute(tx);
  await sql`
    update articulo a
       set descripcion = c.descripcion, subfamilia_id = c.subfamilia_id, marca_id = c.marca_id, tipo = c.tipo, iva = c.iva,
           observaciones = c.observaciones, version = a.version + 1, modificado_en = ${ahora}, modificado_por = ${usuarioId}
      from carga_articulo c where c.accion = 'ACTUALIZAR' and c.toca and a.id = c.id
  `.execute(tx);
  // Lines name these with their artículo: a statement that only says them again would keep whoever sells it waiting for the load.
  await sql`
    update articulo a set unidad_id = c.unidad_id, decimales = c.decimales, permite_negativo = c.permite_negativo
      from carga_articulo c
     where c.accion = 'ACTUALIZAR' and c.toca and a.id = c.id
       and (a.unidad_id, a.decimales, a.permite_negativo) is distinct from (c.unidad_id, c.decimales, c.permite_negativo)
  `.execute(tx);
  await sql`
    insert into codigo_articulo (id, articulo_id, decimales, tipo, valor, valor_norm)
    select id, articulo_id, decimales, tipo, valor, valor_norm from carga_codigo
  `.execute(tx);
  await indizarCarga(tx);
}

/**
 * What a load says of the campos of its artículos: `carga_campo_cambio`, with `articulo_id`, `campo_id` and `valor`, null to
 * take it away. The campos are held since they were read.
 */
export async function guardarCamposDeCarga(tx: Tx): Promise<void> {
  await sql`
    delete from articulo_campo v using carga_campo_cambio x
     where x.valor is null and v.articulo_id = x.articulo_id and v.campo_id = x.campo_id`.execute(tx);
  await sql`
    insert into articulo_campo (articulo_id, campo_id, tipo, decimales, valor)
    select x.articulo_id, x.campo_id, c.tipo, c.decimales, x.valor
      from carga_campo_cambio x join campo c on c.id = x.campo_id where x.valor is not null
    on conflict (articulo_id, campo_id) do update set valor = excluded.valor
  `.execute(tx);
}

type Autoria = { readonly usuarioId: string; readonly ahora: Date };

/** Adds the prices of a load to one lista, from an instant on. */
export async function guardarPreciosDeCarga(
  tx: Tx,
  { usuarioId, ahora, listaId, motivo }: Autoria & { readonly listaId: string; readonly motivo: string },
): Promise<void> {
  await sql`
    insert into precio (id, lista_id, articulo_id, importe, desde, motivo, creado_por, fecha, lote_id)
    select id, ${listaId}, articulo_id, importe, ${ahora}, ${motivo}, ${usuarioId}, fecha, lote_id from carga_precio
  `.execute(tx);
}

/**
 * What the search reads of the artículos of a load; the same words as `palabras_de_articulo`, for all of them at once. Nothing
 * is there yet of those it creates, and all their codes came with it: what is already there need not be looked at.
 */
async function indizarCarga(tx: Tx): Promise<void> {
  const creados = sql`select id from carga_articulo where accion = 'CREAR'`;
  const tocados = sql`select id from carga_articulo where accion = 'ACTUALIZAR' and toca`;
  const clave = sql`coalesce(nullif(ltrim(valor_norm, '0'), ''), '0')`;
  await sql`
    insert into articulo_clave (articulo_id, tipo, valor_norm, sin_ceros)
    select articulo_id, tipo, valor_norm, ${clave}
      from (select id as articulo_id, 'PROPIO' as tipo, codigo_norm as valor_norm from carga_articulo where accion = 'CREAR'
            union all
            select articulo_id, tipo, valor_norm from carga_codigo where articulo_id in (${creados})) k
     order by articulo_id
  `.execute(tx);
  await sql`
    insert into articulo_clave (articulo_id, tipo, valor_norm, sin_ceros)
    select articulo_id, tipo, valor_norm, ${clave} from carga_codigo where articulo_id not in (${creados})
    on conflict do nothing
  `.execute(tx);
  await sql`
    insert into articulo_palabras (articulo_id, texto, orden, estado)
    ${palabrasDe(sql`'CREAR'`, sql`select articulo_id, tipo, valor, valor_norm from carga_codigo where articulo_id in (${creados})`)}
     order by c.id
  `.execute(tx);
  await sql`
    insert into articulo_palabras (articulo_id, texto, orden, estado)
    ${palabrasDe(
      sql`'ACTUALIZAR' and c.toca`,
      sql`select articulo_id, tipo, valor, valor_norm from codigo_articulo where articulo_id in (${tocados})`,
    )}
    on conflict (articulo_id) do update set texto = excluded.texto, orden = excluded.orden, estado = excluded.estado
  `.execute(tx);
}

/** Each text is put in its normal form by itself: there is a space between them, so together they are the same. */
const palabrasDe = (accion: RawBuilder<unknown>, codigos: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select c.id, ' ' || concat_ws(' ', nullif(d.palabras, ''), m.palabras, coalesce(c.codigo_palabras, norma_palabras(c.codigo)),
                                c.codigo_norm, o.palabras, nullif(d.juntas, ''), m.juntas) || ' ',
         d.palabras, a.estado
    from carga_articulo c
    join articulo a on a.id = c.id
    cross join lateral (select coalesce(c.descripcion_palabras, norma_palabras(c.descripcion)) as palabras,
                               coalesce(c.descripcion_juntas, formas_juntas(c.descripcion)) as juntas offset 0) d
    left join (select id, nullif(norma_palabras(nombre), '') as palabras, nullif(formas_juntas(nombre), '') as juntas
               from marca offset 0) m on m.id = c.marca_id
    left join (select articulo_id,
                      string_agg(case when valor = valor_norm collate "C" then valor else norma_palabras(valor) end
                                 || ' ' || valor_norm, ' ' order by valor_norm, tipo) as palabras
                 from (${codigos}) k group by articulo_id) o on o.articulo_id = c.id
   where c.accion = ${accion}`;
