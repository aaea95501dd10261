import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { crearPrueba } from '#prueba/app.ts';
import { visitante } from './contexto.ts';
import { repartirDescargas } from './descargas.ts';
import { responderError } from './errores.ts';
import { DESCARGAS_POR_PERSONA } from './limites.ts';

const lectura = {
  method: 'GET',
  path: '/api/prueba/lista',
  summary: 'Prueba',
  permiso: 'con_sesion',
  alcance: 'empresa',
  response: z.string(),
  errors: [],
} as const;
const lista = { endpoint: endpoint(lectura) };
const csv = { endpoint: endpoint({ ...lectura, formato: 'csv' }) };

const abiertos: Socket[] = [];
let app: FastifyInstance;
let puerto: number;
beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler(responderError);
  app.addHook('onRequest', async (request) => {
    const usuario = { ...visitante(), id: String(request.headers['x-persona']) };
    request.identidad = { usuario, medio: 'clave', huella: usuario.id, cuota: { lecturas: 1, escrituras: 1 } };
  });
  repartirDescargas(app, DESCARGAS_POR_PERSONA);
  app.get('/sin-fin', { config: csv }, async (_, reply) => reply.type('text/csv').send(Readable.from(sinFin())));
  app.get('/corta', { config: csv }, async (_, reply) => reply.type('text/csv').send(Readable.from(['a;b'])));
  app.get('/lista', { config: lista }, async () => ({}));
  puerto = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  for (const socket of abiertos) socket.destroy();
  await app.close();
});

async function* sinFin(): AsyncGenerator<string> {
  for (;;) yield 'x'.repeat(64 * 1024);
}

/** Asks for a file and takes only its beginning. */
async function leerDespacio(persona: string): Promise<Socket> {
  const socket = connect(puerto, '127.0.0.1');
  abiertos.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET /sin-fin HTTP/1.1\r\nhost: x\r\nx-persona: ${persona}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}
const pedir = (url: string, persona: string) => app.inject({ url, headers: { 'x-persona': persona } });

it('one person has so many exports going at once, others have theirs, and one that ends leaves its place', async () => {
  const suyas = [];
  for (let i = 0; i < DESCARGAS_POR_PERSONA; i += 1) suyas.push(await leerDespacio('lenta'));
  const rechazada = await pedir('/corta', 'lenta');
  expect(rechazada.statusCode).toBe(429);
  expect(rechazada.json()).toMatchObject({
    code: 'comun.descargas_a_la_vez',
    data: { maximo: DESCARGAS_POR_PERSONA },
  });
  expect((await pedir('/lista', 'lenta')).statusCode).toBe(200);
  expect((await pedir('/corta', 'otra')).statusCode).toBe(200);

  suyas[0]?.destroy();
  await expect.poll(async () => (await pedir('/corta', 'lenta')).statusCode).toBe(200);
  // One that was answered whole leaves its place as well.
  for (let i = 0; i < 3; i += 1) expect((await pedir('/corta', 'lenta')).statusCode).toBe(200);
});

it('those of the product are counted', async () => {
  const prueba = await crearPrueba();
  try {
    const persona = await prueba.cliente();
    const rutas = ['marcas', 'unidades', 'motivos', 'provincias'].map((t) => `/api/tablas-generales/${t}/exportar`);
    const pedidas = await Promise.all(rutas.map((ruta) => persona.get(ruta)));
    expect(pedidas.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 429]));
  } finally {
    await prueba.cerrar();
  }
});
