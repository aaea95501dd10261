import { type CostoParaVender, costoDeKit } from '@trastienda/nucleo/articulos/precios/costo-de-kit.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { type RawBuilder, sql } from 'kysely';
import { leerCostosDeVenta } from '#articulos/costos-de-venta.query.ts';
import { leerGrafoDeKits } from '#articulos/estructura/grafo.query.ts';
import type { Tx } from '#db/db.ts';
import type { LoteSimulable } from './lotes.repo.ts';

/** What the kits take is looked at for each of them: some at a time, so that many kits are no more for each one. */
const TANDA = 200;

/**
 * The kits of `lote_seleccion` that nobody wrote a cost of cost what they take, as when they are sold (PRE-10, EST-05): rules
 * over the cost reach them, and a price under it stands out. None has an average of its own: where a rule goes by it, it is
 * that of what they take.
 */
export async function costearKits(tx: Tx, { listaIds, regla }: LoteSimulable, ahora: Date): Promise<void> {
  const sinCosto = await leerKits(tx, sql`reposicion is null and promedio is null`);
  const sinPromedio =
    'base' in regla && regla.base === 'COSTO_PROMEDIO' ? await leerKits(tx, sql`promedio is null`) : [];
  if (sinCosto.length > 0) {
    const { id: listaId, moneda } = await enQueLista(tx, listaIds);
    const costos = await costear(sinCosto, (ids) => leerCostosDeVenta(tx, ids, { listaId, ahora }));
    await guardar(tx, costos, sql`reposicion = k.costo, moneda = ${moneda}`);
  }
  if (sinPromedio.length > 0) {
    const costos = await costear(sinPromedio, (ids) => leerPromedios(tx, ids));
    await guardar(tx, costos, sql`promedio = k.costo`);
  }
}

async function leerKits(tx: Tx, cuales: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select articulo_id as id from lote_seleccion where tipo = 'KIT' and ${cuales} order by n`.execute(tx);
  return rows.map(({ id }) => id);
}

type Costos = ReadonlyMap<string, Pick<CostoParaVender, 'costo'>>;
type Costeado = { readonly id: string; readonly costo: string };

async function costear(
  kits: readonly string[],
  leer: (ids: readonly string[]) => Promise<Costos>,
): Promise<readonly Costeado[]> {
  const costeados: Costeado[] = [];
  for (let hechos = 0; hechos < kits.length; hechos += TANDA) {
    const ids = kits.slice(hechos, hechos + TANDA);
    const costos = await leer(ids);
    for (const id of ids) {
      const costo = costos.get(id)?.costo;
      if (costo) costeados.push({ id, costo });
    }
  }
  return costeados;
}

async function guardar(tx: Tx, costos: readonly Costeado[], columnas: RawBuilder<unknown>): Promise<void> {
  await sql`
    update lote_seleccion s set ${columnas}
    from unnest(${costos.map(({ id }) => id)}::uuid[], ${costos.map(({ costo }) => costo)}::numeric[]) as k (id, costo)
    where s.articulo_id = k.id`.execute(tx);
}

/** An average is of no day: it has no age. */
const SIN_EDAD = { dias: null, movimientoDeMoneda: null, motivos: [], viejo: false };

/** The average cost of what some kits take, in pesos; of one that takes something without any, nothing. */
async function leerPromedios(tx: Tx, kits: readonly string[]): Promise<Costos> {
  const grafo = await leerGrafoDeKits(tx, kits);
  const componentes = new Set([...grafo.values()].flat().map(({ componenteId }) => componenteId));
  const { rows } = await sql<{ id: string; promedio: string }>`
    select articulo_id as id, promedio from costo_articulo
    where articulo_id = any(${[...componentes]}::uuid[]) and promedio > 0`.execute(tx);
  const suyos = new Map(rows.map(({ id, promedio }) => [id, { costo: textoUnitario(promedio), ...SIN_EDAD }]));
  return new Map(
    kits.flatMap((id) => {
      const costo = costoDeKit(id, grafo, suyos);
      return costo ? [[id, costo] as const] : [];
    }),
  );
}

/** One in pesos where there is one: what costs a few pesos is nothing in dollars. */
async function enQueLista(tx: Tx, listaIds: readonly string[]) {
  const { rows } = await sql<{ id: string; moneda: string }>`
    select id, moneda from lista_precio where id = any(${listaIds}::uuid[]) order by moneda, id limit 1`.execute(tx);
  return definido(rows[0], 'a lista of the batch');
}
