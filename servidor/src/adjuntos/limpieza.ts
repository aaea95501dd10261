import { restaurableDesde } from '@trastienda/nucleo/adjuntos/limites.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/db.ts';
import { transaccion } from '#db/transaccion.ts';
import type { Entorno } from '#http/entorno.ts';
import { sinFilaHaceUnMes } from '#plataforma/sin-fila.ts';
import { borrarVencidos, sinFila } from './adjuntos.repo.ts';
import { type Almacen, crearAlmacen } from './almacen.ts';

const DIA_MS = 24 * 60 * 60 * 1000;
const DE_A = 5_000;

/**
 * Throws away the files of what was taken away long ago, and what a crash left: an upload that was cut, and those without a row. An
 * hour of rest tells them from what is coming in now. Answers how many have no row and stay for now.
 */
export async function limpiarAdjuntos(db: Db, almacen: Almacen, ahora: Date): Promise<number> {
  await almacen.soltarCortados();
  const suyos = new Set(await transaccion(db, (tx) => borrarVencidos(tx, restaurableDesde(ahora))));
  const nombres = await almacen.nombres();
  const sueltos: string[] = [];
  for (let desde = 0; desde < nombres.length; desde += DE_A) {
    for (const guardado of await sinFila(db, nombres.slice(desde, desde + DE_A))) {
      if (await almacen.reposa(guardado)) sueltos.push(guardado);
    }
  }
  const deNadie = sueltos.filter((guardado) => !suyos.has(guardado));
  const olvidados = await sinFilaHaceUnMes(almacen.sinFila, deNadie, ahora);
  for (const guardado of [...suyos, ...olvidados]) await almacen.borrar(guardado);
  return deNadie.length - olvidados.length;
}

/** At start and every day. A database that does not answer yet does not keep the server from starting. */
export function cuidarAdjuntos(app: FastifyInstance, { db, dataDir, ahora }: Entorno): void {
  const almacen = crearAlmacen(dataDir);
  const ordenarse = async () => {
    try {
      const sinFila = await limpiarAdjuntos(db, almacen, ahora());
      if (sinFila > 0) app.log.warn({ sinFila }, 'attached files that the database does not know: kept for a month');
    } catch (error) {
      app.log.warn({ err: error }, 'no tidying of attached files');
    }
  };
  const cadaDia = setInterval(ordenarse, DIA_MS).unref();
  app.addHook('onReady', async () => {
    await ordenarse();
  });
  app.addHook('preClose', async () => clearInterval(cadaDia));
}
