import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import Fastify, { LogController } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { visitante } from './contexto.ts';
import { responderError } from './errores.ts';
import { REDACCION, registrarPedidos } from './registro.ts';

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

it('seguridad 3.10 what is taken away in a file is told to the log, with whose session it was; a page of a list is not', async () => {
  const lineas: string[] = [];
  const stream = { write: (linea: string) => void lineas.push(linea) };
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({ logger: { level: 'info', redact: REDACCION, stream }, logController });
  registrarPedidos(app);
  app.addHook('onRequest', async (request) => {
    const usuario = { ...visitante(), id: 'la-persona' };
    request.identidad = { usuario, medio: 'cookie', huella: 'sesion-01234567', cuota: { lecturas: 1, escrituras: 1 } };
  });
  const lectura = {
    method: 'GET',
    path: '/api/clientes',
    summary: 'Prueba',
    permiso: 'con_sesion',
    alcance: 'empresa',
    response: z.string(),
    errors: [],
  } as const;
  const responder = async () => 'a;b';
  app.get('/lista', { config: { endpoint: endpoint(lectura) } }, responder);
  for (const formato of ['csv', 'pdf', 'archivo'] as const) {
    app.get(`/${formato}`, { config: { endpoint: endpoint({ ...lectura, formato }) } }, responder);
  }
  for (const ruta of ['lista', 'csv', 'pdf', 'archivo']) await app.inject(`/${ruta}?buscar=quiroga`);
  expect(lineas.map((linea) => JSON.parse(linea).ruta)).toEqual(['/csv', '/pdf', '/archivo']);
  expect(JSON.parse(lineas[0] ?? '{}')).toMatchObject({ usuario: 'la-persona', sesion: '01234567', status: 200 });
  expect(lineas.join()).not.toContain('quiroga');
});
