import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { atenderLaEspera } from './espera.ts';
import { crearPuerta, type Puerta } from './puerta.ts';

let carpeta: string;
let puerta: Puerta;
let url: string;
let terminar: () => Promise<void>;
beforeEach(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'espera-'));
  await mkdir(join(carpeta, 'assets'));
  await writeFile(join(carpeta, 'index.html'), '<!doctype html><html><title>aplicacion</title></html>');
  await writeFile(
    join(carpeta, 'puertas.html'),
    '<!doctype html><html lang="es"><style nonce="__NONCE__"></style></html>',
  );
  await writeFile(join(carpeta, 'assets/a-1234.js'), 'x()');
  puerta = crearPuerta();
  terminar = await atenderLaEspera(puerta, { https: false, carpeta });
  await puerta.escuchar({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(puerta.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await terminar();
  await puerta.cerrar();
  await rm(carpeta, { recursive: true });
});

it('is alive and not ready, and says to the API that the data are not there yet', async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  const api = await fetch(`${url}/api/acceso/ingresar`, { method: 'POST', body: 'esto no es JSON' });
  expect([api.status, api.headers.get('retry-after'), api.headers.get('content-type')]).toEqual([
    503,
    '2',
    'application/problem+json; charset=utf-8',
  ]);
  expect(await api.json()).toMatchObject({ status: 503, code: 'comun.base_no_disponible' });
});

it('shows the page of maintenance at every address, with its files and its own policy', async () => {
  for (const ruta of ['/', '/articulos/tabla', '/login']) {
    const pagina = await fetch(url + ruta);
    const html = await pagina.text();
    expect([pagina.status, pagina.headers.get('retry-after')], ruta).toEqual([503, '5']);
    expect(html).toContain('data-sin-servicio');
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
    expect(pagina.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  }
  expect((await fetch(`${url}/assets/a-1234.js`)).status).toBe(200);
});

it('hands the port over without losing a request, also on connections that were open', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await pedir('/readyz', agent)).toBe(503);

  const turno = puerta.turno();
  const app = Fastify({ logger: false, serverFactory: turno.serverFactory });
  app.get('/readyz', async () => 'ready\n');
  await app.ready();
  const durante = Array.from({ length: 40 }, (_, i) =>
    new Promise((listo) => setTimeout(listo, i)).then(() => fetch(`${url}/readyz`).then(({ status }) => status)),
  );
  await new Promise((listo) => setTimeout(listo, 15));
  turno.empezar();
  await terminar();

  expect(await pedir('/readyz', agent)).toBe(200);
  const recibidos = await Promise.all(durante);
  expect(recibidos.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(recibidos.at(-1)).toBe(200);
  agent.destroy();
  await app.close();
});

const pedir = (ruta: string, agent: Agent): Promise<number | undefined> =>
  new Promise((listo, falla) => {
    request(url + ruta, { agent }, (respuesta) => {
      respuesta.resume().on('end', () => listo(respuesta.statusCode));
    })
      .on('error', falla)
      .end();
  });
