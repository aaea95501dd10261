import { sql } from 'kysely';
import { LISTA_POSTERIOR } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';

/**
 * The lists of a proveedor are put one over another: each line keeps in `previo` what it found, which is what the one under it left.
 * One that is taken back from under another gives that one what it had found itself, so that whatever the order in which they are
 * taken back, what comes back is what the last one that still holds says, or somebody. `carga_vuelta` has the lines that are
 * being taken back.
 */
type Vuelta = { readonly importacionId: string; readonly proveedorId: string; readonly cargadaEn: Date };

/** Tells, of each line that is being taken back, which one of a later list that holds found what it left. */
export async function buscarEncima(tx: Tx, { importacionId, proveedorId, cargadaEn }: Vuelta): Promise<void> {
  await sql`
    update carga_vuelta c set encima = x.importacion_id, linea_de_encima = x.linea
      from (
        select distinct on (c.linea) c.linea as de, n.importacion_id, n.linea
          from importacion i
          join lista_proveedor_linea n on n.importacion_id = i.id and n.version_dejada is not null
          join carga_vuelta c on c.articulo_id = n.articulo_id and c.version = n.trato_version
         where i.proveedor_id = ${proveedorId} and i.estado = 'APLICADA' and i.aplicada_en >= ${cargadaEn} and i.id <> ${importacionId}
           -- One that says the same as another leaves the same version: when it was looked at tells them apart, where it is known.
           and coalesce((n.previo ->> 'actualizado')::timestamptz
                        = coalesce(c.previo ->> 'escrito', c.previo ->> 'actualizado')::timestamptz, true)
           -- An artículo that somebody touched is no longer just what the list created: that one stays for itself.
           and (not c.creado or (n.previo ->> 'articulo')::integer = c.version_articulo)
         order by c.linea, i.aplicada_en) x
     where x.de = c.linea`.execute(tx);
}

/**
 * The one over a line that is being taken back finds from now on what that one had found, but for what somebody wrote between the
 * two without touching the trato: another code, how many units a scan of it is, another cost of reposición.
 */
export async function sacarDeAbajo(tx: Tx): Promise<void> {
  await sql`
    update lista_proveedor_linea n set trato_version = x.version_hallada, previo = x.previo
      from (
        select c.encima, c.linea_de_encima, c.version_hallada,
               o.previo
               || case when not s.entero then c.previo || jsonb_build_object('codigo_dejado', c.codigo)
                       else c.previo - '{escrito,codigo_dejado,reposicion_hallada}'::text[]
                            - case when s.codigo then '{}' else '{codigo}' end::text[]
                            - case when s.cantidad then '{}' else '{cantidad}' end::text[]
                            - case when s.reposicion then '{}'
                                   else '{reposicion,reposicion_moneda,reposicion_fecha,reposicion_origen}' end::text[] end
               -- It is still in force where the one over it had nothing to write.
               || case when s.entero and s.reposicion
                       then jsonb_build_object('reposicion_hallada',
                                               coalesce(o.previo -> 'reposicion_hallada', o.previo -> 'reposicion_fecha'))
                       else '{}' end
               || jsonb_build_object('articulo_dejado', o.previo -> 'articulo_dejado', 'articulo_creado', c.creado,
                                     'articulo', case when s.articulo then c.previo else o.previo end -> 'articulo') as previo
          from carga_vuelta c
          join lista_proveedor_linea o on o.importacion_id = c.encima and o.linea = c.linea_de_encima
         cross join lateral (
           -- One that only marks as gone finds and leaves all but the mark as it was.
           select o.previo ? 'creado' as entero, o.previo ->> 'codigo' = c.codigo as codigo,
                  -- Of one that it only wrote another way, what the one over it found is the last that somebody said.
                  o.previo ->> 'codigo' = c.codigo
                    and norma_codigo(c.previo ->> 'codigo') is distinct from norma_codigo(c.codigo) as cantidad,
                  (o.previo ->> 'reposicion_fecha')::timestamptz in (
                    (c.previo ->> 'escrito')::timestamptz, (c.previo ->> 'reposicion_hallada')::timestamptz) as reposicion,
                  (o.previo ->> 'articulo')::integer = c.version_articulo as articulo) s) x
     where n.importacion_id = x.encima and n.linea = x.linea_de_encima`.execute(tx);
}

/**
 * What an earlier list left is there again, under a version that taking back the later one raised: it is still what that list
 * left, and may be taken back too.
 */
export async function ponerAlDia(tx: Tx, { importacionId, proveedorId }: Vuelta): Promise<void> {
  await sql`
    update lista_proveedor_linea n
       set version_dejada = t.version,
           previo = case when c.intacto and (n.previo ->> 'articulo_dejado')::integer = (c.previo ->> 'articulo')::integer
                         then n.previo || jsonb_build_object('articulo_dejado', a.version) else n.previo end
      from carga_vuelta c
      join articulo a on a.id = c.articulo_id
      join articulo_proveedor t on t.articulo_id = c.articulo_id and t.proveedor_id = ${proveedorId}
      join importacion i on i.proveedor_id = ${proveedorId} and i.estado = 'APLICADA' and i.id <> ${importacionId}
     where c.motivo is null and n.importacion_id = i.id and n.articulo_id = c.articulo_id
       and n.version_dejada = c.version_hallada
       -- One that says the same as another leaves the same version: when it was looked at tells them apart.
       and (n.situacion = 'FALTA' or (n.previo ->> 'escrito')::timestamptz = t.actualizado_en)`.execute(tx);
  await sql`
    update importacion_fila f set version = a.version
      from carga_vuelta c
      join articulo a on a.id = c.articulo_id
      join articulo_proveedor t on t.articulo_id = c.articulo_id and t.proveedor_id = ${proveedorId}
      join importacion i on i.proveedor_id = ${proveedorId} and i.estado = 'APLICADA' and i.id <> ${importacionId}
      join lista_proveedor_linea n
        on n.importacion_id = i.id and n.articulo_id = c.articulo_id and n.situacion = 'SIN_ARTICULO'
       and n.version_dejada = t.version and (n.previo ->> 'escrito')::timestamptz = t.actualizado_en
     where c.motivo is null and c.intacto and f.importacion_id = n.importacion_id and f.fila = n.fila
       and f.resultado = 'CREAR' and f.version = (c.previo ->> 'articulo')::integer`.execute(tx);
}

/**
 * The lines of lists that were taken back from under this one are back with it, and are no longer told among what stayed: those
 * that found what a line that goes back now finds, as it was given that by them, and no other list that holds does.
 */
export async function soltarLasDeAbajo(tx: Tx, { importacionId, proveedorId }: Vuelta): Promise<void> {
  await sql`
    with sueltas as (
      update lista_proveedor_linea n set no_revertida = null
        from carga_vuelta c, importacion i
       where c.motivo is null and i.proveedor_id = ${proveedorId} and i.estado = 'REVERTIDA' and n.importacion_id = i.id
         and n.articulo_id = c.articulo_id and n.no_revertida = ${LISTA_POSTERIOR}
         and n.trato_version is not distinct from c.version_hallada
         and (n.previo ->> 'actualizado')::timestamptz is not distinct from (c.previo ->> 'actualizado')::timestamptz
         and not exists (
           select from lista_proveedor_linea o
             join importacion p on p.id = o.importacion_id and p.estado = 'APLICADA' and p.id <> ${importacionId}
            where p.proveedor_id = ${proveedorId} and o.version_dejada is not null and o.articulo_id = n.articulo_id
              and o.trato_version is not distinct from n.trato_version
              and (o.previo ->> 'actualizado')::timestamptz is not distinct from (n.previo ->> 'actualizado')::timestamptz)
      returning n.importacion_id, n.fila),
    filas as (
      update importacion_fila f set no_revertida = null
        from sueltas s where f.importacion_id = s.importacion_id and f.fila = s.fila)
    update importacion i set no_revertidas = i.no_revertidas - s.cuantas
      from (select importacion_id, count(*) as cuantas from sueltas group by importacion_id) s
     where i.id = s.importacion_id`.execute(tx);
}
