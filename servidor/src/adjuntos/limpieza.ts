import { restaurableDesde } from '@trastienda/nucleo/adjuntos/limites.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/db.ts';
import { transaccion } from '#db/transaccion.ts';
import type { Entorno } from '#http/entorno.ts';
import { borrarVencidos, sinFila } from './adjuntos.repo.ts';
import { type Almacen, crearAlmacen } from './almacen.ts';

const DIA_MS = 24 * 60 * 60 * 1000;
const DE_A = 5_000;

/**
 * Throws away the files of what was taken away long ago, and those a crash left without a row: an upload that was cut, or one
 * whose command was refused. An hour of rest tells them from what is coming in now.
 */
export async function limpiarAdjuntos(db: Db, almacen: Almacen, ahora: Date): Promise<readonly string[]> {
  const vencidos = await transaccion(db, (tx) => borrarVencidos(tx, restaurableDesde(ahora)));
  const nombres = await almacen.nombres();
  const sueltos: string[] = [];
  for (let desde = 0; desde < nombres.length; desde += DE_A) {
    for (const guardado of await sinFila(db, nombres.slice(desde, desde + DE_A))) {
      if (await almacen.reposa(guardado)) sueltos.push(guardado);
    }
  }
  const fuera = [...new Set([...vencidos, ...sueltos])];
  for (const guardado of fuera) await almacen.borrar(guardado);
  return fuera;
}

/** At start and every day. A database that does not answer yet does not keep the server from starting. */
export function cuidarAdjuntos(app: FastifyInstance, { db, dataDir, ahora }: Entorno): void {
  const almacen = crearAlmacen(dataDir);
  const ordenarse = () =>
    limpiarAdjuntos(db, almacen, ahora()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'no tidying of attached files'),
    );
  const cadaDia = setInterval(ordenarse, DIA_MS).unref();
  app.addHook('onReady', async () => {
    await ordenarse();
  });
  app.addHook('preClose', async () => clearInterval(cadaDia));
}
