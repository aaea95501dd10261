import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const RAIZ = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const MODULOS = join(RAIZ, 'node_modules');

/** Something the person who typed the command can mend. `message` is one Spanish sentence. */
export class ArranqueImposible extends Error {}

/** What the set-up says goes to stderr: the last line of an order's output may be read by a program. */
export const decir = (texto) => process.stderr.write(`${texto}\n`);
