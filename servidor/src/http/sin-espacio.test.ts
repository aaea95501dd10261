import { writeFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { responderError } from './errores.ts';

let base: BaseDePrueba;
let app: FastifyInstance;
beforeAll(async () => {
  base = await crearBaseDePrueba();
  app = Fastify();
  app.setErrorHandler(responderError);
  // A device that is always full.
  app.get('/archivo', () => writeFile('/dev/full', 'x'));
  app.get('/base', () => sql`do $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(base.db));
});
afterAll(() => base.cerrar());

it.skipIf(process.platform !== 'linux').each(['/archivo', '/base'])(
  'C04 a disk without room (%s) is said as what it is, to be tried again, and not as a bug or a database that is away',
  async (url) => {
    const respuesta = await app.inject({ url });
    expect(respuesta.json()).toMatchObject({ status: 503, code: 'comun.sin_espacio' });
    expect(respuesta.json().title).toMatch(/sin lugar en el disco/);
    expect(respuesta.headers['retry-after']).toBeDefined();
  },
);
