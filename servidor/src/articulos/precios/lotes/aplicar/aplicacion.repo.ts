import { saleDelCosto } from '@trastienda/nucleo/articulos/precios/lotes/regla-de-lote.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Avisar } from '#articulos/precios/lotes/avance.repo.ts';
import type { LoteSimulable } from '#articulos/precios/lotes/lotes.repo.ts';
import type { Tx } from '#db/db.ts';

/** Prices at once: often enough to show how far it is, seldom enough not to pay for it. */
const TANDA = 20_000;

/** That a price is of the key of the line of the outer row `n`. */
export const deLaLinea = (precio: RawBuilder<unknown>) =>
  sql`${precio}.lista_id = n.lista_id and ${precio}.articulo_id = n.articulo_id and ${precio}.cantidad_desde = n.cantidad_desde`;

/**
 * The price in force of the key of the line of the outer row `n`, from an end on it has none. Of each key the newest that
 * has begun, whatever it is.
 */
export const enVigor = (columna: RawBuilder<unknown>, ahora: Date | RawBuilder<unknown>) => sql`(
  select ${columna} from precio p
  where ${deLaLinea(sql`p`)} and p.desde <= ${ahora}
  order by p.desde desc limit 1)`;

/**
 * Whether a price takes later the place of the one that the line of the outer row `n` is to write, before the batch `t` is over by
 * itself, and was not there to be looked at when it was simulated.
 */
export const otroQueSigue = (ahora: Date | RawBuilder<unknown>) => sql`exists (
  select from precio s
  where ${deLaLinea(sql`s`)} and s.desde > ${ahora} and s.creado_en > t.simulado_en and (t.hasta is null or s.desde < t.hasta))`;

/**
 * Takes away the lines of artículos that are not there any more, as those of an import that was taken back: nobody can look at
 * them, and they would keep all the others from being written. Answers how many there were.
 */
export async function quitarDesaparecidas(tx: Tx, loteId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from lote_precio_linea n
    where n.lote_id = ${loteId} and not exists (select from articulo a where a.id = n.articulo_id)`.execute(tx);
  return Number(numAffectedRows);
}

/**
 * Leaves alone the lines whose price is no longer the one that was looked at, or is over by itself by now, as when somebody wrote a
 * campaign meanwhile; those by quantity that move with such a price, and those whose artículo gave way to another.
 */
export async function omitirCambiadas(
  tx: Tx,
  { id: loteId, regla }: Pick<LoteSimulable, 'id' | 'regla'>,
  ahora: Date,
): Promise<void> {
  await sql`
    update lote_precio_linea n set omitida = 'FUSIONADO'
      from articulo_fusion f where n.lote_id = ${loteId} and n.incluida and f.perdedor_id = n.articulo_id
  `.execute(tx);
  await sql`
    update lote_precio_linea n set omitida = 'CAMBIO_DE_PRECIO'
    where n.lote_id = ${loteId} and n.incluida and n.omitida is null
      and ${enVigor(sql`p.importe`, ahora)} is distinct from n.anterior
  `.execute(tx);
  await omitirLosQueTerminan(tx, loteId, ahora);
  if (!saleDelCosto(regla)) return;
  // The common one is the line before them. Each looks for its own, without a join: of lines that were just written the planner
  // knows nothing.
  await sql`
    update lote_precio_linea m set omitida = 'CAMBIO_DE_PRECIO'
    where m.lote_id = ${loteId} and m.incluida and m.omitida is null and m.cantidad_desde > 0 and (
      select n.articulo_id = m.articulo_id and n.lista_id = m.lista_id
             and (n.omitida is not null or ${enVigor(sql`p.importe`, ahora)} is distinct from n.anterior)
      from lote_precio_linea n where n.lote_id = m.lote_id and n.linea < m.linea and n.cantidad_desde = 0
      order by n.linea desc limit 1)
  `.execute(tx);
}

/** Nearly never does anybody write a price for later meanwhile: whether somebody did is asked once, and not of each line. */
async function omitirLosQueTerminan(tx: Tx, loteId: string, ahora: Date): Promise<void> {
  const { rows } = await sql`
    select from precio s join lote_precio t on t.id = ${loteId}
    where s.desde > ${ahora} and s.creado_en > t.simulado_en limit 1`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    update lote_precio_linea n set omitida = 'CAMBIO_DE_PRECIO'
    from lote_precio t
    where t.id = ${loteId} and n.lote_id = t.id and n.incluida and n.omitida is null and ${otroQueSigue(ahora)}
  `.execute(tx);
}

type Escritura = {
  readonly ahora: Date;
  readonly usuarioId: string;
  readonly motivo: string;
  readonly avisar: Avisar;
  /** They come back: each is as old as it was. */
  readonly vuelven?: boolean;
};

/** Since when the price that comes back in the row `n` is as old: the last time it was put. */
export const deCuando = (importe: RawBuilder<unknown>, ahora: Date) => sql`(
  select coalesce(p.fecha, p.desde) from precio p
  where ${deLaLinea(sql`p`)} and p.desde < ${ahora} and p.importe = ${importe}
  order by p.desde desc limit 1)`;

/**
 * Writes the price of every line that is in and was not left alone. One that somebody wrote for the very same instant stays:
 * its line is left alone too. Answers how many were left alone.
 */
export async function escribirPrecios(
  tx: Tx,
  loteId: string,
  { ahora, usuarioId, motivo, avisar, vuelven = false }: Escritura,
): Promise<number> {
  const porEscribir = await ordenarPorArticulo(tx, loteId);
  let escritos = 0;
  for (let hechos = 0; hechos < porEscribir; hechos += TANDA) {
    await avisar(hechos, porEscribir);
    const { numAffectedRows = 0n } = await sql`
      insert into precio (id, lista_id, articulo_id, cantidad_desde, desde, importe, motivo, creado_por, lote_id, fecha)
      select uuid_de_ahora(), lista_id, articulo_id, cantidad_desde, ${ahora}, nuevo, ${motivo}, ${usuarioId}, ${loteId},
             ${vuelven ? deCuando(sql`n.nuevo`, ahora) : sql`null::timestamptz`}
      from lote_por_escribir n where n.n > ${hechos} and n.n <= ${hechos + TANDA} order by n.n
      on conflict (lista_id, articulo_id, cantidad_desde, desde) do nothing
    `.execute(tx);
    escritos += Number(numAffectedRows);
  }
  await sql`drop table lote_por_escribir`.execute(tx);
  if (escritos < porEscribir) await omitirNoEscritas(tx, loteId, ahora);
  return contarOmitidas(tx, loteId);
}

/** In the order of the indexes they go to: a third less work than in that of the códigos. Answers how many there are. */
async function ordenarPorArticulo(tx: Tx, loteId: string): Promise<number> {
  await sql`
    create temporary table lote_por_escribir on commit drop as
    select row_number() over (order by lista_id, articulo_id, cantidad_desde) as n, lista_id, articulo_id, cantidad_desde, nuevo
    from lote_precio_linea where lote_id = ${loteId} and incluida and omitida is null
  `.execute(tx);
  await sql`alter table lote_por_escribir add primary key (n)`.execute(tx);
  await sql`analyze lote_por_escribir`.execute(tx);
  const { rows } = await sql<{ n: number }>`select count(*) as n from lote_por_escribir`.execute(tx);
  return rows[0]?.n ?? 0;
}

async function omitirNoEscritas(tx: Tx, loteId: string, ahora: Date): Promise<void> {
  await sql`
    update lote_precio_linea n set omitida = 'CAMBIO_DE_PRECIO'
    where n.lote_id = ${loteId} and n.incluida and n.omitida is null
      and ${enVigor(sql`p.lote_id`, ahora)} is distinct from n.lote_id
  `.execute(tx);
}

async function contarOmitidas(tx: Tx, loteId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from lote_precio_linea where lote_id = ${loteId} and omitida is not null`.execute(tx);
  return rows[0]?.n ?? 0;
}
