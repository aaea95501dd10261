import { costoQueLee } from '@trastienda/nucleo/articulos/precios/lotes/regla-de-lote.ts';
import { type RawBuilder, sql } from 'kysely';
import { costoVigente } from '#articulos/costos/costo-vigente.sql.ts';
import { leerKitsQueLlevan } from '#articulos/costos/kits-que-llevan.query.ts';
import { sinCostoPropio } from '#articulos/estructura/kits/kits-sin-costo.sql.ts';
import type { LoteSimulable } from '#articulos/precios/lotes/lotes.repo.ts';
import type { Tx } from '#db/db.ts';

/**
 * Leaves alone the lines of a batch whose rule reads a cost that is no longer the one that was looked at (PRE-18), or whose artículo
 * is a kit that costs what it takes, when some of that costs something else or it takes other things. What a currency is worth by
 * now is no other cost.
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
  const hoy = sql`${ahora}::timestamptz`;
  const conOtroCosto = sql`
    select x.articulo_id
      from (select distinct articulo_id from costo_reposicion where desde > ${visto} and desde <= ${hoy}) x
      left join lateral (${costoVigente(sql`x.articulo_id`, visto)}) antes on true
      left join lateral (${costoVigente(sql`x.articulo_id`, hoy)}) hoy on true
     where (antes.importe, antes.moneda) is distinct from (hoy.importe, hoy.moneda)`;
  const distintos = await leerQueLlevanOtraCosa(tx, visto, hoy);
  const kits = await leerKitsQueLlevan(tx, sql`${conOtroCosto} union all select * from unnest(${distintos}::uuid[])`);
  // One whose own cost was taken away costs what it takes by now.
  await omitir(
    tx,
    id,
    sql`where a.id = any(${[...distintos, ...kits]}::uuid[]) or a.tipo = 'KIT' and a.id in (${conOtroCosto})`,
  );
  await omitirConOtroPromedio(tx, id, visto);
}

/**
 * What nobody wrote a cost of counts inside a kit by its average, which is kept as it is now and nothing else: a kit that takes
 * some of that and would have cost something else when it was looked at, by the costs and the rates of then, takes what has another
 * average. A rate written since for a day before tells the rates of then no longer: only what moved since may have another one.
 */
async function omitirConOtroPromedio(tx: Tx, id: string, visto: RawBuilder<unknown>): Promise<void> {
  const porPromedio = sql`
    select m.articulo_id from costo_articulo m join articulo c on c.id = m.articulo_id
    where m.promedio > 0 and c.costo_reposicion is null
      and (not exists (select from cotizacion_en('USD', ${visto}) where creado_en > ${visto})
           or exists (select from asiento_stock s join movimiento_stock v on v.id = s.movimiento_id
                       where s.articulo_id = m.articulo_id and v.registrado_en > ${visto}))`;
  const kits = await leerKitsQueLlevan(tx, porPromedio);
  if (kits.length === 0) return;
  await omitir(
    tx,
    id,
    sql`join costos_de_kits(${kits}::uuid[], 'REPOSICION', ${visto}) k on k.articulo_id = a.id
        where n.articulo_id = any(${kits}::uuid[]) and k.importe is distinct from n.costo`,
  );
}

/** The kits that cost what they take and take other things, or of other quantities, than at an instant: another version is in force. */
async function leerQueLlevanOtraCosa(
  tx: Tx,
  visto: RawBuilder<unknown>,
  hoy: RawBuilder<unknown>,
): Promise<readonly string[]> {
  const lleva = (instante: RawBuilder<unknown>) => sql`(
    select array_agg(x.dicho order by x.dicho)
      from (select l.componente_id || ' ' || trim_scale(sum(l.cantidad * (100 + l.merma))) as dicho
              from estructura e join estructura_linea l on l.estructura_id = e.id
             where e.articulo_id = k.id and rige(e, ${instante}) and not l.opcional
             group by l.componente_id) x)`;
  const { rows } = await sql<{ id: string }>`
    select k.id from articulo k
    where k.tipo = 'KIT' and ${sinCostoPropio(sql`k`)}
      and exists (select from estructura e where e.articulo_id = k.id
                   and (e.desde > ${visto} and e.desde <= ${hoy} or e.hasta > ${visto} and e.hasta <= ${hoy}))
      and ${lleva(visto)} is distinct from ${lleva(hoy)}`.execute(tx);
  return rows.map((fila) => fila.id);
}
