import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearUsuario } from './contexto.ts';
import { direccionLegible } from './direccion-legible.ts';
import type { Identidad } from './entorno.ts';
import { responderError } from './errores.ts';
import { paginas } from './paginas.ts';
import { encabezadosDeSeguridad } from './seguridad.ts';

const SOFIA: Identidad = {
  usuario: crearUsuario('01980000-0000-7000-8000-0000000000aa', 'Sofía', new Map()),
  medio: 'cookie',
  huella: 'x',
  cuota: { lecturas: 1, escrituras: 1 },
};

let carpeta: string;
let app: FastifyInstance;
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'paginas-'));
  await mkdir(join(carpeta, 'assets'));
  await writeFile(join(carpeta, 'index.html'), '<!doctype html><style nonce="__NONCE__"></style>');
  await writeFile(
    join(carpeta, 'puertas.html'),
    '<!doctype html><title>puertas</title><style nonce="__NONCE__"></style>',
  );
  await writeFile(join(carpeta, 'assets/a-1234.js'), 'x()');
  await writeFile(join(carpeta, 'assets/a-1234.js.br'), 'comprimido');
  app = Fastify({ rewriteUrl: direccionLegible });
  app.setErrorHandler(responderError);
  encabezadosDeSeguridad(app, false);
  await paginas(app, { https: false, quienEs: async ({ headers }) => (headers.cookie ? SOFIA : undefined) }, carpeta);
});
afterAll(async () => {
  await app.close();
  await rm(carpeta, { recursive: true });
});

it('gives the application for every path that is not the API, each time with another nonce', async () => {
  const [una, otra] = [await app.inject('/ventas/notas-de-pedido'), await app.inject('/')];
  const nonce = /nonce="([^"]+)"/.exec(una.body)?.[1];

  expect(una.statusCode).toBe(200);
  expect(una.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(una.headers['content-security-policy']).toContain("script-src 'self';");
  expect(una.headers['cache-control']).toBe('no-store');
  expect(otra.body).not.toBe(una.body);
});

it('gives the application for a path that cannot be read too: it is who tells that nothing is there', async () => {
  for (const url of ['/clientes/tabla/100%', '/apps/ecommerce/detail/%E0%A4%A?pagina=2%']) {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy'], url).toContain("script-src 'self';");
    expect(body, url).toContain('<style');
  }
  expect((await app.inject('/api/articulos/100%')).headers['content-type']).toContain('application/problem+json');
});

it.each(['/assets/....//index.html', '/assets/..%2findex.html', '/assets/..%5cindex.html'])(
  'has nothing at %s, which climbs out of what is served',
  async (url) => {
    const { statusCode, body } = await app.inject({ url });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('nonce');
  },
);

it('keeps hashed files for ever and answers 404 for one that is not there', async () => {
  const archivo = await app.inject('/assets/a-1234.js');
  expect(archivo.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(archivo.headers['content-type']).toContain('charset=utf-8');

  const ausente = await app.inject('/assets/no-esta.js');
  expect([ausente.statusCode, ausente.headers['content-type']]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ]);
});

it('gives files by the names they had when it began, compressed as they were built', async () => {
  const pedir = (nombre: string, como = 'identity') =>
    app.inject({ url: `/assets/${nombre}`, headers: { 'accept-encoding': como } });
  expect(await pedir('a-1234.js', 'gzip, br')).toMatchObject({
    headers: { 'content-encoding': 'br', 'content-type': 'application/javascript; charset=utf-8' },
    body: 'comprimido',
  });
  expect(await pedir('a-1234.js')).toMatchObject({ statusCode: 200, body: 'x()' });
  await writeFile(join(carpeta, 'assets/despues.js'), 'y()');
  for (const otro of ['despues.js', 'A-1234.js', 'a-1234', '']) {
    expect((await pedir(otro)).statusCode, otro).toBe(404);
  }
});

it('gives nothing outside its folder', async () => {
  for (const ruta of ['/assets/../index.html', '/assets/%2e%2e/index.html', '/assets/..%2findex.html']) {
    const respuesta = await app.inject(ruta);
    expect(respuesta.body).not.toContain('__NONCE__');
    expect([200, 403, 404]).toContain(respuesta.statusCode);
  }
});

it('answers 404 to an unknown path of the API and to what is not a reading', async () => {
  expect((await app.inject('/api/no')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/ventas' })).statusCode).toBe(404);
});

it('gives the doors their own light page, and the application for everything else', async () => {
  for (const ruta of ['/login', '/login?next=/x', '/auth/no-existe', '/landingpage']) {
    expect((await app.inject(ruta)).body, ruta).toContain('<title>puertas</title>');
  }
  for (const ruta of ['/', '/articulos/tabla', '/autos']) {
    expect((await app.inject(ruta)).body, ruta).not.toContain('puertas');
  }
});

it('sends whoever is in from the login to where they were going, and never elsewhere', async () => {
  const desde = (url: string) => app.inject({ url, headers: { cookie: 'sid=x' } });
  const adentro = await desde('/login?next=%2Farticulos%2Ftabla%3Fbuscar%3Da');
  expect([adentro.statusCode, adentro.headers.location]).toEqual([302, '/articulos/tabla?buscar=a']);
  expect((await desde('/auth/login2')).headers.location).toBe('/');
  expect((await desde('/login?next=%2F%2Fmalo.example')).headers.location).toBe('/');
  expect((await desde('/auth/register')).statusCode).toBe(200);
});
