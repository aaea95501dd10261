import { sql } from 'kysely';
import { revertirListaDeProveedor } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import { analizar } from '#importaciones/carga.ts';

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
    select n.linea, n.articulo_id, n.situacion = 'FALTA' as ausente, n.version_dejada as version,
           n.trato_version as version_hallada, n.previo, f.registro_id is not null as creado,
           coalesce(f.version, (n.previo ->> 'articulo_dejado')::integer) as version_articulo, null::text as motivo,
           false as intacto
      from lista_proveedor_linea n
      left join importacion_fila f on f.importacion_id = n.importacion_id and f.fila = n.fila and f.resultado = 'CREAR'
     where n.importacion_id = ${importacionId} and n.version_dejada is not null
  `.execute(tx);
  await analizar(tx, 'carga_vuelta');
  await revertirListaDeProveedor(tx, vuelta);
  await ponerAlDia(tx, vuelta);
  const { rows } = await sql<{ revertidas: number; noRevertidas: number }>`
    with marcadas as (
      update lista_proveedor_linea n set no_revertida = c.motivo
        from carga_vuelta c where n.importacion_id = ${importacionId} and n.linea = c.linea and c.motivo is not null
      returning n.linea)
    select (select count(*) from carga_vuelta where motivo is null) as revertidas,
           (select count(*) from marcadas) as "noRevertidas"`.execute(tx);
  return rows[0] ?? { revertidas: 0, noRevertidas: 0 };
}

/**
 * What an earlier list left is there again, under a version that taking back the later one raised: it is still what that list
 * left, and may be taken back too.
 */
async function ponerAlDia(tx: Tx, { importacionId, proveedorId }: Reversion): Promise<void> {
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
      join importacion i on i.proveedor_id = ${proveedorId} and i.estado = 'APLICADA' and i.id <> ${importacionId}
      join lista_proveedor_linea n
        on n.importacion_id = i.id and n.articulo_id = c.articulo_id and n.situacion = 'SIN_ARTICULO'
     where c.motivo is null and c.intacto and f.importacion_id = n.importacion_id and f.fila = n.fila
       and f.resultado = 'CREAR' and f.version = (c.previo ->> 'articulo')::integer`.execute(tx);
}
