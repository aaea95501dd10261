import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as esperar } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { soltarLectoresParados } from './lector-parado.ts';

/** Far more than what keeps a busy machine from reading. */
const LIMITE_MS = 600;
const TROZO = 'x'.repeat(64 * 1024);
let app: FastifyInstance;
let puerto: number;
let soltados = 0;
beforeAll(async () => {
  app = Fastify();
  soltarLectoresParados(app, LIMITE_MS);
  const conFin = (trozos: AsyncIterable<string>) => Readable.from(trozos).once('close', () => (soltados += 1));
  app.get('/largo', async (_, reply) => reply.type('text/csv').send(conFin(muchos(1_000, 0))));
  app.get('/lento', async (_, reply) => reply.type('text/csv').send(conFin(muchos(2, LIMITE_MS * 2))));
  puerto = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

async function* muchos(cuantos: number, pausa: number): AsyncGenerator<string> {
  for (let i = 0; i < cuantos; i += 1) {
    if (pausa > 0) await esperar(pausa);
    yield TROZO;
  }
}

it('lets go of a reader who takes nothing, and of what was being read for them', async () => {
  const socket = connect(puerto, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write('GET /largo HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.pause();
  const antes = soltados;
  await expect.poll(() => soltados, { timeout: 5_000 }).toBe(antes + 1);
  socket.destroy();
});

it('waits for a reader who takes little by little, and for rows that are long in coming', async () => {
  const lento = await fetch(`http://127.0.0.1:${puerto}/lento`);
  expect((await lento.text()).length).toBe(2 * TROZO.length);
  const largo = await fetch(`http://127.0.0.1:${puerto}/largo`);
  let leido = 0;
  let vueltas = 0;
  for await (const trozo of largo.body ?? []) {
    leido += trozo.length;
    vueltas += 1;
    if (vueltas % 200 === 0) await esperar(LIMITE_MS / 2);
  }
  expect(leido).toBe(1_000 * TROZO.length);
});
