import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names of a folder last through a power cut. */
export function sincronizar(carpeta: string): void {
  if (process.platform === 'win32') return;
  const abierta = openSync(carpeta, 'r');
  fsyncSync(abierta);
  closeSync(abierta);
}
