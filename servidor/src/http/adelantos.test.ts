import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { adelantar, leerAdelantos } from './adelantos.ts';

const PAGINA = '<head><title>x</title></head><body></body>';

async function conEscritos(escritos: unknown) {
  const carpeta = await mkdtemp(join(tmpdir(), 'adelantos-'));
  if (escritos !== undefined) await writeFile(join(carpeta, 'adelantos.json'), JSON.stringify(escritos));
  const leidos = await leerAdelantos(carpeta);
  await rm(carpeta, { recursive: true });
  return leidos;
}

it('names what the screen of an address begins with, at the end of its head', async () => {
  const adelantos = await conEscritos({
    '/': { archivos: ['/assets/inicio.js'] },
    '/articulos/tabla': { archivos: ['/assets/listas.js', '/assets/tabla-$1.js'] },
    '/articulos/tabla/$id': { archivos: ['/assets/ficha.js'] },
    '/articulos/tabla/nuevo': { archivos: ['/assets/alta.js'] },
  });
  const de = (url: string) => adelantar(PAGINA, adelantos, { url, conSesion: true }).match(/href="[^"]+"/g) ?? [];

  expect(adelantar(PAGINA, adelantos, { url: '/articulos/tabla', conSesion: true })).toBe(
    '<head><title>x</title><link rel="modulepreload" href="/assets/listas.js">' +
      '<link rel="modulepreload" href="/assets/tabla-$1.js"></head><body></body>',
  );
  expect(de('/')).toEqual(['href="/assets/inicio.js"']);
  expect(de('/articulos/tabla/')).toHaveLength(2);
  expect(de('/articulos/tabla/0198')).toEqual(['href="/assets/ficha.js"']);
  expect(de('/articulos/tabla/nuevo')).toEqual(['href="/assets/alta.js"']);
  expect(de('/otra')).toEqual([]);
});

it('leaves the page as it is when the build wrote nothing down', async () => {
  expect(adelantar(PAGINA, await conEscritos(undefined), { url: '/', conSesion: true })).toBe(PAGINA);
});

it('asks for the first rows of a list and what goes with them with its page, for whoever is in and says nothing else', async () => {
  const adelantos = await conEscritos({
    '/clientes/tabla': {
      archivos: ['/assets/clientes.js'],
      datos: ['/api/clientes?pagina=1&porPagina=50', '/api/clientes/condiciones'],
    },
  });
  const de = (url: string, conSesion: boolean) =>
    adelantar(PAGINA, adelantos, { url, conSesion }).match(/<link rel="preload"[^>]*>/g) ?? [];

  expect(de('/clientes/tabla', true)).toEqual([
    '<link rel="preload" as="fetch" href="/api/clientes?pagina=1&amp;porPagina=50" crossorigin>',
    '<link rel="preload" as="fetch" href="/api/clientes/condiciones" crossorigin>',
  ]);
  expect(de('/clientes/tabla?buscar=a', true)).toEqual([]);
  expect(de('/clientes/tabla', false)).toEqual([]);
});
