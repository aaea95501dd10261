import { sql } from 'kysely';
import { CANTIDAD_ESCRITA } from '#importaciones/articulos/juicios-de-articulo.ts';
import type { Juicio } from '#importaciones/trabajo/juicios.ts';

const COLUMNA = sql`case coalesce(t.dicho, t.control) when 'LOTE' then 'lote' when 'SERIE' then 'serie' else 'oblea' end`;
const NUMERO = { campo: COLUMNA, valor: sql`coalesce(t.numero, '')` };

const UNICOS = sql`t.control in ('SERIE', 'OBLEA')`;

/** Rows that name what they bring as their artículo asks. */
const propias = sql`carga_propuesta t where t.cantidad > 0 and t.dicho = t.control`;

/** What is wrong with the lot, the serial number or the oblea of a row of opening stock (ART-24). */
export const JUICIOS_DE_NUMEROS: readonly Juicio[] = [
  {
    ...NUMERO,
    motivo: sql`case t.control when 'LOTE' then 'Falta el lote: este artículo se controla por lotes.'
                               when 'SERIE' then 'Falta el número de serie: este artículo los lleva.'
                               else 'Falta la oblea: este artículo las lleva.' end`,
    desde: sql`carga_propuesta t where t.cantidad > 0 and t.control <> 'NINGUNO' and t.dicho is null`,
  },
  {
    ...NUMERO,
    motivo: sql`case t.control when 'NINGUNO' then 'Este artículo no lleva lotes, números de serie ni obleas.'
                               when 'LOTE' then 'Este artículo se controla por lotes.'
                               when 'SERIE' then 'Este artículo se controla por número de serie.'
                               else 'Este artículo se controla por oblea.' end`,
    desde: sql`carga_propuesta t where t.dicho <> t.control`,
  },
  {
    ...CANTIDAD_ESCRITA,
    motivo: sql`'Cada número es de una sola unidad: poné 1, y una fila por unidad.'`,
    desde: sql`${propias} and ${UNICOS} and t.cantidad <> 1`,
  },
  {
    ...NUMERO,
    motivo: sql`'Repite el número de la fila ' || t.primera || '.'`,
    desde: sql`(select *, min(fila) over (partition by norma, control,
                    case when control = 'OBLEA' then null else articulo_id end,
                    case when control = 'LOTE' then deposito_id end) as primera
                  from carga_propuesta where cantidad > 0 and dicho = control and articulo_id is not null) t
                where t.fila > t.primera`,
  },
  {
    ...NUMERO,
    motivo: sql`'Ese número ya está en stock.'`,
    desde: sql`${propias} and ${UNICOS} and exists (
                 select from numero_de_stock n join saldo_numero y on y.numero_id = n.id and y.cantidad > 0
                  where n.articulo_id = t.articulo_id and n.numero_norm = t.norma)`,
  },
  {
    ...NUMERO,
    motivo: sql`'Esa oblea ya es de otro artículo.'`,
    desde: sql`${propias} and t.control = 'OBLEA' and exists (
                 select from numero_de_stock n
                  where n.control = 'OBLEA' and n.numero_norm = t.norma and n.articulo_id <> t.articulo_id)`,
  },
  {
    campo: 'vencimiento',
    valor: sql`to_char(t.vence, 'DD/MM/YYYY')`,
    motivo: sql`'Ese lote ya tiene otro vencimiento.'`,
    desde: sql`(select *, min(vence) over (partition by articulo_id, norma) as otro from carga_propuesta
                 where cantidad > 0 and dicho = 'LOTE' and control = 'LOTE') t
               where t.vence is not null
                 and (t.vence <> t.otro or exists (
                   select from numero_de_stock n where n.articulo_id = t.articulo_id and n.numero_norm = t.norma
                     and n.vence is distinct from t.vence))`,
  },
];
