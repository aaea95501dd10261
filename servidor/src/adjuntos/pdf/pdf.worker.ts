import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { revisarPdf } from './revisar.ts';

const puerto = definido(parentPort, 'this file runs as a thread');

// On Linux the priority is that of this thread alone: who waits for the server comes first.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

puerto.once('message', (ruta: string) => puerto.postMessage(revisarPdf(readFileSync(ruta))));
