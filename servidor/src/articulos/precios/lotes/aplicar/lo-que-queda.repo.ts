import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { deCuando, deLaLinea, enVigor } from './aplicacion.repo.ts';

/**
 * How the other batches stand to one that is being taken back. The prices of a key are put one over another (decision 0019):
 * that of a person stands for good, that of a batch until it is taken back, also from under others. What taking it back wrote
 * only says again what is under it; but whoever takes *that* back puts the price of the batch anew, over all there is.
 */
type Pila = {
  /** The batch that is being taken back, and since when its prices hold. */
  readonly loteId: string;
  readonly desde: string;
  /** Whether it took another one back: taking it back puts the prices of that one anew. */
  readonly esVuelta: boolean;
  /** What was put over it and is gone, or only says again what is under it. */
  readonly idosDeEncima: readonly string[];
  /** The same of what is under it, as it was when its prices were written. */
  readonly idosDeAntes: readonly string[];
  /** What stood under it then, and was taken back since. */
  readonly idosDespues: readonly string[];
};

/** Every batch that was taken back, or that took one back. */
const CADENA = sql`cadena as (
      select id, aplicado_en, revertido_en, false as vuelta from lote_precio where revierte_a is null and revertido_en is not null
      union all
      select t.id, t.aplicado_en, t.revertido_en, not c.vuelta from lote_precio t join cadena c on t.revierte_a = c.id)`;

export async function leerPila(tx: Tx, loteId: string): Promise<Pila> {
  const { rows } = await sql<Pila>`
    with recursive ${CADENA},
    este as (
      select id, aplicado_en, exists (select from cadena w where w.id = t.id and w.vuelta) as vuelta
      from lote_precio t where id = ${loteId}),
    ido as (
      select c.id, c.aplicado_en >= x.aplicado_en as encima,
             not c.vuelta and not x.vuelta and c.revertido_en >= x.aplicado_en as despues
      from cadena c cross join este x
      where c.id <> x.id and (c.vuelta or c.revertido_en is not null))
    select x.id as "loteId", x.aplicado_en as desde, x.vuelta as "esVuelta",
           array(select id from ido where encima) as "idosDeEncima",
           array(select id from ido where not encima and not despues) as "idosDeAntes",
           array(select id from ido where not encima and despues) as "idosDespues"
    from este x
  `.execute(tx);
  return definido(rows[0], 'the batch that is being taken back');
}

/** Those that are in no pile by now: gone, or that only say again what is under them. */
export async function leerIdos(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive ${CADENA} select id from cadena where vuelta or revertido_en is not null`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What the pile has by now under the price of the outer row `n`, which is of no batch: that of one that is gone is not there. */
export const loQueQuedaDebajo = (columna: RawBuilder<unknown>, idos: readonly string[]): RawBuilder<unknown> =>
  masNuevo(columna, { hasta: (precio) => sql`${precio}.desde < n.desde`, sin: idos });

type Busqueda = {
  /** Up to when, of the row it is given. */
  readonly hasta: (precio: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly sin: readonly string[];
};

/** The newest price of the key of the line of the outer row `n` but for those of some batches; of each key, one probe of its index. */
const masNuevo = (columna: RawBuilder<unknown>, { hasta, sin }: Busqueda) => sql`
  select ${columna} from precio p
  where ${deLaLinea(sql`p`)} and ${hasta(sql`p`)} and (p.lote_id is null or p.lote_id <> all(${sin}::uuid[]))
    ${sin.length === 0 ? sql`` : sql`and not ${yaTermino({ hasta, sin })}`}
  order by p.desde desc limit 1`;

/**
 * The price `p` was put over that of one of those batches, which was put again when it ended (decision 0019): it is in the pile no
 * longer, whatever becomes of the batch.
 */
const yaTermino = ({ hasta, sin }: Busqueda) => sql`exists (
  select from precio v join lote_precio w on w.id = v.lote_id
  where ${deLaLinea(sql`v`)} and v.desde > p.desde and ${hasta(sql`v`)} and v.lote_id = any(${sin}::uuid[]) and w.aplicado_en < p.desde)`;

/** Leaves alone the lines over whose price another one stands. */
export async function omitirTapadas(
  tx: Tx,
  vueltaId: string,
  { loteId, idosDeEncima }: Pila,
  ahora: Date,
): Promise<void> {
  const encima = masNuevo(sql`p.lote_id`, { hasta: (p) => sql`${p}.desde <= ${ahora}`, sin: idosDeEncima });
  await sql`
    update lote_precio_linea n set omitida = 'CAMBIO_DE_PRECIO'
    where n.lote_id = ${vueltaId} and (${encima}) is distinct from ${loteId}::uuid
  `.execute(tx);
}

/** The batch under the price of the line of the outer row `n` when it was written, and what is there by now. */
function debajo({ desde, idosDeAntes, idosDespues }: Pila) {
  const hasta = (precio: RawBuilder<unknown>) => sql`${precio}.desde < ${desde}`;
  return {
    entonces: masNuevo(sql`p.lote_id`, { hasta, sin: idosDeAntes }),
    queda: masNuevo(sql`p.importe`, { hasta, sin: [...idosDeAntes, ...idosDespues] }),
  };
}

/**
 * Where what was under the batch was taken back meanwhile, what is further down comes back. A line that would change nothing is
 * not one.
 */
export async function devolverLoQueQueda(tx: Tx, vueltaId: string, pila: Pila): Promise<void> {
  const { idosDespues } = pila;
  if (idosDespues.length === 0) return;
  const { entonces, queda } = debajo(pila);
  // Each line by itself, without a join: of lines that were just written the planner knows nothing.
  const otras = sql`n.lote_id = ${vueltaId} and n.omitida is null and (${entonces}) = any(${idosDespues}::uuid[])`;
  await sql`delete from lote_precio_linea n where ${otras} and (${queda}) is not distinct from n.anterior`.execute(tx);
  await sql`
    update lote_precio_linea n
    set margen = null, (nuevo, variacion) = (
      select q.importe, case when n.anterior <> 0 then round((q.importe - n.anterior) * 100 / n.anterior, 2) end
      from (values ((${queda}))) as q (importe))
    where ${otras}
  `.execute(tx);
}

/**
 * Where a price with an end is to put that of the batch again, what is left of it comes right after: prices are only ever added.
 * Also where its line was left alone, since that price is still over it.
 */
export async function corregirLoQueVolveria(
  tx: Tx,
  vueltaId: string,
  pila: Pila,
  { ahora, usuarioId, motivo }: { readonly ahora: Date; readonly usuarioId: string; readonly motivo: string },
): Promise<void> {
  const { entonces, queda } = debajo(pila);
  const importe =
    pila.idosDespues.length === 0
      ? sql`n.nuevo`
      : sql`case when (${entonces}) = any(${pila.idosDespues}::uuid[]) then (${queda}) else n.nuevo end`;
  await sql`
    insert into precio (id, lista_id, articulo_id, cantidad_desde, desde, importe, motivo, creado_por, lote_id, fecha)
    select uuid_de_ahora(), n.lista_id, n.articulo_id, n.cantidad_desde, n.desde, n.importe, ${motivo}, ${usuarioId}, ${vueltaId},
           ${deCuando(sql`n.importe`, ahora)}
    from (select n.lista_id, n.articulo_id, n.cantidad_desde, v.desde + interval '1 millisecond' as desde, ${importe} as importe
            from lote_precio_linea n
            join precio v on ${deLaLinea(sql`v`)} and v.desde > ${ahora} and v.lote_id = ${pila.loteId}
           where n.lote_id = ${vueltaId}) n
    on conflict (lista_id, articulo_id, cantidad_desde, desde) do nothing`.execute(tx);
}

/**
 * Prices that are put anew go over the price in force. It is not the one that they stood on before where the batch that had put
 * that one was taken back since. A line that would change nothing is not one.
 */
export async function ponerSobreLoQueRige(tx: Tx, vueltaId: string, { esVuelta }: Pila, ahora: Date): Promise<void> {
  // Any other batch gives way while it is on top, so the price in force is its own: nothing to look for, however many lines.
  if (!esVuelta) return;
  const rige = enVigor(sql`p.importe`, ahora);
  const puestas = sql`n.lote_id = ${vueltaId} and n.omitida is null`;
  await sql`delete from lote_precio_linea n where ${puestas} and ${rige} is not distinct from n.nuevo`.execute(tx);
  await sql`
    update lote_precio_linea n
    set margen_anterior = null, (anterior, variacion) = (
      select q.importe, case when q.importe <> 0 then round((n.nuevo - q.importe) * 100 / q.importe, 2) end
      from (values (${rige})) as q (importe))
    where ${puestas} and ${rige} is distinct from n.anterior
  `.execute(tx);
}
