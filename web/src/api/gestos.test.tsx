import { fireEvent } from '@testing-library/react';
import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ServidorDePrueba } from '#prueba/servidor.ts';
import { escucharGestos } from './gestos.ts';
import { pedir } from './pedir.ts';

const leer = endpoint({
  method: 'GET',
  path: '/api/cosas',
  summary: '',
  permiso: 'con_sesion',
  alcance: 'empresa',
  response: z.object({}),
  errors: [],
});

let servidor: ServidorDePrueba;
let dejar: (() => void) | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  servidor = new ServidorDePrueba({ 'GET /api/cosas': {} });
});
afterEach(() => {
  dejar?.();
  dejar = undefined;
  vi.useRealTimers();
});

const pasar = (segundos: number) => vi.setSystemTime(Date.now() + segundos * 1000);
/** Whether each of them said that nobody was behind it. */
const pedidos = () => servidor.encabezados('GET /api/cosas', 'x-unattended');

it('seguridad 3.2: what a page asks long after anybody touched it says that nobody is behind it', async () => {
  dejar = escucharGestos();
  await pedir(leer, {});
  pasar(29);
  await pedir(leer, {});
  pasar(2);
  await pedir(leer, {});
  fireEvent.keyDown(document.body, { key: 'a' });
  await pedir(leer, {});
  pasar(31);
  await pedir(leer, {});
  // Whoever moves the pointer is there, also if they only read.
  fireEvent.pointerMove(document.body);
  await pedir(leer, {});
  expect(pedidos()).toEqual([null, null, '1', null, '1', null]);
});

it('a clock that goes back makes nobody of nobody', async () => {
  dejar = escucharGestos();
  pasar(-3600);
  await pedir(leer, {});
  expect(pedidos()).toEqual(['1']);
});
