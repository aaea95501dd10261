import { text } from 'node:stream/consumers';
import { ejecutar } from './ejecutar.ts';
import type { Consola } from './orden.ts';

const CADA_MS = 2_000;
let ultimaLinea = 0;

/** A person who watches sees one line that changes; a log gets a line now and then. */
const progreso = (linea: string): void => {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\u001b[2K${linea}`);
    return;
  }
  if (Date.now() - ultimaLinea < CADA_MS) return;
  ultimaLinea = Date.now();
  process.stderr.write(`${linea}\n`);
};

const limpiar = (): void => {
  if (process.stderr.isTTY) progreso('');
};

// Whoever reads may leave early (`| head`): the order goes on to its end.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

const consola: Consola = {
  salida: (linea) => {
    limpiar();
    process.stdout.write(`${linea}\n`);
  },
  error: (linea) => {
    limpiar();
    process.stderr.write(`${linea}\n`);
  },
  progreso,
  leerEntrada: () => text(process.stdin),
  entorno: process.env,
};

process.exitCode = await ejecutar(process.argv.slice(2), consola);
