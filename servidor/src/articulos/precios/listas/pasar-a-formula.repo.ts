import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

/** The number of a batch that is approved and has yet to write prices of a lista, if any. */
export async function loteQueLaEscribe(tx: Tx, listaId: string): Promise<number | undefined> {
  const { rows } = await sql<{ numero: number }>`
    select t.numero from lote_precio t join lote_precio_lista x on x.lote_id = t.id
    where x.lista_id = ${listaId} and t.estado in ('APROBADO', 'PROGRAMADO') order by t.numero limit 1`.execute(tx);
  return rows[0]?.numero;
}

/** That of one that has prices of it worked out and has yet to write them, approved or not. */
export async function loteConPreciosSuyos(tx: Tx, listaId: string): Promise<number | undefined> {
  const { rows } = await sql<{ numero: number }>`
    select t.numero from lote_precio t join lote_precio_lista x on x.lote_id = t.id
    where x.lista_id = ${listaId} and t.estado in ('SIMULADO', 'APROBADO', 'PROGRAMADO')
      and exists (select from lote_precio_linea n where n.lote_id = t.id and n.lista_id = x.lista_id)
    order by t.numero limit 1`.execute(tx);
  return rows[0]?.numero;
}

/** Those without prices, which may change sides, wait meanwhile, and then find that a batch has their first ones. */
export async function retenerVacias(tx: Tx, listaIds: readonly string[]): Promise<void> {
  await sql`
    select from lista_precio l
    where l.id = any(${listaIds}::uuid[]) and (select true from precio p where p.lista_id = l.id limit 1) is null
    order by l.id for share`.execute(tx);
}

type Lote = { readonly id: string; readonly numero: number };

/** Its listas are held meanwhile: one that takes a formula waits, and finds the batch approved, which keeps it from doing so. */
export async function retenerManuales(tx: Tx, lote: Lote): Promise<void> {
  const suyas = sql`select x.lista_id from lote_precio_lista x where x.lote_id = ${lote.id}`;
  await sql`select from lista_precio where id in (${suyas}) order by id for share`.execute(tx);
  await exigirManuales(tx, lote);
}

export async function exigirManuales(tx: Tx, { id, numero }: Lote): Promise<void> {
  const { rows } = await sql<{ nombre: string; tipo: string }>`
    select l.nombre, l.tipo from lista_precio l
    where l.id in (select x.lista_id from lote_precio_lista x where x.lote_id = ${id}) order by l.id`.execute(tx);
  const derivada = rows.find(({ tipo }) => tipo !== 'MANUAL');
  if (derivada) rechazar('articulos.lote_de_derivada', { numero, lista: derivada.nombre });
}

/** Those that hold, and those that are to: a campaign leaves written what comes back at its end, and it would hold too. */
const escritos = (listaId: string, ahora: Date) => sql`
  select v.articulo_id, v.cantidad_desde, v.desde from (
    select distinct on (p.articulo_id, p.cantidad_desde) p.articulo_id, p.cantidad_desde, p.desde, p.importe from precio p
    where p.lista_id = ${listaId} and p.desde <= ${ahora}
    order by p.articulo_id, p.cantidad_desde, p.desde desc) v
  where v.importe is not null
  union all
  select p.articulo_id, p.cantidad_desde, p.desde from precio p
  where p.lista_id = ${listaId} and p.desde > ${ahora} and p.importe is not null`;

/** Of how many artículos and quantities some written price of a lista holds, or is to. */
export async function contarEscritos(tx: Tx, listaId: string, ahora: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select distinct articulo_id, cantidad_desde from (${escritos(listaId, ahora)}) x) y`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

type Final = { readonly ahora: Date; readonly usuarioId: string };

/** From now on none of them holds. Prices are only ever added, so one that is to begin ends right after it does. */
export async function terminarEscritos(tx: Tx, listaId: string, { ahora, usuarioId }: Final): Promise<void> {
  await sql`
    insert into precio (id, lista_id, articulo_id, cantidad_desde, desde, importe, motivo, creado_por)
    select uuid_de_ahora(), ${listaId}, x.articulo_id, x.cantidad_desde,
           greatest(${ahora}, x.desde + interval '1 millisecond'), null, 'La lista pasó a calcularse', ${usuarioId}
    from (${escritos(listaId, ahora)}) x
    on conflict (lista_id, articulo_id, cantidad_desde, desde) do nothing`.execute(tx);
}
