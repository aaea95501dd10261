import { sql } from 'kysely';
import { revertirListaDeProveedor } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';
import { buscarEncima, ponerAlDia, sacarDeAbajo, soltarLasDeAbajo } from './pila-de-listas.query.ts';

type Reversion = {
  readonly importacionId: string;
  readonly proveedorId: string;
  readonly origen: string;
  readonly cargadaEn: Date;
  readonly usuarioId: string;
  readonly ahora: Date;
};

/** Puts back what the proveedor asked before its list; what somebody changed since stays, and is listed (GAP-18). */
export async function revertirLineas(
  tx: Tx,
  vuelta: Reversion,
): Promise<{ readonly revertidas: number; readonly noRevertidas: number }> {
  const { importacionId } = vuelta;
  await sql`
    create temp table carga_vuelta on commit drop as
    select n.linea, n.articulo_id, not n.previo ? 'creado' as ausente, n.version_dejada as version,
           n.trato_version as version_hallada, n.previo, coalesce(n.previo ->> 'codigo_dejado', n.codigo) as codigo,
           f.registro_id is not null or coalesce((n.previo ->> 'articulo_creado')::boolean, false) as creado,
           coalesce(f.version, (n.previo ->> 'articulo_dejado')::integer) as version_articulo, null::text as motivo,
           false as intacto, null::uuid as encima, null::integer as linea_de_encima
      from lista_proveedor_linea n
      left join importacion_fila f on f.importacion_id = n.importacion_id and f.fila = n.fila and f.resultado = 'CREAR'
     where n.importacion_id = ${importacionId} and n.version_dejada is not null
  `.execute(tx);
  await analizar(tx, 'carga_vuelta');
  await buscarEncima(tx, vuelta);
  await revertirListaDeProveedor(tx, vuelta);
  await sacarDeAbajo(tx);
  await ponerAlDia(tx, vuelta);
  await soltarLasDeAbajo(tx, vuelta);
  const { rows } = await sql<{ revertidas: number; noRevertidas: number }>`
    with marcadas as (
      update lista_proveedor_linea n set no_revertida = c.motivo
        from carga_vuelta c where n.importacion_id = ${importacionId} and n.linea = c.linea and c.motivo is not null
      returning n.importacion_id, n.linea, n.fila, n.no_revertida),
    -- The trail of an artículo that it created and stays is told by its row.
    filas as (
      update importacion_fila f set no_revertida = m.no_revertida
        from marcadas m where f.importacion_id = m.importacion_id and f.fila = m.fila and f.resultado = 'CREAR')
    select (select count(*) from carga_vuelta where motivo is null) as revertidas,
           (select count(*) from marcadas) as "noRevertidas"`.execute(tx);
  return rows[0] ?? { revertidas: 0, noRevertidas: 0 };
}
