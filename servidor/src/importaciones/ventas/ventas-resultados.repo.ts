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

type Nacido = { readonly clave: string; readonly id: string };
/** What a file of sales created besides its comprobantes: artículos by their code in normal form, clientes by theirs. */
export type Nacidos = { readonly articulos: readonly Nacido[]; readonly clientes: readonly Nacido[] };

/** The first line that named each of them keeps which it is: what was born of a file says so in its trail (ART-26). */
export async function anotarNacidos(tx: Tx, importacionId: string, { articulos, clientes }: Nacidos): Promise<void> {
  const anotar = (
    campo: 'articulo_id' | 'cliente_id',
    columna: 'codigo_norm' | 'cliente',
    nacidos: readonly Nacido[],
  ) =>
    sql`
    update importacion_fila f
       set previo = coalesce(f.previo, '{}') || jsonb_build_object(${campo}::text, p.id)
      from (select n.id, min(s.fila) as fila
              from unnest(${nacidos.map(({ clave }) => clave)}::text[], ${nacidos.map(({ id }) => id)}::uuid[]) n (clave, id)
              join importacion_venta s on s.${sql.ref(columna)} = n.clave and s.importacion_id = ${importacionId}
             group by n.id) p
     where f.importacion_id = ${importacionId} and f.fila = p.fila
  `.execute(tx);
  if (articulos.length > 0) await anotar('articulo_id', 'codigo_norm', articulos);
  if (clientes.length > 0) await anotar('cliente_id', 'cliente', clientes);
}
