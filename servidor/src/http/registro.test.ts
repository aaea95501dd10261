import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { responderError } from './errores.ts';
import { REDACCION } from './registro.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

it('seguridad 3.10 a statement that fails is told to the log without what somebody wrote in it', async () => {
  const lineas: string[] = [];
  const stream = { write: (linea: string) => void lineas.push(linea) };
  const app = Fastify({ logger: { level: 'warn', redact: REDACCION, stream } });
  app.setErrorHandler(responderError);
  app.get('/repetida', () =>
    sql`insert into usuario (id, nombre, email) select gen_random_uuid(), 'Lucía', 'lucia@quiroga.test' from generate_series(1, 2)`.execute(
      base.db,
    ),
  );
  app.get('/incumplida', () =>
    sql`insert into usuario (id, nombre, email) values (gen_random_uuid(), '', 'lucia@quiroga.test')`.execute(base.db),
  );
  expect((await app.inject('/repetida')).statusCode).toBe(500);
  expect((await app.inject('/incumplida')).statusCode).toBe(500);
  expect(lineas.join()).toContain('usuario_email');
  expect(lineas.join()).toContain('23514');
  expect(lineas.join()).not.toContain('quiroga');
});
