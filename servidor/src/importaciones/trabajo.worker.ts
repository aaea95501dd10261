import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { abrirPool } from '#db/db.ts';
import { SIN_PLAZOS } from '#db/plazos.ts';
import { ReglaRota } from '#http/regla-rota.ts';
import type { Encargo, Mensaje } from './mensajes.ts';
import { nombreDeConexion } from './tareas.repo.ts';
import { hacerTarea } from './trabajo.ts';

const encargo = workerData as Encargo;
const puerto = definido(parentPort, 'this file runs as a thread');
const avisar = (mensaje: Mensaje) => puerto.postMessage(mensaje);

// On Linux the priority is that of this thread alone: who waits for the server comes first.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

const pool = abrirPool({
  url: conNombre(encargo.url),
  max: 1,
  plazos: SIN_PLAZOS,
});
// A statement whose asker is gone stops within a second; where the server cannot tell, it stops when it ends.
await pool.query('set client_connection_check_interval = 1000').catch(() => {});
let final: Mensaje = { tipo: 'hecho' };
try {
  await hacerTarea(pool, encargo, (avance) => avisar({ tipo: 'avance', avance }));
} catch (error) {
  if (!(error instanceof ReglaRota)) throw error;
  final = { tipo: 'rechazo', error: error.error };
} finally {
  await pool.end();
}
// A thread that ends may lose what it said last, so this one waits until it was heard.
const escuchado = once(puerto, 'message');
avisar(final);
await escuchado;
puerto.close();

function conNombre(url: string): string {
  const nombre = encodeURIComponent(nombreDeConexion(encargo.importacionId));
  return `${url}${url.includes('?') ? '&' : '?'}application_name=${nombre}`;
}
