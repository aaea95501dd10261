import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { cargarArchivo } from '@trastienda/nucleo/importaciones/contrato.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cortarCuerposLentos } from './cuerpo-lento.ts';

const LIMITE_MS = 150;
let app: FastifyInstance;
let puerto: number;
beforeAll(async () => {
  app = Fastify();
  cortarCuerposLentos(app, LIMITE_MS);
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_, texto, listo) => listo(null, texto));
  app.post('/dato', async () => 'bien');
  app.post('/archivo', { config: { endpoint: cargarArchivo } }, async () => 'bien');
  app.get('/largo', async () => {
    await esperar(LIMITE_MS * 3);
    return 'bien';
  });
  puerto = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Sends the head, waits, sends the body; answers what came back. */
async function enviar(ruta: string, tipo: string, espera: number): Promise<string> {
  const socket = connect(puerto, '127.0.0.1');
  let salida = '';
  socket.on('data', (trozo) => {
    salida += trozo;
  });
  socket.on('error', () => {});
  const fin = once(socket, 'close');
  socket.write(
    `POST ${ruta} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${tipo}\r\ncontent-length: 4\r\n\r\n"a`,
  );
  await esperar(espera);
  socket.write('b"');
  await fin;
  return salida;
}

it('gives up a body that does not come in time, and only that', async () => {
  expect(await enviar('/dato', 'application/json', 0)).toContain('200 OK');
  expect(await enviar('/dato', 'application/json', LIMITE_MS * 4)).not.toContain('200 OK');
  expect(await enviar('/archivo', 'multipart/form-data', LIMITE_MS * 4)).toContain('200 OK');
});

it('leaves alone a long answer to a request without a body', async () => {
  const respuesta = await fetch(`http://127.0.0.1:${puerto}/largo`);
  expect(await respuesta.text()).toBe('bien');
});
