import * as contrato from '@trastienda/nucleo/importaciones/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirImportacion } from '#importaciones/importaciones.repo.ts';
import { exigirCostos } from './datos-de-lista.query.ts';
import { marcarLineas, vincularLinea } from './decidir-lineas.ts';
import { exportarLineas } from './exportar-lineas.ts';
import { leerLineasDeLista } from './lineas.query.ts';

export function rutasDeListas(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarLineasDeLista, async ({ db, usuario }, { params, query }) => {
    await exigirLista(db, params.id, usuario);
    return leerLineasDeLista(db, params.id, query);
  });
  montar(app, entorno, contrato.exportarLineasDeLista, async ({ db, usuario }, { params, query }) => {
    const archivo = await exigirLista(db, params.id, usuario);
    return exportarLineas(db, { id: params.id, archivo }, query);
  });
  montar(app, entorno, contrato.marcarLineasDeLista, (orden, { params, body }) => marcarLineas(orden, params.id, body));
  montar(app, entorno, contrato.vincularLineaDeLista, (orden, { params, body }) =>
    vincularLinea(orden, params.id, body),
  );
}

/** The file of a list, before somebody who may see costs. */
async function exigirLista(db: Db, id: string, usuario: Usuario): Promise<string> {
  const { entidad, archivo } = await exigirImportacion(db, id);
  if (entidad !== 'listas_de_proveedor') rechazar('comun.no_encontrado', { que: 'la lista' });
  exigirCostos(usuario);
  return archivo;
}
