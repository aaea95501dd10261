import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { abrirPool } from '#db/db.ts';
import { SIN_PLAZOS } from '#db/plazos.ts';
import { ReglaRota } from '#http/regla-rota.ts';
import type { Encargo, Mensaje } from './mensajes.ts';
import { nombreDeConexion } from './tareas.repo.ts';
import { hacerTarea } from './trabajo.ts';

const puerto = definido(parentPort, 'this file runs as a thread');
const avisar = (mensaje: Mensaje) => puerto.postMessage(mensaje);

// On Linux the priority is that of this thread alone: who waits for the server comes first.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

puerto.on('message', (encargo: Encargo) => {
  trabajar(encargo).then(avisar, (error: unknown) => {
    const codigo = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    avisar({ tipo: 'roto', que: error instanceof Error ? (error.stack ?? error.message) : String(error), codigo });
  });
});

async function trabajar(encargo: Encargo): Promise<Mensaje> {
  const pool = abrirPool({ url: conNombre(encargo), max: 1, plazos: SIN_PLAZOS });
  try {
    // A statement whose asker is gone stops within a second; where the server cannot tell, it stops when it ends.
    await pool.query('set client_connection_check_interval = 1000').catch(() => {});
    await hacerTarea(pool, encargo, (avance) => avisar({ tipo: 'avance', avance }));
    return { tipo: 'hecho' };
  } catch (error) {
    if (error instanceof ReglaRota) return { tipo: 'rechazo', error: error.error };
    throw error;
  } finally {
    await pool.end();
  }
}

function conNombre({ url, importacionId }: Encargo): string {
  const nombre = encodeURIComponent(nombreDeConexion(importacionId));
  return `${url}${url.includes('?') ? '&' : '?'}application_name=${nombre}`;
}
