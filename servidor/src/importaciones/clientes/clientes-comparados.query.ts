import { sql } from 'kysely';
import { analizar } from '#importaciones/trabajo/carga.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';

/**
 * Puts each row beside the cliente it means, by its document and by its código externo, and works out what it would
 * become in `carga_propuesta`. A localidad is known by its name in its provincia, and among several by the postal code.
 */
export async function compararClientes({ tx, simular }: Obra): Promise<void> {
  await analizar(tx, 'carga_fila');
  await sql`
    create temp table carga_par on commit drop as
    select f.fila, d.id as por_documento, e.id as por_codigo, coalesce(d.id, e.id) as cliente_id
      from carga_fila f
      left join cliente d on d.documento_tipo = f.documento_tipo and d.documento_numero = f.documento_numero
           and d.estado <> 'FUSIONADO' and f.documento_tipo <> '99'
      left join cliente e on e.codigo_externo = f.codigo_externo
     where d.id is not null or e.id is not null
  `.execute(tx);
  await analizar(tx, 'carga_par');
  if (!simular) {
    await sql`
      select count(*) from (
        select from cliente where id in (select cliente_id from carga_par) order by id for no key update) x
    `.execute(tx);
  }
  await ubicarLocalidades(tx);
  await sql`
    create temp table carga_propuesta on commit drop as
    select f.fila, coalesce(p.cliente_id, f.id) as id, p.cliente_id is null as nuevo, c.consumidor_final, c.estado, c.version,
           p.por_documento is not null and p.por_codigo is not null and p.por_documento <> p.por_codigo as dudoso,
           coalesce(f.documento_numero, f.codigo_externo, '') as escrito,
           coalesce(f.codigo_externo, c.codigo_externo) as codigo_externo,
           coalesce(f.razon_social, c.razon_social) as razon_social,
           coalesce(f.documento_tipo, c.documento_tipo, '99') as documento_tipo,
           case when f.documento_tipo is not null then f.documento_numero else c.documento_numero end as documento_numero,
           coalesce(f.condicion_iva, c.condicion_iva,
                    case when coalesce(f.documento_tipo, '99') not in ('80', '86') then 5 end)::smallint as condicion_iva,
           case when f.quita_lista then null else coalesce(l.id, c.lista_id) end as lista_id,
           f.lista, l.id is null and f.lista is not null as sin_lista,
           coalesce(f.email, c.email, '') as email, coalesce(f.telefono, c.telefono, '') as telefono,
           coalesce(f.observaciones, c.observaciones, '') as observaciones, coalesce(f.alerta, c.alerta, '') as alerta,
           f.con_domicilio, coalesce(o.id, f.domicilio_id) as domicilio_id, o.id is null as sin_domicilio,
           case when f.calle = 'S/D' then coalesce(o.calle, f.calle) else f.calle end as calle,
           case when f.localidad is null then o.localidad_id else u.localidad_id end as localidad_id,
           coalesce(f.codigo_postal, o.codigo_postal, '') as codigo_postal,
           f.localidad, f.localidad is not null and u.localidad_id is null as sin_localidad
      from carga_fila f
      left join carga_par p on p.fila = f.fila
      left join cliente c on c.id = p.cliente_id
      left join lista_precio l on norma_codigo(l.nombre) = f.lista_norm and l.activa
      left join cliente_domicilio o on o.cliente_id = p.cliente_id and o.principal
      left join carga_ubicada u on u.fila = f.fila
  `.execute(tx);
  await analizar(tx, 'carga_propuesta');
}

/** The localidad of each row, when exactly one fits; by the postal code first. */
async function ubicarLocalidades(tx: Obra['tx']): Promise<void> {
  await sql`
    create temp table carga_ubicada on commit drop as
    with pedidas as (
      select distinct localidad_norm, provincia_iso, coalesce(codigo_postal, '') as cp from carga_fila where localidad_norm <> ''),
    posibles as (
      select p.localidad_norm, p.provincia_iso, p.cp, l.id, l.codigo_postal = p.cp as justa,
             count(*) over w as cuantas, count(*) filter (where l.codigo_postal = p.cp) over w as justas
        from pedidas p
        join provincia r on p.provincia_iso is null or r.iso = p.provincia_iso
        join localidad l on l.provincia_id = r.id and l.nombre_norm = p.localidad_norm and l.activa
      window w as (partition by p.localidad_norm, p.provincia_iso, p.cp))
    select f.fila, x.id as localidad_id
      from carga_fila f
      join posibles x on x.localidad_norm = f.localidad_norm and x.provincia_iso is not distinct from f.provincia_iso
                     and x.cp = coalesce(f.codigo_postal, '')
     where (x.justa and x.justas = 1) or x.cuantas = 1
  `.execute(tx);
  await analizar(tx, 'carga_ubicada');
}
