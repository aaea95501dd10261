import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archivoCsv } from './csv.ts';
import { exportar } from './exportacion.ts';

let app: FastifyInstance;
let puerto: number;
/** Whose rows are being read, and whose were let go of. */
const leyendo = new Set<string>();
const soltadas = new Set<string>();
const esperan = new Map<string, () => void>();
beforeAll(async () => {
  app = Fastify();
  app.get<{ Params: { de: string }; Querystring: Record<string, string> }>('/:de', async ({ params, query }, reply) => {
    const columnas = [{ titulo: 'Nombre', valor: (nombre: string) => nombre }];
    const filas = FILAS[params.de]?.(query.quien ?? '') ?? [];
    const { tipo, nombre, contenido } = await exportar(archivoCsv({ nombre: 'prueba.csv', columnas, filas }), {
      formato: query.formato ?? 'csv',
    });
    return reply.type(tipo).header('x-nombre', nombre).send(contenido);
  });
  puerto = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

const FILAS: Readonly<Record<string, (quien: string) => AsyncIterable<string> | Iterable<string>>> = {
  // As when every connection for long work is taken.
  imposible: async function* () {
    yield await Promise.reject<string>(new Error('no hay conexión'));
  },
  nada: () => [],
  dos: () => ['Uno', 'Dos'],
  // Holds what it is read from until it is let go of.
  lenta: async function* (quien) {
    leyendo.add(quien);
    try {
      await new Promise<void>((listo) => esperan.set(quien, listo));
      for (;;) yield 'x'.repeat(10_000);
    } finally {
      soltadas.add(quien);
      // As when the database went away meanwhile: nobody is there to be told, and nothing else may end by it.
      await Promise.reject(new Error('se cortó'));
    }
  },
};

it.each(['csv', 'xlsx'])('what cannot be read is a refusal, and not the beginning of a %s', async (formato) => {
  const respuesta = await app.inject({ url: '/imposible', query: { formato } });
  expect([respuesta.statusCode, respuesta.json().message]).toEqual([500, 'no hay conexión']);
});

it('what can is given whole, from its first row, also when it has none', async () => {
  expect((await app.inject({ url: '/dos' })).payload).toBe('\ufeffNombre\r\nUno\r\nDos\r\n');
  expect((await app.inject({ url: '/nada' })).payload).toBe('\ufeffNombre\r\n');
  expect((await app.inject({ url: '/dos', query: { formato: 'xlsx' } })).headers['x-nombre']).toBe('prueba.xlsx');
});

it.each(['csv', 'xlsx'])(
  'whoever leaves while the first row of a %s is read, or later, keeps nothing',
  async (formato) => {
    const pedir = async (quien: string) => {
      const socket = connect(puerto, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(`GET /lenta?quien=${quien}&formato=${formato} HTTP/1.1\r\nhost: x\r\n\r\n`);
      await expect.poll(() => leyendo.has(quien)).toBe(true);
      return socket;
    };
    const [temprano, tarde] = [`temprano-${formato}`, `tarde-${formato}`];
    const primero = await pedir(temprano);
    primero.destroy();
    await once(primero, 'close');
    // The server sees it as well before there is anything to write.
    await expect.poll(() => new Promise((listo) => app.server.getConnections((_, cuantas) => listo(cuantas)))).toBe(0);
    esperan.get(temprano)?.();
    await expect.poll(() => soltadas.has(temprano)).toBe(true);

    const segundo = await pedir(tarde);
    esperan.get(tarde)?.();
    await once(segundo, 'data');
    segundo.destroy();
    await expect.poll(() => soltadas.has(tarde)).toBe(true);
  },
);
