import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { sql } from 'kysely';
import { fuenteDeActividad } from '#plataforma/fuente-de-actividad.ts';

type DeUnLote = {
  readonly loteId: string;
  readonly precios: readonly {
    readonly lista: string;
    /** From how many units; null is one. */
    readonly desde: string | null;
    readonly antes: string | null;
    readonly despues: string | null;
  }[];
};

/**
 * What batches of prices did to each artículo, and what taking them back did (ART-26). A batch of hundreds of thousands leaves
 * one line in the trail; which prices it wrote is in the prices themselves.
 */
export const preciosDeLotes = fuenteDeActividad<DeUnLote>({
  lineasDe: (entidad, id) =>
    entidad !== 'articulo'
      ? undefined
      : sql`
        select a.id as auditoria_id, json_build_object('loteId', t.id, 'precios', d.precios) as dato
        from (
          select p.lote_id,
                 json_agg(json_build_object(
                   'lista', l.nombre, 'desde', trim_scale(nullif(p.cantidad_desde, 0))::text,
                   'antes', q.importe::text, 'despues', p.importe::text) order by l.nombre, p.cantidad_desde) as precios
          from precio p
          join lista_precio l on l.id = p.lista_id
          -- What is put again at the end of a campaign is no work of the batch.
          join lote_precio w on w.id = p.lote_id and w.aplicado_en = p.desde
          left join lateral (
            select q.importe from precio q
            where q.lista_id = p.lista_id and q.articulo_id = p.articulo_id and q.cantidad_desde = p.cantidad_desde
              and q.desde < p.desde
            order by q.desde desc limit 1) q on true
          where p.articulo_id = ${id}
          group by p.lote_id
        ) d
        join lote_precio t on t.id = d.lote_id
        join auditoria a on a.entidad = 'lote_precio' and a.entidad_id = coalesce(t.revierte_a, t.id)
         and a.accion = case when t.revierte_a is null then 'lote.aplicar' else 'lote.revertir' end`,
  contar: (entidad, accion, { loteId, precios }) => ({
    accion: `${entidad}.${accion === 'lote.revertir' ? 'volver_precios' : 'cambiar_precios'}`,
    loteId,
    // As a price that is written by hand is told.
    campos: precios.map(({ lista, desde, antes, despues }) => ({
      campo: desde === null ? `precio ${lista}` : `precio ${lista} desde ${desde}`,
      antes: antes === null ? null : textoUnitario(antes),
      despues: despues === null ? null : textoUnitario(despues),
    })),
  }),
});
