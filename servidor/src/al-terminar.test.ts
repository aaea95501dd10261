import { EventEmitter, once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { alTerminar } from './al-terminar.ts';

const LARGO_MS = 60_000;

/** A server with one download that never ends, and who is told to stop. */
async function conDescarga(plazos: { gracia?: number; corte?: number; pulsacion?: number }) {
  const server = createServer((_, respuesta) => respuesta.write('principio'));
  await new Promise<void>((listo) => server.listen(0, '127.0.0.1', listo));
  const [bajada] = (await once(get({ port: (server.address() as AddressInfo).port }), 'response')) as [IncomingMessage];
  bajada.on('error', () => {}).resume();
  onTestFinished(() => void server.closeAllConnections());
  const proceso = new EventEmitter();
  const salidas: number[] = [];
  const cierre = {
    cerrar: () => new Promise<void>((listo) => server.close(() => listo())),
    cortar: () => server.closeAllConnections(),
    salir: (codigo: number) => salidas.push(codigo),
  };
  return {
    proceso,
    salidas,
    empezar: (cambio: Partial<typeof cierre> = {}) =>
      alTerminar(proceso, { ...cierre, ...cambio }, { gracia: LARGO_MS, corte: LARGO_MS, pulsacion: 100, ...plazos }),
  };
}

it('waits for what is going on so long and no longer', async () => {
  const { proceso, salidas, empezar } = await conDescarga({ gracia: 400 });
  empezar();
  proceso.emit('SIGTERM');
  await esperar(150);
  expect(salidas).toEqual([]);
  await expect.poll(() => salidas).toEqual([0]);
});

it('told again by who looks at it, it does not wait; one press that comes twice is one, and a manager may insist', async () => {
  const { proceso, salidas, empezar } = await conDescarga({});
  empezar();
  proceso.emit('SIGINT');
  proceso.emit('SIGINT');
  await esperar(150);
  proceso.emit('SIGTERM');
  await esperar(150);
  expect(salidas).toEqual([]);
  proceso.emit('SIGINT');
  await expect.poll(() => salidas).toEqual([0]);
});

it('leaves also when something does not end though it was cut', async () => {
  const { proceso, salidas, empezar } = await conDescarga({ gracia: 50, corte: 100 });
  empezar({ cerrar: () => new Promise(() => {}) });
  proceso.emit('SIGTERM');
  await expect.poll(() => salidas).toEqual([1]);
});
