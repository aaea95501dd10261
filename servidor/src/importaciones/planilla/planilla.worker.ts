import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { ReglaRota } from '#http/regla-rota.ts';
import { convertirPlanilla } from './convertir.ts';
import type { Pedida, Respuesta } from './hilo-de-planilla.ts';

const puerto = definido(parentPort, 'this file runs as a thread');
const contestar = (respuesta: Respuesta) => puerto.postMessage(respuesta);

// On Linux the priority is that of this thread alone: who waits for the server comes first.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

puerto.once('message', ({ ruta, destino }: Pedida) => {
  convertirPlanilla(ruta, destino).then(
    (convertida) => contestar({ tipo: 'hecho', convertida }),
    (error: unknown) => {
      if (error instanceof ReglaRota) contestar({ tipo: 'rechazo', error: error.error });
      else contestar({ tipo: 'roto', que: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    },
  );
});
