import { sql } from 'kysely';
import { analizar, analizarPor } from '#importaciones/trabajo/carga.ts';
import type { Conteo, Obra } from '#importaciones/trabajo/obra.ts';

type Resultados = Omit<Conteo, 'detalles'> & {
  readonly precios: number;
  readonly otros: Readonly<Record<string, number>>;
};

/**
 * Decides what becomes of each row, leaves it written, and leaves ready what the room of artículos is to write. Prices that
 * are only proposed are told as such: the row changes none, so taking it back has none to give back.
 */
export async function resultadosDeArticulos(
  { tx, importacionId, opciones }: Obra,
  propone: boolean,
): Promise<Resultados> {
  const soloCrear = opciones.modo === 'solo_crear';
  await sql`
    create temp table carga_articulo on commit drop as
    select t.*, case when t.nuevo then 'CREAR' when ${soloCrear} then 'SIN_CAMBIOS'
                     when t.distinto or c.articulo_id is not null or v.articulo_id is not null or t.cambia_precio
                       then 'ACTUALIZAR'
                     else 'SIN_CAMBIOS' end as accion,
           t.distinto or c.articulo_id is not null or v.articulo_id is not null as toca
      from (select *, precio is not null and precio is distinct from precio_previo as cambia_precio from carga_propuesta) t
      left join (select distinct articulo_id from carga_codigo) c on c.articulo_id = t.id
      left join (select distinct articulo_id from carga_campo_cambio) v on v.articulo_id = t.id
     where not exists (select from carga_rechazo r where r.fila = t.fila and r.fatal)
  `.execute(tx);
  await sql`
    create temp table carga_precio on commit drop as
    select precio_id as id, id as articulo_id, precio as importe, null::timestamptz as fecha, null::uuid as lote_id from carga_articulo
     where cambia_precio and accion in ('CREAR', 'ACTUALIZAR')
  `.execute(tx);
  await analizarPor(tx, 'carga_articulo', 'id', 'accion', 'toca', 'marca', 'lugar', 'unidad_id', 'subfamilia_id');
  await analizar(tx, 'carga_precio');
  await guardarCreados(tx, importacionId, propone);
  await guardarCambiados(tx, importacionId, propone);
  return contar(tx);
}

type Tx = Obra['tx'];

const campoDePrecio = (propone: boolean) => (propone ? 'precioPropuesto' : 'precio');

async function guardarCreados(tx: Tx, importacionId: string, propone: boolean): Promise<void> {
  const campos = `{descripcion,marca,subfamilia,unidad,tipo,iva,${campoDePrecio(propone)},permiteNegativo,observaciones,codigos}`;
  await sql`
    insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id, version, despues)
    select ${importacionId}, c.fila, c.accion, left(c.escrito, 80), left(c.descripcion, 200), c.id,
           case when c.accion = 'CREAR' then 1 else c.version end,
           case when c.accion = 'CREAR' then jsonb_object(
             ${campos}::text[],
             array[c.descripcion, m.nombre, coalesce(l.nombre, s.nombre), u.codigo, c.tipo, c.iva, c.precio::text,
                   c.permite_negativo::text, nullif(c.observaciones, ''), k.codigos])
             || coalesce((select jsonb_object_agg(x.nombre, x.despues) from carga_campo_cambio x
                          where x.articulo_id = c.id), '{}') end
      from carga_articulo c
      left join carga_marca m on m.n = c.marca
      left join carga_lugar l on l.n = c.lugar
      left join subfamilia s on s.id = c.subfamilia_id
      left join unidad u on u.id = c.unidad_id
      left join (select articulo_id, string_agg(valor, ', ' order by tipo, valor) as codigos from carga_codigo
                  group by articulo_id) k on k.articulo_id = c.id
     where c.accion <> 'ACTUALIZAR'
  `.execute(tx);
}

/** Before and after as people read them, only of what changes; and the whole of what was, for whoever takes it back. */
async function guardarCambiados(tx: Tx, importacionId: string, propone: boolean): Promise<void> {
  await sql`
    insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id, version, antes, despues, previo)
    select ${importacionId}, c.fila, c.accion, left(c.escrito, 80), left(c.descripcion, 200), c.id,
           c.version + c.toca::int, d.antes, d.despues,
           jsonb_build_object(
             'descripcion', a.descripcion, 'subfamilia_id', a.subfamilia_id, 'marca_id', a.marca_id, 'unidad_id', a.unidad_id,
             'decimales', a.decimales, 'tipo', a.tipo, 'iva', a.iva, 'permite_negativo', a.permite_negativo,
             'observaciones', a.observaciones, 'hallada', c.version, 'toca', c.toca, 'codigos', k.ids,
             'campos', (select jsonb_object_agg(x.campo_id, x.previo) from carga_campo_cambio x where x.articulo_id = c.id),
             'precio_id', case when c.cambia_precio and not ${propone}::boolean then c.precio_id end,
             'precio', case when c.cambia_precio then c.precio_previo::text end)
      from carga_articulo c
      join articulo a on a.id = c.id
      join subfamilia sa on sa.id = a.subfamilia_id
      left join subfamilia sd on sd.id = c.subfamilia_id
      left join carga_lugar l on l.n = c.lugar
      left join marca ma on ma.id = a.marca_id
      left join carga_marca md on md.n = c.marca
      join unidad ua on ua.id = a.unidad_id
      join unidad ud on ud.id = c.unidad_id
      left join (select articulo_id, string_agg(valor, ', ' order by tipo, valor) as codigos, jsonb_agg(id) as ids
                   from carga_codigo group by articulo_id) k on k.articulo_id = c.id
      cross join lateral (
        select jsonb_object_agg(campo, antes) as antes, jsonb_object_agg(campo, despues) as despues
          from (select x.nombre, x.antes, x.despues from carga_campo_cambio x where x.articulo_id = c.id union all values
            ('descripcion', a.descripcion, c.descripcion),
            ('marca', ma.nombre, case when c.marca_id is null then null else coalesce(md.nombre, ma.nombre) end),
            ('subfamilia', case when a.subfamilia_id <> c.subfamilia_id then sa.nombre end,
                           case when a.subfamilia_id <> c.subfamilia_id then coalesce(sd.nombre, l.nombre) end),
            ('unidad', ua.codigo, ud.codigo), ('tipo', a.tipo, c.tipo), ('iva', a.iva, c.iva),
            (${campoDePrecio(propone)}, case when c.cambia_precio then c.precio_previo::text end,
                       case when c.cambia_precio then c.precio::text end),
            ('permiteNegativo', a.permite_negativo::text, c.permite_negativo::text),
            ('observaciones', nullif(a.observaciones, ''), nullif(c.observaciones, '')),
            ('codigos', null, k.codigos)) as v (campo, antes, despues)
         where antes is distinct from despues) d
     where c.accion = 'ACTUALIZAR'
  `.execute(tx);
}

async function contar(tx: Tx): Promise<Resultados> {
  const { rows } = await sql<Record<'crear' | 'actualizar' | 'sinCambios' | 'precios' | 'codigos' | 'ajenos', number>>`
    select count(*) filter (where accion = 'CREAR') as crear, count(*) filter (where accion = 'ACTUALIZAR') as actualizar,
           count(*) filter (where accion = 'SIN_CAMBIOS') as "sinCambios",
           (select count(*) from carga_precio) as precios, (select count(*) from carga_codigo) as codigos,
           (select count(*) from carga_rechazo where not fatal and campo <> 'precio') as ajenos
      from carga_articulo
  `.execute(tx);
  const { crear = 0, actualizar = 0, sinCambios = 0, precios = 0, codigos = 0, ajenos = 0 } = rows[0] ?? {};
  const otros = { 'Otros códigos agregados': codigos, 'Códigos que ya eran de otro artículo': ajenos };
  return { crear, actualizar, sinCambios, precios, otros };
}
