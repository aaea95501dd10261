import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { cambiarLista, crearLista } from './cambiar-lista.ts';
import { ensayarFormula, ensayarListaNueva } from './cambio-de-formula.query.ts';
import { leerListas, listaPara } from './listas.query.ts';

export function rutasDeListas(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarListasDePrecio, async ({ db, usuario }) => ({
    filas: (await leerListas(db)).map((lista) => listaPara(usuario, lista)),
  }));
  montar(app, entorno, contrato.crearListaDePrecio, async (orden, { body }) =>
    listaPara(orden.usuario, await crearLista(orden, body)),
  );
  montar(app, entorno, contrato.cambiarListaDePrecio, async (orden, { params, body }) =>
    listaPara(orden.usuario, await cambiarLista(orden, params.id, body)),
  );
  // It reads, and a formula does not fit an address: no command, so nothing is kept of it.
  montarLibre(app, entorno, contrato.verCambioDeFormula, async (_request, _reply, { usuario, input }) =>
    ensayarFormula(entorno, usuario, input.params.id, input.body),
  );
  montarLibre(app, entorno, contrato.verListaNueva, async (_request, _reply, { usuario, input }) =>
    ensayarListaNueva(entorno, usuario, input.body),
  );
}
