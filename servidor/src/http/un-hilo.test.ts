import { expect, it } from 'vitest';
import { preguntarAUnHilo } from './un-hilo.ts';

const modulo = (cuerpo: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
      parentPort.once('message', (pedido) => { ${cuerpo} });`)}`,
  );
const preguntar = (cuerpo: string, plazoMs = 60_000) =>
  preguntarAUnHilo<unknown>(modulo(cuerpo), 7, { memoriaMib: 32, plazoMs, alPasarse: (exceso) => exceso });

it('answers what the thread says of what it was asked', async () => {
  expect(await preguntar('parentPort.postMessage(pedido * 6)')).toBe(42);
});

it('says what it went over, when it takes longer or holds more than it may', async () => {
  expect(await preguntar('for (;;);', 300)).toBe('TARDA');
  const sinFin =
    'const seguir = () => { todo.push(new Array(100_000).fill(pedido)); setImmediate(seguir); }; seguir();';
  expect(await preguntar(`const todo = []; ${sinFin}`)).toBe('MEMORIA');
});

it('rejects when it breaks, and when it leaves without a word', async () => {
  await expect(preguntar("throw new Error('se rompió')")).rejects.toThrow('se rompió');
  await expect(preguntar('process.exit(3)')).rejects.toThrow('code 3');
});
