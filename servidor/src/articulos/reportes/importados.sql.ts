import { type RawBuilder, sql } from 'kysely';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import { seDiceDeCostos } from '#articulos/reserva-de-articulos.ts';
import type { Usuario } from '#http/contexto.ts';
import type { Periodo } from './comun.ts';

/** Files that change what an artículo is. Prices and costs are told by what they write. */
const DE_ARTICULOS = sql`('articulos', 'codigos', 'minimos', 'equivalencias', 'estructuras', 'aplicaciones', 'listas_de_proveedor')`;

/** A row that changes an artículo tells each of its fields; any other is one change. `f` is the row, `h` the file. */
const POR_CAMPO = sql`h.entidad = 'articulos' and f.resultado = 'ACTUALIZAR'`;

/**
 * What files changed, and what taking them back changed: rows (en, articulo_id, usuario_id, uid, num, parte) where `uid` is
 * the importación, `num` its row, negative of a reversal, and `parte` the place of the field.
 */
export const huboEnArchivos = ({ inicio, fin }: Periodo, usuario: Usuario): RawBuilder<unknown> => sql`
  select h.en, coalesce((f.previo ->> 'articulo_id')::uuid, f.registro_id), h.quien, f.importacion_id,
         (h.signo * f.fila)::bigint, k.parte
  from (select id, entidad, aplicada_en as en, aplicada_por as quien, 1 as signo from importacion
        where aplicada_en >= ${inicio} and aplicada_en < ${fin}
        union all
        select id, entidad, revertida_en, revertida_por, -1 from importacion
        where revertida_en >= ${inicio} and revertida_en < ${fin}) h
  join importacion_fila f on f.importacion_id = h.id and f.resultado in ('CREAR', 'ACTUALIZAR')
   and (h.signo = 1 or f.no_revertida is null)
  cross join lateral (
    select 0 as parte where not (${POR_CAMPO})
    union all
    select x.orden::int from jsonb_object_keys(f.despues) with ordinality as x (campo, orden)
    where ${POR_CAMPO} and x.campo not in ('precio', 'precioPropuesto') and ${seDiceDeCostos(usuario, sql`x.campo`)}) k
  where h.entidad in ${DE_ARTICULOS} and ${deSusDepositos(usuario)}`;

/** What a depósito should hold, and where, is for who may see what it has (INV-61). */
function deSusDepositos(usuario: Usuario): RawBuilder<unknown> {
  const alcance = comoLista(alcanceDeStock(usuario));
  return alcance === null
    ? sql`true`
    : sql`(h.entidad <> 'minimos' or (f.previo ->> 'deposito_id')::uuid in (
             select d.id from deposito d where d.sucursal_id = any(${alcance}::uuid[])))`;
}

/** Rows (quien, campo, antes, despues, motivo) of the change `c` of a file. */
export const DETALLE_DE_ARCHIVOS: RawBuilder<unknown> = sql`
  select coalesce(u.nombre, ''), v.campo, case when c.num > 0 then v.antes else v.despues end,
         case when c.num > 0 then v.despues else v.antes end,
         case when c.num > 0 then 'Importación de ' else 'Reversión de ' end || h.archivo
  from importacion_fila f join importacion h on h.id = f.importacion_id left join usuario u on u.id = c.usuario_id
  cross join lateral (
    select 'alta' as campo, null as antes, f.referencia as despues
     where f.resultado = 'CREAR' and h.entidad in ('articulos', 'listas_de_proveedor')
    union all
    select x.campo, f.antes ->> x.campo, f.despues ->> x.campo
      from jsonb_object_keys(f.despues) with ordinality as x (campo, orden) where ${POR_CAMPO} and x.orden = c.parte
    union all
    select 'otro código', ${deCodigo(sql`f.antes`)}, ${deCodigo(sql`f.despues`)} where h.entidad = 'codigos'
    union all
    select 'mínimos y ubicación', ${deMinimos(sql`f.antes`)}, ${deMinimos(sql`f.despues`)} where h.entidad = 'minimos'
    union all
    select case f.despues ->> 'relacion' when 'LO_REEMPLAZA' then 'reemplazado por' when 'REEMPLAZA_A' then 'reemplaza a'
           else 'equivalente' end, f.antes ->> 'equivalente', f.despues ->> 'equivalente' where h.entidad = 'equivalencias'
    union all
    select 'estructura', ${deEstructura(sql`f.antes`)}, ${deEstructura(sql`f.despues`)} where h.entidad = 'estructuras'
    union all
    select 'aplicación', null, concat_ws(' ', f.despues ->> 'marca', f.despues ->> 'modelo', f.despues ->> 'motor')
     where h.entidad = 'aplicaciones') v
  where c.clase = 'DATOS' and f.importacion_id = c.uid and f.fila = abs(c.num)::int`;

function deCodigo(imagen: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`nullif(concat_ws(' por ', ${imagen} ->> 'valor', trim_scale((${imagen} ->> 'cantidad')::numeric)), '')`;
}

/** The first row of each also tells its version, and what goes out of it. */
function deEstructura(imagen: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`nullif(concat_ws('; ', ${imagen} ->> 'estructura', ${imagen} ->> 'componente', ${imagen} ->> 'salen'), '')`;
}

function deMinimos(imagen: RawBuilder<unknown>): RawBuilder<unknown> {
  const cifra = (campo: string, titulo: string) =>
    sql`${sql.lit(titulo)} || replace(trim_scale((${imagen} ->> ${sql.lit(campo)})::numeric)::text, '.', ',')`;
  return sql`nullif(concat_ws(', ', ${cifra('minimo', 'mínimo ')}, ${cifra('objetivo', 'objetivo ')},
    ${cifra('maximo', 'máximo ')}, 'en ' || (${imagen} ->> 'ubicacion')), '')`;
}
