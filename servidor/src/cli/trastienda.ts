import { text } from 'node:stream/consumers';
import { ejecutar } from './ejecutar.ts';
import type { Consola } from './orden.ts';

/** Passing lines are for a person who watches; a log keeps only the last of each kind. */
const progreso = (linea: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${linea}`);
};

const limpiar = () => progreso('');

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
