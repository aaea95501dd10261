import type { PlanDeCelda } from '@trastienda/nucleo/articulos/celdas/celdas.ts';
import { decirFalla } from '@trastienda/nucleo/articulos/celdas/errores.ts';
import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { conBajoMargen, exigirManual, planear, planearDeLista } from './leer-celdas.query.ts';
import { ponerCeldas } from './poner-celdas.ts';
import { ponerPrecios } from './poner-precios.ts';

export function rutasDeCeldas(app: FastifyInstance, entorno: Entorno): void {
  const { db, ahora } = entorno;
  // The previews read, and what they read by does not fit an address: no commands, so nothing is kept of them.
  montarLibre(app, entorno, contrato.verCeldas, async (_request, _reply, { input }) =>
    previaDe((await planear(db, input.body)).planes),
  );
  montarLibre(app, entorno, contrato.verPreciosPuestos, async (_request, _reply, { usuario, input }) => {
    const lista = await exigirManual(db, input.body.listaId);
    const { planes } = await planearDeLista(db, ahora(), input.body);
    return previaDe(await conBajoMargen(db, planes, { lista, usuario, ahora: ahora() }));
  });
  montar(app, entorno, contrato.ponerCeldas, (orden, { body }) => ponerCeldas(orden, body));
  montar(app, entorno, contrato.ponerPrecios, (orden, { body }) => ponerPrecios(orden, body));
}

const previaDe = (planes: readonly PlanDeCelda[]): contrato.PreviaDeCeldas => ({
  celdas: planes.map(({ falla, ...plan }) => ({ ...plan, falla: falla && { ...falla, frase: decirFalla(falla) } })),
});
