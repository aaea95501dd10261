import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { REDACCION } from '#http/registro.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { enUltimoRecurso } from './vida.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

/** The product itself, until it ends: what it wrote, line by line. */
async function servirHasta(senal: NodeJS.Signals, preparar: (dataDir: string) => void = () => {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vida-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  preparar(dataDir);
  const hijo = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    // The runner of the tests has a BASE_URL of its own.
    env: { ...process.env, BASE_URL: '', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: base.url, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let quejas = '';
  hijo.stderr.setEncoding('utf8').on('data', (texto: string) => {
    quejas += texto;
  });
  const lineas: string[] = [];
  createInterface(hijo.stdout).on('line', (linea) => {
    lineas.push(linea);
    if (linea.startsWith('Trastienda lista en')) hijo.kill(senal);
  });
  const [codigo] = await once(hijo, 'close');
  const sucesos = lineas.filter((linea) => linea.startsWith('{')).map((linea) => JSON.parse(linea));
  return { codigo, quejas, sucesos: sucesos.filter(({ evento }) => evento !== undefined) };
}

it('ends before it serves, with one sentence, when it cannot use a folder of its data', async () => {
  const { codigo, quejas, sucesos } = await servirHasta('SIGTERM', (dataDir) =>
    writeFileSync(join(dataDir, 'adjuntos'), '', { mode: 0o600 }),
  );
  expect(codigo).toBe(1);
  expect(quejas).toMatch(/^No se puede usar \S+adjuntos \(EACCES\): dale permiso a este usuario[^\n]*\n$/);
  expect(sucesos).toEqual([]);
});

it('seguridad 3.10 starting and stopping are lines of the security log', async () => {
  const { codigo, quejas, sucesos } = await servirHasta('SIGTERM');
  expect([codigo, quejas]).toEqual([0, '']);
  expect(sucesos).toMatchObject([
    { evento: 'servidor.iniciar', resultado: 'bien', escucha: expect.stringMatching(/^http:\/\/localhost:\d+$/) },
    { evento: 'servidor.detener', resultado: 'pedido', senal: 'SIGTERM' },
    { evento: 'servidor.detener', resultado: 'bien' },
  ]);
});

it('V16.5.4 what nobody caught is told to the log, without what it says of a row, and the process ends', () => {
  const lineas: string[] = [];
  const stream = { write: (linea: string) => void lineas.push(linea) };
  const { log } = Fastify({ logger: { level: 'info', redact: REDACCION, stream } });
  const proceso = new EventEmitter();
  const salir = vi.fn();
  enUltimoRecurso(proceso, log, salir);
  const detail = 'Failing row contains (lucia@quiroga.test)';
  proceso.emit('uncaughtException', Object.assign(new Error('roto'), { detail }));
  expect(salir).toHaveBeenCalledOnce();
  expect(JSON.parse(lineas.join())).toMatchObject({ level: 60, evento: 'servidor.falla', err: { message: 'roto' } });
  expect(lineas.join()).not.toContain('quiroga');
});
