import type { CompiledQuery } from 'kysely';

/** Enough for every statement of every command; beyond it, whatever builds texts without end is not worth keeping. */
const NOMBRES_MAXIMO = 200;
/** Above this a list deserves a plan made for its length; a prepared statement is planned for a few. */
const LISTA_CORTA = 250;

const nombres = new Map<string, string>();

/**
 * The name under which each connection prepares a statement: parsed and planned once instead of every time. The same
 * text has the same name in the whole process.
 *
 * Only statements written by hand have one. In them what is constant is written as constant; the query builder makes
 * a parameter of it, and a plan made without knowing it can neither use a partial index nor say which one an
 * ON CONFLICT means.
 */
export function nombreDe({ sql, parameters, query }: CompiledQuery): string | undefined {
  if (query.kind !== 'RawNode') return undefined;
  if (parameters.some((valor) => Array.isArray(valor) && valor.length > LISTA_CORTA)) return undefined;
  const conocido = nombres.get(sql);
  if (conocido !== undefined || nombres.size >= NOMBRES_MAXIMO) return conocido;
  const nuevo = `s${nombres.size + 1}`;
  nombres.set(sql, nuevo);
  return nuevo;
}
