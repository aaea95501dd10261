import type { FiltroDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { type RawBuilder, sql } from 'kysely';
import { leerKitsQueLlevan } from '#articulos/costos/kits-que-llevan.query.ts';
import { leerListas } from '#articulos/precios/listas/listas.query.ts';
import { alcanza } from '#articulos/precios/lotes/alcance.query.ts';
import { guardarElegidos } from '#articulos/precios/lotes/lotes.repo.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { type LotePreparado, prepararSimulado } from './lote-simulado.ts';

type Quien = Pick<Orden, 'tx' | 'usuario' | 'ahora'>;

/**
 * Prepares, already simulated, the batch that keeps the margins of artículos whose cost changed, and of the kits that cost what
 * they take of them (PRE-18, EST-05). Nothing is applied: somebody looks at it. Null when no price would move.
 */
export async function proponerPrecios(
  orden: Quien,
  { filtro, motivo }: { readonly filtro: FiltroDeLote; readonly motivo: string },
): Promise<LotePreparado | null> {
  const suyos = sql`select a.id from articulo a where ${alcanza(filtro)}`;
  const kits = await leerKitsQueLlevan(orden.tx, suyos);
  if (kits.length === 0) return preparar(orden, { filtro, motivo });
  return prepararElegidos(orden, { ids: [...(await leerIds(orden.tx, suyos)), ...kits], motivo });
}

/** The same for these, however many. */
export async function proponerParaElegidos(
  orden: Quien,
  { ids, motivo }: { readonly ids: readonly string[]; readonly motivo: string },
): Promise<LotePreparado | null> {
  if (ids.length === 0) return null;
  const kits = await leerKitsQueLlevan(orden.tx, sql`select * from unnest(${ids}::uuid[])`);
  return prepararElegidos(orden, { ids: [...ids, ...kits], motivo });
}

async function leerIds(tx: Tx, suyos: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`${suyos}`.execute(tx);
  return rows.map(({ id }) => id);
}

function prepararElegidos(
  orden: Quien,
  { ids, motivo }: { readonly ids: readonly string[]; readonly motivo: string },
): Promise<LotePreparado | null> {
  const todos = [...new Set(ids)];
  return preparar(orden, {
    motivo,
    filtro: { elegidos: todos.length },
    guardar: (tx, id) => guardarElegidos(tx, id, todos),
  });
}

type Pedido = {
  readonly motivo: string;
  readonly filtro: FiltroDeLote;
  /** Keeps in the batch the artículos it is about, when they are too many for its filter to name. */
  readonly guardar?: (tx: Tx, id: string) => Promise<void>;
};

async function preparar(orden: Quien, { filtro, motivo, guardar }: Pedido): Promise<LotePreparado | null> {
  const manuales = (await leerListas(orden.tx)).filter(({ activa, tipo }) => activa && tipo === 'MANUAL');
  return prepararSimulado(orden, {
    motivo: motivo.slice(0, 200),
    filtro,
    ...(guardar && { guardar }),
    regla: { tipo: 'MANTENER_MARGEN' },
    listaIds: manuales.map((lista) => lista.id),
  });
}
