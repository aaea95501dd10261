import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comprimirRespuestas } from './compresion.ts';

const filas = Array.from({ length: 200 }, (_, n) => ({ n, descripcion: `Filtro de aceite ${n}` }));
const app = Fastify();
beforeAll(async () => {
  await comprimirRespuestas(app);
  app.get('/api/articulos', () => filas);
  app.get('/api/uno', () => filas[0]);
  app.get('/api/acceso/sesion', () => filas);
  app.get('/api/articulos.csv', (_, reply) => reply.type('text/csv').send(JSON.stringify(filas)));
});
afterAll(() => app.close());

const pedir = (url: string, acepta?: string) =>
  app.inject({ url, headers: acepta === undefined ? {} : { 'accept-encoding': acepta } });

it('a page of a list goes compressed to whoever takes it so', async () => {
  const conBrotli = await pedir('/api/articulos', 'gzip, deflate, br');
  expect(conBrotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(conBrotli.rawPayload).toString())).toEqual(filas);
  expect(conBrotli.rawPayload.length).toBeLessThan(JSON.stringify(filas).length / 5);

  const conGzip = await pedir('/api/articulos', 'gzip');
  expect(conGzip.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(conGzip.rawPayload).toString())).toEqual(filas);
});

it.each([
  ['nobody asked for it', '/api/articulos', undefined],
  ['it is small', '/api/uno', 'br'],
  ['it is of the doors', '/api/acceso/sesion', 'br'],
  ['it is a file', '/api/articulos.csv', 'br'],
])('goes as it is when %s', async (_, url, acepta) => {
  const respuesta = await pedir(url, acepta);
  expect(respuesta.headers['content-encoding']).toBeUndefined();
  expect(respuesta.statusCode).toBe(200);
});
