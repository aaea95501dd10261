import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { sitioDe } from './sitio.ts';

const desde = (host: string) => ({ headers: { host } }) as FastifyRequest;
const sinNombre = expect.objectContaining({ error: { code: 'acceso.sin_nombre_de_host', data: {} } });

it('is the public address when it was said, whatever Host says', () => {
  const sitio = { rpID: 'repuestos.test', origen: 'https://repuestos.test:8443' };
  expect(sitioDe({ baseUrl: 'https://repuestos.test:8443/' }, desde('malo.test'))).toEqual(sitio);
});

it('is this machine by its name when it was not', () => {
  expect(sitioDe({ baseUrl: undefined }, desde('localhost:3000'))).toEqual({
    rpID: 'localhost',
    origen: 'http://localhost:3000',
  });
});

it.each(['127.0.0.1:3000', '[::1]:3000', 'repuestos.test', 'localhost.malo.test', 'localhost:3000@malo.test'])(
  'is nothing at %s: only this machine is believed without a public address',
  (host) => {
    expect(() => sitioDe({ baseUrl: undefined }, desde(host))).toThrow(sinNombre);
  },
);

it.each(['https://192.168.0.10', 'http://repuestos.test'])('is nothing at %s: browsers would refuse', (baseUrl) => {
  expect(() => sitioDe({ baseUrl }, desde('localhost'))).toThrow(sinNombre);
});
