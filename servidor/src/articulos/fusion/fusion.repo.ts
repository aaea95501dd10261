import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { aplicacionQuePasa, tratoQuePasa } from './plan.query.ts';

type Par = { readonly perdedorId: string; readonly ganadorId: string };

const cuantas = ({ numAffectedRows }: { readonly numAffectedRows?: bigint | undefined }): number =>
  Number(numAffectedRows ?? 0);

/**
 * Proveedores that the one that stays does not have go over with their codes, in one statement since each needs the other.
 * One is principal only if there was none.
 */
export async function pasarProveedores(
  tx: Tx,
  { perdedorId, ganadorId }: Par,
): Promise<{ readonly proveedores: number; readonly codigos: number }> {
  const { rows } = await sql<{ proveedores: number; codigos: number }>`
    with pasan as (
      update articulo_proveedor t
         set articulo_id = ${ganadorId}, version = t.version + 1,
             principal = t.principal and not exists (select from articulo_proveedor g
                                                     where g.articulo_id = ${ganadorId} and g.principal)
       where t.articulo_id = ${perdedorId} and ${tratoQuePasa(ganadorId)}
      returning t.proveedor_id),
    codigos as (
      update codigo_articulo c set articulo_id = ${ganadorId} from pasan p
       where c.articulo_id = ${perdedorId} and c.proveedor_id = p.proveedor_id
      returning c.id)
    select (select count(*)::int from pasan) as proveedores, (select count(*)::int from codigos) as codigos
  `.execute(tx);
  return definido(rows[0], 'the count of what went over');
}

/** A proveedor that both have: its code goes over where the one that stays has none of it. */
export async function pasarCodigosDeProveedor(tx: Tx, { perdedorId, ganadorId }: Par): Promise<number> {
  return cuantas(
    await sql`
      update codigo_articulo c set articulo_id = ${ganadorId}
       where c.articulo_id = ${perdedorId} and c.tipo = 'PROVEEDOR'
         and not exists (select from codigo_articulo g
                         where g.articulo_id = ${ganadorId} and g.proveedor_id = c.proveedor_id)
    `.execute(tx),
  );
}

/** Every code that is of nobody in particular. */
export async function pasarCodigos(tx: Tx, { perdedorId, ganadorId }: Par): Promise<number> {
  return cuantas(
    await sql`
      update codigo_articulo set articulo_id = ${ganadorId} where articulo_id = ${perdedorId} and tipo <> 'PROVEEDOR'
    `.execute(tx),
  );
}

/** What is left of codes of proveedores at the one that gives way: the other one has another of the same. */
export async function leerCodigosQueQuedan(
  tx: Tx,
  perdedorId: string,
): Promise<readonly { readonly valor: string; readonly cantidadPorLectura: string }[]> {
  const { rows } = await sql<{ valor: string; cantidadPorLectura: string }>`
    select valor, cantidad_por_lectura as "cantidadPorLectura" from codigo_articulo where articulo_id = ${perdedorId} order by id
  `.execute(tx);
  return rows;
}

/** Those that the one that stays answers to by now go: who gave way holds back no code that its proveedor may call the other one by. */
export async function soltarCodigos(tx: Tx, { perdedorId, ganadorId }: Par): Promise<void> {
  await sql`
    delete from codigo_articulo c
     where c.articulo_id = ${perdedorId}
       and exists (select from codigo_articulo g
                   where g.articulo_id = ${ganadorId} and g.tipo = 'ALTERNATIVO' and g.valor_norm = c.valor_norm)
  `.execute(tx);
}

export async function pasarAplicaciones(tx: Tx, { perdedorId, ganadorId }: Par): Promise<number> {
  return cuantas(
    await sql`
      update aplicacion x set articulo_id = ${ganadorId}
       where x.articulo_id = ${perdedorId} and ${aplicacionQuePasa(ganadorId)}
    `.execute(tx),
  );
}

/** An oblea is of one artículo at a time (INV-28): who gives way keeps none any more, so that the other one may have them. */
export async function soltarObleas(tx: Tx, perdedorId: string): Promise<void> {
  await tx.updateTable('articulo').set({ control: 'NINGUNO' }).where('id', '=', perdedorId).executeTakeFirstOrThrow();
}

/** What it replaced is replaced by the one that stays. */
export async function pasarReemplazados(tx: Tx, { perdedorId, ganadorId }: Par): Promise<void> {
  await sql`
    update articulo_reemplazo set por_id = ${ganadorId} where por_id = ${perdedorId} and articulo_id <> ${ganadorId}
  `.execute(tx);
}

type Fusion = Par & {
  readonly motivo: string;
  readonly codigos: number;
  readonly proveedores: number;
  readonly aplicaciones: number;
  readonly adjuntos: number;
  readonly depositos: number;
  readonly ahora: Date;
  readonly usuarioId: string;
};

export async function insertarFusion(tx: Tx, id: string, fusion: Fusion): Promise<void> {
  const { perdedorId, ganadorId, ahora, usuarioId, ...figuras } = fusion;
  await tx
    .insertInto('articulo_fusion')
    .values({ id, perdedor_id: perdedorId, ganador_id: ganadorId, en: ahora, usuario_id: usuarioId, ...figuras })
    .execute();
}

type QuienQueda = { readonly id: string; readonly codigo: string; readonly descripcion: string };

/** Who an artículo gave way to, or who that one did, until one that stays; undefined when it gave way to nobody. */
export const leerQuienQueda = async (db: Db | Tx, perdedorId: string): Promise<QuienQueda | undefined> =>
  (await leerQuienesQuedan(db, [perdedorId])).get(perdedorId);

/** The same of several, by the id of who gave way. */
export async function leerQuienesQuedan(
  db: Db | Tx,
  perdedorIds: readonly string[],
): Promise<ReadonlyMap<string, QuienQueda>> {
  const { rows } = await sql<{ perdedor: string; id: string; codigo: string; descripcion: string }>`
    with recursive cadena (perdedor, id, paso) as (
      select perdedor_id, ganador_id, 1 from articulo_fusion where perdedor_id = any(${perdedorIds}::uuid[])
      union all
      select c.perdedor, f.ganador_id, c.paso + 1 from cadena c join articulo_fusion f on f.perdedor_id = c.id)
    select distinct on (c.perdedor) c.perdedor, a.id, a.codigo, a.descripcion
    from cadena c join articulo a on a.id = c.id order by c.perdedor, c.paso desc
  `.execute(db);
  return new Map(rows.map(({ perdedor, ...queda }) => [perdedor, queda]));
}
