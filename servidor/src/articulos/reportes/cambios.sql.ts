import type { ClaseDeCambio } from '@trastienda/nucleo/articulos/contrato.ts';
import { CAMPOS_DE_FORMULA } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-formulas.ts';
import { type RawBuilder, sql } from 'kysely';
import { cambiaLaFormula } from '#articulos/precios/listas/formulas.query.ts';
import { DE_UN_COSTO } from '#articulos/proveedores/campo-de-trato.ts';
import { seDice } from '#articulos/reserva-de-articulos.ts';
import type { Usuario } from '#http/contexto.ts';
import type { Periodo } from './comun.ts';
import { DETALLE_CON_SU_NODO, huboConSuNodo } from './con-su-nodo.sql.ts';
import { DETALLE_DE_ARCHIVOS, huboEnArchivos } from './importados.sql.ts';

type Fuente = {
  /** Rows (en, de, usuario_id, uid, num, parte): where a change is to be found again, and of what: an artículo, or of FORMULA a lista. */
  readonly hubo: (periodo: Periodo, usuario: Usuario) => RawBuilder<unknown>;
  /** Rows (quien, campo, antes, despues, motivo) of the change `c` that was found. */
  readonly detalle: RawBuilder<unknown>;
};

/** Between the two currencies of a cost that took the place of one in another: «USD → ARS», which no percentage moved. */
export const OTRA_MONEDA = ' → ';

/**
 * Where each class of change is kept (REA-04). Prices and costs are those that began in the period: each of them says what
 * it replaced, and a batch of thousands leaves one row each and a single one in the audit trail. So does a file, whose rows
 * tell what it did to each.
 */
export const FUENTES: Readonly<Record<ClaseDeCambio, Fuente>> = {
  PRECIO: {
    hubo: ({ inicio, fin }) => sql`
      select p.desde, p.articulo_id, p.creado_por, p.id, 0::bigint, 0
      from precio p where p.desde >= ${inicio} and p.desde < ${fin}`,
    detalle: sql`
      select coalesce(u.nombre, '') as quien,
             l.nombre || case when p.cantidad_desde > 0 then ' desde ' || trim_scale(p.cantidad_desde) else '' end as campo,
             (select trim_scale(q.importe)::text from precio q
              where q.lista_id = p.lista_id and q.articulo_id = p.articulo_id and q.cantidad_desde = p.cantidad_desde
                and q.desde < p.desde order by q.desde desc limit 1) as antes,
             trim_scale(p.importe)::text as despues, nullif(p.motivo, '') as motivo
      from precio p join lista_precio l on l.id = p.lista_id left join usuario u on u.id = p.creado_por
      where c.clase = 'PRECIO' and p.id = c.uid`,
  },
  COSTO: {
    hubo: ({ inicio, fin }) => sql`
      select k.desde, k.articulo_id, k.creado_por, null::uuid, k.id, 0
      from costo_reposicion k where k.desde >= ${inicio} and k.desde < ${fin}`,
    detalle: sql`
      select coalesce(u.nombre, ''),
             case when v.moneda <> k.moneda then v.moneda || ${sql.lit(OTRA_MONEDA)} || k.moneda else coalesce(k.moneda, v.moneda, '') end,
             trim_scale(v.importe)::text, trim_scale(k.importe)::text, k.origen
      from costo_reposicion k left join usuario u on u.id = k.creado_por
      left join lateral (select q.importe, q.moneda from costo_reposicion q
                         where q.articulo_id = k.articulo_id and (q.desde, q.id) < (k.desde, k.id)
                         order by q.desde desc, q.id desc limit 1) v on true
      where c.clase = 'COSTO' and k.id = c.num`,
  },
  FORMULA: {
    // Without its artículos, which are those whose price it works out.
    hubo: ({ inicio, fin }) => sql`
      select x.en, x.entidad_id, x.usuario_id, null::uuid, x.id, f.orden
      from auditoria x join auditoria_campo f on f.auditoria_id = x.id and f.campo = any(${[...CAMPOS_DE_FORMULA]}::text[])
      where x.en >= ${inicio} and x.en < ${fin} and ${cambiaLaFormula}`,
    detalle: sql`
      select x.quien, f.campo || ' ' || l.nombre, f.antes, f.despues, x.motivo
      from auditoria x join auditoria_campo f on f.auditoria_id = x.id join lista_precio l on l.id = x.entidad_id
      where c.clase = 'FORMULA' and x.id = c.num and f.orden = c.parte`,
  },
  CLASIFICACION: {
    hubo: (periodo) => sql`
      select t.en, x.articulo_id, t.usuario_id, t.id, 0::bigint, 0
      from lote_clasificacion t join lote_clasificacion_articulo x on x.lote_id = t.id
      where t.en >= ${periodo.inicio} and t.en < ${periodo.fin}
      union all ${huboConSuNodo(periodo)}`,
    detalle: sql`
      select u.nombre, coalesce(t.campo, 'subfamilia'), ${nombreDe(sql`x.antes`)}, ${nombreDe(sql`x.despues`)}, t.motivo
      from lote_clasificacion t join lote_clasificacion_articulo x on x.lote_id = t.id join usuario u on u.id = t.usuario_id
      where c.clase = 'CLASIFICACION' and c.parte = 0 and t.id = c.uid and x.articulo_id = c.de
      union all ${DETALLE_CON_SU_NODO}`,
  },
  DATOS: {
    hubo: (periodo, usuario) => sql`
      select x.en, x.entidad_id, x.usuario_id, null::uuid, x.id, f.orden
      from auditoria x join auditoria_campo f on f.auditoria_id = x.id
      where x.entidad = 'articulo' and x.en >= ${periodo.inicio} and x.en < ${periodo.fin} and ${DE_DATOS}
        and ${seDice(usuario, sql`f.campo`)}
      union all ${huboEnArchivos(periodo, usuario)}`,
    detalle: sql`
      select x.quien, case when x.accion = 'articulo.crear' then 'alta' else f.campo end, f.antes, f.despues, x.motivo
      from auditoria x join auditoria_campo f on f.auditoria_id = x.id
      where c.clase = 'DATOS' and c.uid is null and x.id = c.num and f.orden = c.parte
      union all ${DETALLE_DE_ARCHIVOS}`,
  },
};

/** Prices and costs come from their own tables; of a new artículo, that it was born. */
const DE_DATOS = sql`x.accion not in ('articulo.precio', 'articulo.costo') and f.campo !~ ${sql.lit(DE_UN_COSTO)}
  and (x.accion <> 'articulo.crear' or f.campo = 'codigo')`;

/** A batch keeps the id of a subfamilia or of a unidad; a rate is its own name. */
function nombreDe(valor: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case t.campo when 'iva' then ${valor}
    when 'unidad' then (select n.nombre from unidad n where n.id::text = ${valor})
    else (select n.nombre from subfamilia n where n.id::text = ${valor}) end`;
}
