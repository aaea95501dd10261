import { textoCorto } from '@trastienda/nucleo/comun/campos.ts';
import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { diferencias } from '#plataforma/auditoria.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { SIN_ACCESO } from '#prueba/entorno.ts';
import { ejecutarComando } from './comando.ts';
import { crearUsuario, type Orden } from './contexto.ts';
import { responderError } from './errores.ts';
import { montar } from './montar.ts';
import { rechazar } from './regla-rota.ts';

// A door of the test's own: these promises hold for every command, whatever its room.
const anotar = endpoint({
  method: 'POST',
  path: '/api/prueba/anotar',
  summary: 'Anota un texto',
  permiso: 'tabla.editar',
  alcance: 'empresa',
  status: 201,
  body: z.strictObject({
    texto: textoCorto(100),
    modo: z.enum(['bien', 'falla', 'rechazo', 'mudo', 'choque']).default('bien'),
  }),
  response: z.object({ id: z.uuid(), texto: z.string() }),
  errors: [],
});
const mirar = endpoint({
  method: 'GET',
  path: '/api/prueba/mirar',
  summary: 'No pregunta por la sucursal',
  permiso: 'tabla.ver',
  alcance: 'sucursal',
  response: z.object({}),
  errors: [],
});

let base: BaseDePrueba;
let app: FastifyInstance;
let choques = 0;
const usuarioId = uuidv7();
const permisos = new Map<Permiso, 'TODAS'>([
  ['tabla.editar', 'TODAS'],
  ['tabla.ver', 'TODAS'],
]);

beforeAll(async () => {
  base = await crearBaseDePrueba();
  await base.pool.query('create table apunte (id uuid primary key, texto text)');
  app = Fastify();
  app.setErrorHandler(responderError);
  const entorno = {
    db: base.db,
    dbLarga: base.db,
    ahora: () => new Date(),
    quienEs: async () => ({
      usuario: crearUsuario(usuarioId, 'Ana', permisos),
      medio: 'clave' as const,
      huella: 'x',
      cuota: { lecturas: 1, escrituras: 1 },
    }),
    ...SIN_ACCESO,
  };
  montar(app, entorno, anotar, async ({ tx, auditar }, { body }) => {
    const id = uuidv7();
    await sql`insert into apunte (id, texto) values (${id}, ${body.texto})`.execute(tx);
    if (body.modo === 'falla') throw new Error('a bug');
    if (body.modo === 'rechazo') rechazar('comun.sin_permiso', {});
    if (body.modo === 'choque') {
      choques += 1;
      if (choques < 3) await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(tx);
    }
    if (body.modo !== 'mudo') {
      auditar({ accion: 'apunte.crear', entidad: 'apunte', id, cambios: diferencias(null, { texto: body.texto }) });
    }
    return { id, texto: body.texto };
  });
  montar(app, entorno, mirar, async () => ({}));
});
afterAll(() => base.cerrar());
beforeEach(async () => {
  choques = 0;
  await base.pool.query('delete from apunte');
});

const pedir = (payload: object, clave?: string) =>
  app.inject({ method: 'POST', url: anotar.path, payload, headers: clave ? { 'idempotency-key': clave } : {} });
const contar = async (tabla: string) => Number((await base.pool.query(`select count(*) from ${tabla}`)).rows[0].count);

describe('INV-11 the same key', () => {
  it('twice, also at the same time, does the work once and gives the same answer', async () => {
    const respuestas = await Promise.all(Array.from({ length: 6 }, () => pedir({ texto: 'hola' }, 'clave-repetida')));

    expect(new Set(respuestas.map((r) => r.body)).size).toBe(1);
    expect(respuestas.every((r) => r.statusCode === 201)).toBe(true);
    expect(await contar('apunte')).toBe(1);
  });

  it('tells a repeated answer from the first one by a header', async () => {
    const [primera, segunda] = [
      await pedir({ texto: 'hola' }, 'clave-vista'),
      await pedir({ texto: 'hola' }, 'clave-vista'),
    ];

    expect(primera.headers).not.toHaveProperty('idempotent-replayed');
    expect(segunda.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    expect((await pedir({ texto: 'hola' })).headers).not.toHaveProperty('idempotent-replayed');
  });

  it('with another body is a 409 and changes nothing', async () => {
    await pedir({ texto: 'uno' }, 'clave-de-otro');
    const respuesta = await pedir({ texto: 'dos' }, 'clave-de-otro');

    expect(respuesta.json()).toMatchObject({ status: 409, code: 'comun.clave_reusada' });
    expect(await contar('apunte')).toBe(1);
  });

  it('serves again after a refusal, which leaves no trace of it', async () => {
    expect((await pedir({ texto: 'x', modo: 'rechazo' }, 'clave-rechazada')).statusCode).toBe(403);
    expect((await pedir({ texto: 'x' }, 'clave-rechazada')).statusCode).toBe(201);
  });

  it('says what a key looks like when it is not one', async () => {
    for (const clave of ['con espacios', 'x'.repeat(256)]) {
      expect((await pedir({ texto: 'x' }, clave)).json()).toMatchObject({
        status: 400,
        issues: [{ path: ['Idempotency-Key'] }],
      });
    }
  });

  it('is whatever the caller numbers its commands with, however short', async () => {
    const [una, otra] = [await pedir({ texto: 'hola' }, '7'), await pedir({ texto: 'hola' }, '7')];
    expect([una.statusCode, otra.body]).toEqual([201, una.body]);
  });
});

describe('INV-72 a command', () => {
  it('leaves exactly one audit row with its fields, in the same transaction', async () => {
    const antes = await contar('auditoria');
    const { id } = (await pedir({ texto: 'auditado' })).json();

    expect(await contar('auditoria')).toBe(antes + 1);
    const { rows } = await base.pool.query(
      'select a.quien, a.accion, c.campo, c.antes, c.despues from auditoria a join auditoria_campo c on c.auditoria_id = a.id where a.entidad_id = $1',
      [id],
    );
    expect(rows).toEqual([{ quien: 'Ana', accion: 'apunte.crear', campo: 'texto', antes: null, despues: 'auditado' }]);
  });

  it.each([
    ['that fails', 'falla', 500],
    ['that is refused', 'rechazo', 403],
    ['that forgets to say what it did', 'mudo', 500],
  ])('%s leaves nothing at all', async (_, modo, status) => {
    const antes = await contar('auditoria');

    expect((await pedir({ texto: 'x', modo }, `clave-${modo}`)).statusCode).toBe(status);
    expect([await contar('apunte'), await contar('auditoria')]).toEqual([0, antes]);
  });

  it('is tried again when the database chose it to step back', async () => {
    expect((await pedir({ texto: 'x', modo: 'choque' })).statusCode).toBe(201);
    expect([choques, await contar('apunte')]).toEqual([3, 1]);
  });

  it('whose caller was told that it took too long keeps nothing', async () => {
    const antes = await contar('auditoria');
    const comando = {
      db: base.db,
      usuario: crearUsuario(usuarioId, 'Ana', permisos),
      ahora: new Date(),
      autor: { usuarioId, quien: 'Ana', direccion: '127.0.0.1', pedidoId: uuidv7() },
      vencido: () => true,
      trabajo: async ({ tx, auditar }: Orden) => {
        await sql`insert into apunte (id, texto) values (${usuarioId}, 'tarde')`.execute(tx);
        auditar({ accion: 'apunte.crear', entidad: 'apunte', id: usuarioId, cambios: [] });
        return { status: 201, cuerpo: '{}' };
      },
    };

    await expect(ejecutarComando(comando)).rejects.toMatchObject({ error: { code: 'comun.demora' } });
    expect([await contar('apunte'), await contar('auditoria')]).toEqual([0, antes]);
  });

  it('tells nothing of the inside when it breaks', async () => {
    const respuesta = await pedir({ texto: 'x', modo: 'falla' });
    expect(respuesta.json()).toMatchObject({ status: 500, code: 'comun.inesperado' });
    expect(respuesta.body).not.toMatch(/a bug|at |\.ts/);
  });
});

it('INV-61 a door of sucursal scope whose handler never asks for the scope fails instead of leaking', async () => {
  expect((await app.inject({ url: mirar.path })).statusCode).toBe(500);
});

it('the audit trail only takes new rows', async () => {
  await pedir({ texto: 'fijo' });
  for (const orden of ["update auditoria set quien = 'otro'", 'delete from auditoria', 'truncate auditoria cascade']) {
    await expect(base.pool.query(orden)).rejects.toThrow('only takes new rows');
  }
});
