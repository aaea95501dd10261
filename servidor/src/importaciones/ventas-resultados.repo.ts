import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** Leaves written what comes of staged lines, of some comprobantes or of all; answers how many lines they are. */
export async function guardarResultadosDeVentas(
  tx: Tx,
  importacionId: string,
  resultado: 'CREAR' | 'SIN_CAMBIOS',
  comprobantes?: readonly string[],
): Promise<number> {
  const cuales = comprobantes === undefined ? sql`` : sql`and s.comprobante = any(${comprobantes}::text[])`;
  const { rows } = await sql<{ cuantas: number }>`
    with puestas as (
      insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id, despues)
      select s.importacion_id, s.fila, ${resultado}, s.comprobante, left(s.descripcion, 200), coalesce(n.id, d.id),
             case when ${resultado} = 'CREAR' then jsonb_build_object(
               'codigo', s.codigo, 'cantidad', trim_scale(s.cantidad)::text, 'precio', trim_scale(s.precio)::text,
               'cliente', s.cliente) end
        from importacion_venta s
        left join nota_pedido n on n.comprobante_externo = s.comprobante
        left join devolucion d on d.comprobante_externo = s.comprobante
       where s.importacion_id = ${importacionId} ${cuales}
      returning fila)
    select count(*) as cuantas from puestas
  `.execute(tx);
  return rows[0]?.cuantas ?? 0;
}
