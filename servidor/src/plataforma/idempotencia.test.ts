import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { olvidarClaves } from './idempotencia.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

const QUIEN = '01900000-0000-7000-8000-00000000aaaa';

it('C05 the answer under a key is kept for seven days, and then it goes, shared between who tidies at once', async () => {
  await sql`
    insert into idempotencia (usuario_id, clave, operacion, cuerpo_hash, status, respuesta, creada_en)
    select ${QUIEN}::uuid, 'vieja-' || n, 'POST /x', ''::bytea, 200, '{}', now() - interval '7 days 1 minute'
    from generate_series(1, 1500) n
    union all select ${QUIEN}::uuid, 'nueva', 'POST /x', ''::bytea, 200, '{}', now() - interval '6 days 23 hours'
  `.execute(base.db);
  const olvidadas = await Promise.all([olvidarClaves(base.db), olvidarClaves(base.db)]);
  expect(olvidadas.reduce((a, b) => a + b)).toBe(1500);
  expect(await base.db.selectFrom('idempotencia').select('clave').execute()).toEqual([{ clave: 'nueva' }]);
});
