import { sql } from 'kysely';
import { avanzarVersiones } from '#articulos/articulos.repo.ts';
import type { Tx } from '#db/db.ts';

type Autoria = { readonly usuarioId: string; readonly ahora: Date };

/**
 * A load of any size, in a temporary table of the same transaction. `carga_aplicacion`: `nueva` (the others are left
 * alone), `id`, `articulo_id`, `desde`, `hasta`, `nota`, and the vehicle with its normal forms and its words. Those that
 * nobody named before are made; a marca and a modelo keep their first spelling.
 */
export async function guardarCargaDeAplicaciones(tx: Tx, autoria: Autoria): Promise<void> {
  await sql`
    with nuevos as (
      select distinct on (c.marca_norm, c.modelo_norm, c.motor_norm) c.*
        from carga_aplicacion c where c.nueva order by c.marca_norm, c.modelo_norm, c.motor_norm, c.fila),
    escritos as (
      select n.marca_norm, n.modelo_norm, n.motor_norm, n.motor,
             coalesce((select v.marca from vehiculo v where v.marca_norm = n.marca_norm limit 1),
                      first_value(n.marca) over (partition by n.marca_norm order by n.fila)) as marca,
             coalesce((select v.modelo from vehiculo v
                        where v.marca_norm = n.marca_norm and v.modelo_norm = n.modelo_norm limit 1),
                      first_value(n.modelo) over (partition by n.marca_norm, n.modelo_norm order by n.fila)) as modelo
        from nuevos n)
    insert into vehiculo (id, marca, modelo, motor, marca_norm, modelo_norm, motor_norm, palabras)
    select uuid_de_ahora(), marca, modelo, motor, marca_norm, modelo_norm, motor_norm,
           norma_palabras(marca || ' ' || modelo || ' ' || motor)
      from escritos
    on conflict (marca_norm, modelo_norm, motor_norm) do nothing
  `.execute(tx);
  await sql`
    insert into aplicacion (id, articulo_id, vehiculo_id, desde, hasta, nota)
    select c.id, c.articulo_id, v.id, c.desde, c.hasta, c.nota
      from carga_aplicacion c
      join vehiculo v on v.marca_norm = c.marca_norm and v.modelo_norm = c.modelo_norm and v.motor_norm = c.motor_norm
     where c.nueva order by c.articulo_id, c.fila
  `.execute(tx);
  await avanzarVersiones(tx, sql`select articulo_id from carga_aplicacion where nueva`, autoria);
}

/**
 * Takes a load back (INV-74). `carga_reversion`: `id`, of the application; `despues`, what the load said of it; `previo`, of which
 * artículo; and, filled in here, `motivo` of those that stay because somebody changed them or took them away since.
 */
export async function revertirCargaDeAplicaciones(tx: Tx, autoria: Autoria): Promise<void> {
  // Who changes an application holds its artículo: what is decided here still holds when it is written.
  await sql`
    select count(*) from (
      select from articulo
      where id in (select x.articulo_id from aplicacion x join carga_reversion r on r.id = x.id)
      order by id for no key update) x
  `.execute(tx);
  await sql`
    update carga_reversion r set motivo = case
      when not exists (select from aplicacion x where x.id = r.id) then 'Alguien la quitó después.'
      when exists (select from aplicacion x where x.id = r.id and x.articulo_id <> (r.previo ->> 'articulo_id')::uuid)
        then 'Pasó a otro artículo.'
      when not exists (
        select from aplicacion x join vehiculo v on v.id = x.vehiculo_id
         where x.id = r.id and v.marca_norm = norma_codigo(r.despues ->> 'marca')
           and v.modelo_norm = norma_codigo(r.despues ->> 'modelo')
           and v.motor_norm = norma_codigo(coalesce(r.despues ->> 'motor', ''))
           and x.desde::text is not distinct from r.despues ->> 'desde'
           and x.hasta::text is not distinct from r.despues ->> 'hasta'
           and x.nota = coalesce(r.despues ->> 'nota', '')) then 'Alguien la cambió después.' end
  `.execute(tx);
  const fuera = sql`select id from carga_reversion where motivo is null`;
  await avanzarVersiones(tx, sql`select articulo_id from aplicacion where id in (${fuera})`, autoria);
  await sql`delete from aplicacion where id in (${fuera})`.execute(tx);
}
