import { costoQueLee } from '@trastienda/nucleo/articulos/precios/regla-de-lote.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { costoVigente } from './costo-vigente.sql.ts';
import { leerKitsQueLlevan } from './kits-que-llevan.query.ts';
import type { LoteSimulable } from './lotes.repo.ts';

/**
 * Leaves alone the lines of a batch whose rule reads a cost that is no longer the one that was looked at (PRE-18), or whose artículo
 * is a kit that costs what it takes, when some of that costs something else. What a currency is worth by now is no other cost.
 */
export async function omitirOtrosCostos(
  tx: Tx,
  { id, regla }: Pick<LoteSimulable, 'id' | 'regla'>,
  ahora: Date,
): Promise<void> {
  const cual = costoQueLee(regla);
  if (cual === 'PROMEDIO') await omitirOtrosPromedios(tx, id, ahora);
  if (cual !== 'REPOSICION') return;
  await omitir(
    tx,
    id,
    sql`left join lateral (${costoVigente(sql`a.id`, sql`${ahora}`)}) r on true
        where (a.tipo <> 'KIT' or r.importe is not null) and (r.importe, r.moneda) is distinct from (n.costo, n.costo_moneda)`,
  );
  if (await llevaKits(tx, id)) await omitirKits(tx, id, ahora);
}

/** `cuales`: the rest of a statement over the artículo `a` of each line `n` that is still to be written. */
const omitir = (tx: Tx, id: string, cuales: RawBuilder<unknown>) =>
  sql`
  update lote_precio_linea m set omitida = 'CAMBIO_DE_COSTO'
    from (select n.linea
            from (select linea, articulo_id, costo, costo_moneda from lote_precio_linea
                   where lote_id = ${id} and incluida and omitida is null and costo is not null) n
            join articulo a on a.id = n.articulo_id
            ${cuales}) x
   where m.lote_id = ${id} and m.linea = x.linea`.execute(tx);

/** That of a kit is of what it takes, all of it in pesos. */
const omitirOtrosPromedios = (tx: Tx, id: string, ahora: Date) =>
  omitir(
    tx,
    id,
    sql`left join costo_articulo c on c.articulo_id = a.id and c.promedio > 0
        left join costos_de_kits(array(
          select k.id from articulo k where k.tipo = 'KIT' and k.id in (
            select articulo_id from lote_precio_linea where lote_id = ${id})), 'PROMEDIO', ${ahora}) d on d.articulo_id = a.id
        where coalesce(d.importe, round(c.promedio, 4)) is distinct from n.costo`,
  );

async function llevaKits(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ lleva: boolean }>`
    select exists (select from lote_precio_linea n join articulo a on a.id = n.articulo_id
                    where n.lote_id = ${id} and n.incluida and n.omitida is null and a.tipo = 'KIT') as lleva`.execute(
    tx,
  );
  return rows[0]?.lleva ?? false;
}

async function omitirKits(tx: Tx, id: string, ahora: Date): Promise<void> {
  const visto = sql`(select simulado_en from lote_precio where id = ${id})`;
  const kits = await leerKitsQueLlevan(
    tx,
    sql`select x.articulo_id
          from (select distinct articulo_id from costo_reposicion where desde > ${visto} and desde <= ${ahora}) x
          left join lateral (${costoVigente(sql`x.articulo_id`, visto)}) antes on true
          left join lateral (${costoVigente(sql`x.articulo_id`, sql`${ahora}`)}) hoy on true
         where (antes.importe, antes.moneda) is distinct from (hoy.importe, hoy.moneda)`,
  );
  await omitir(tx, id, sql`where a.id = any(${kits}::uuid[])`);
}
