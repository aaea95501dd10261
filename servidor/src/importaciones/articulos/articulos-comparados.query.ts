import { sql } from 'kysely';
import { desdeAhora } from '#articulos/index.ts';
import { emparejarArticulos } from '#importaciones/codigos/emparejar-articulos.query.ts';
import { analizarPor } from '#importaciones/trabajo/carga.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';

/**
 * Puts each row beside the artículo it means; `carga_propuesta` is what each would become. Answers from when on its prices
 * hold: after those it is compared with.
 */
export async function compararArticulos(obra: Obra, listaId: string): Promise<Date> {
  const { tx, simular } = obra;
  await analizarPor(tx, 'carga_fila', 'fila', 'codigo_norm');
  await analizarPor(tx, 'carga_otro', 'fila', 'tipo', 'valor_norm');
  await emparejarArticulos(tx);
  if (!simular) {
    // From here on nobody changes them: what is compared is what is written over.
    await sql`
      select count(*) from (
        select from articulo where id in (select articulo_id from carga_par) order by id for no key update) x
    `.execute(tx);
  }
  const ahora = await desdeAhora(tx, obra.ahora);
  await sql`
    create temp table carga_propuesta on commit drop as
    select f.fila, coalesce(p.articulo_id, f.id) as id, p.articulo_id is null as nuevo, coalesce(p.dudoso, false) as dudoso,
           coalesce(a.codigo, f.codigo) as codigo, coalesce(a.codigo_norm, f.codigo_norm) as codigo_norm,
           f.codigo as escrito, coalesce(f.descripcion, a.descripcion) as descripcion,
           case when a.id is null then f.codigo_palabras end as codigo_palabras, f.descripcion_palabras, f.descripcion_juntas,
           f.lugar, f.marca, f.unidad, f.permite_negativo as pide_negativo, f.tipo as pide_tipo,
           coalesce(l.id, a.subfamilia_id, o.subfamilia_id) as subfamilia_id,
           case when f.quita_marca then null else coalesce(m.id, a.marca_id) end as marca_id,
           coalesce(u.id, a.unidad_id, l.unidad_id, o.unidad_id) as unidad_id,
           coalesce(u.decimales, a.decimales, l.decimales, o.decimales) as decimales,
           coalesce(f.tipo, a.tipo, 'PRODUCTO') as tipo, coalesce(f.iva, a.iva, l.iva, o.iva) as iva,
           coalesce(f.permite_negativo, a.permite_negativo, false) as permite_negativo,
           coalesce(f.observaciones, a.observaciones, '') as observaciones,
           f.precio_id, f.precio, f.moneda, f.sin_precio, f.moneda_dudosa, f.por_que_dudosa,
           case when f.precio is not null and a.id is not null then
             (select v.importe from precio v where v.lista_id = ${listaId} and v.articulo_id = a.id
                 and v.cantidad_desde = 0 and v.desde <= ${ahora} order by v.desde desc limit 1) end as precio_previo,
           a.version,
           a.id is not null and (
             a.descripcion <> coalesce(f.descripcion, a.descripcion) or a.subfamilia_id <> coalesce(l.id, a.subfamilia_id)
             or a.marca_id is distinct from case when f.quita_marca then null else coalesce(m.id, a.marca_id) end
             or a.unidad_id <> coalesce(u.id, a.unidad_id) or a.tipo <> coalesce(f.tipo, a.tipo)
             or a.iva <> coalesce(f.iva, a.iva)
             or a.permite_negativo <> coalesce(f.permite_negativo, a.permite_negativo)
             or a.observaciones <> coalesce(f.observaciones, a.observaciones)) as distinto
      from carga_fila f
      left join carga_par p on p.fila = f.fila
      left join articulo a on a.id = p.articulo_id
      left join carga_lugar l on l.n = f.lugar
      left join carga_marca m on m.n = f.marca
      left join carga_unidad u on u.n = f.unidad
      cross join (select s.id as subfamilia_id, n.id as unidad_id, n.decimales,
                         coalesce(s.iva_omision, fa.iva_omision, r.iva_omision, '21') as iva
                    from subfamilia s join familia fa on fa.id = s.familia_id join rubro r on r.id = fa.rubro_id
                    join unidad n on n.id = coalesce(s.unidad_omision_id, fa.unidad_omision_id, r.unidad_omision_id,
                                                     (select id from unidad where omision))
                   where s.omision) o
  `.execute(tx);
  if (!simular) {
    // Whoever is writing a line of one that is going to be of another tipo is waited for; nobody else is.
    await sql`
      select count(*) from (
        select from articulo a join carga_propuesta t on t.id = a.id and t.tipo <> a.tipo order by a.id for update of a) x
    `.execute(tx);
  }
  await analizarPor(
    tx,
    'carga_propuesta',
    'fila',
    'id',
    'nuevo',
    'dudoso',
    'marca',
    'lugar',
    'unidad',
    'permite_negativo',
  );
  return ahora;
}
