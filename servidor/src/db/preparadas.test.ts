import { type CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { nombreDe } from './preparadas.ts';

const consulta = (texto: string, parameters: readonly unknown[] = []): CompiledQuery => ({
  ...{ sql: texto, parameters, query: sql`select 1`.toOperationNode(), queryId: { queryId: texto } },
});
const NOMBRES = 250;

it('names what comes again, the same in the whole pool and apart from other pools', () => {
  const [uno, otro] = [new pg.Pool(), new pg.Pool()];
  expect(nombreDe(uno, consulta('a'))).toBeUndefined();
  expect(nombreDe(uno, consulta('a'))).toBe('s1');
  expect(nombreDe(uno, consulta('a'))).toBe('s1');
  expect(nombreDe(otro, consulta('a'))).toBeUndefined();
  expect(nombreDe(uno, consulta('a', [Array.from({ length: 251 }, () => 1)]))).toBeUndefined();
});

it('texts that come once take the name of nobody, and no two texts ever have one name', () => {
  const pool = new pg.Pool();
  for (let i = 0; i < 5_000; i += 1) expect(nombreDe(pool, consulta(`once ${i}`))).toBeUndefined();
  const dichos = Array.from({ length: NOMBRES + 50 }, (_, i) => {
    nombreDe(pool, consulta(`again ${i}`));
    return nombreDe(pool, consulta(`again ${i}`));
  });
  const nombres = dichos.filter((nombre) => nombre !== undefined);
  expect(new Set(nombres).size).toBe(NOMBRES);
  expect(nombres).toHaveLength(NOMBRES);
});
