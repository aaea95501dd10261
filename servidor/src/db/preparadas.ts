import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

/**
 * The product has more texts than these: 249 were counted over eighteen files of tests, a third of it, 71 at most over one pool.
 * Each one costs its connection some 100 kB of plans (a join of three tables, measured with `pg_backend_memory_contexts`), so
 * ten connections with all of these hold about 250 MB and not more. None is ever forgotten: pg would give its name to another
 * text while some connection still has the first one prepared. So a name is given to what comes again, and not to what comes
 * once: an import or a report does not take it from what is done all day.
 */
const NOMBRES_MAXIMO = 250;
/** Texts that came once are remembered up to here, and then all over again: whatever builds them without end is not kept. */
const VISTOS_MAXIMO = 2_000;
/** Above this a list deserves a plan made for its length; a prepared statement is planned for a few. */
const LISTA_CORTA = 250;

type Sabidos = { readonly nombres: Map<string, string>; readonly vistos: Set<string> };
const deCada = new WeakMap<pg.Pool, Sabidos>();

/**
 * The name under which each connection of a pool prepares a statement: parsed and planned once instead of every time. The
 * same text has the same name in all of them, from the second time it is asked for.
 *
 * Only statements written by hand have one. In them what is constant is written as constant; the query builder makes
 * a parameter of it, and a plan made without knowing it can neither use a partial index nor say which one an
 * ON CONFLICT means.
 */
export function nombreDe(pool: pg.Pool, { sql, parameters, query }: CompiledQuery): string | undefined {
  if (query.kind !== 'RawNode') return undefined;
  if (parameters.some((valor) => Array.isArray(valor) && valor.length > LISTA_CORTA)) return undefined;
  const { nombres, vistos } = deCada.get(pool) ?? abrir(pool);
  const conocido = nombres.get(sql);
  if (conocido !== undefined || nombres.size >= NOMBRES_MAXIMO) return conocido;
  if (!vistos.delete(sql)) {
    if (vistos.size >= VISTOS_MAXIMO) vistos.clear();
    vistos.add(sql);
    return undefined;
  }
  const nuevo = `s${nombres.size + 1}`;
  nombres.set(sql, nuevo);
  return nuevo;
}

function abrir(pool: pg.Pool): Sabidos {
  const sabidos: Sabidos = { nombres: new Map(), vistos: new Set() };
  deCada.set(pool, sabidos);
  return sabidos;
}
