import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import {
  agregarAdjunto,
  atenderSubida,
  cambiarAdjunto,
  crearAlmacen,
  enviarArchivoDe,
  enviarImagenDe,
  leerAdjuntos,
  leerParaEnviar,
  leerQuitados,
  ordenarAdjuntos,
  quitarAdjunto,
  restaurarAdjunto,
} from '#adjuntos/index.ts';
import { existeArticulo } from '#articulos/ficha.query.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';

const de = (id: string) => ({ tipo: 'ARTICULO', id }) as const;

/** Images and documents of an artículo (ART-17): the doors; the files are kept by `adjuntos`. */
export function rutasDeAdjuntos(app: FastifyInstance, entorno: Entorno): void {
  const almacen = crearAlmacen(entorno.dataDir);
  montar(app, entorno, contrato.listarAdjuntosDeArticulo, async ({ db }, { params: { id } }) => {
    if (!(await existeArticulo(db, id))) rechazar('comun.no_encontrado', { que: 'el artículo' });
    return { filas: await leerAdjuntos(db, de(id)) };
  });
  montar(app, entorno, contrato.listarAdjuntosQuitadosDeArticulo, async ({ db, ahora }, { params: { id } }) => {
    if (!(await existeArticulo(db, id))) rechazar('comun.no_encontrado', { que: 'el artículo' });
    return { filas: await leerQuitados(db, de(id), ahora) };
  });
  montarLibre(app, entorno, contrato.agregarAdjuntoAArticulo, (request, reply, { usuario, input }) =>
    atenderSubida({
      ...{ entorno, request, reply, usuario, almacen },
      endpoint: contrato.agregarAdjuntoAArticulo,
      admitidas: ['IMAGEN', 'DOCUMENTO'],
      manejar: (orden, preparado) => agregarAdjunto(orden, de(input.params.id), preparado, { almacen }),
    }),
  );
  montar(app, entorno, contrato.ordenarAdjuntosDeArticulo, async (orden, { params: { id }, body }) => ({
    filas: await ordenarAdjuntos(orden, de(id), body.ids),
  }));
  montar(app, entorno, contrato.cambiarAdjuntoDeArticulo, (orden, { params: { id, adjuntoId }, body }) =>
    cambiarAdjunto(orden, de(id), adjuntoId, body),
  );
  montar(app, entorno, contrato.quitarAdjuntoDeArticulo, async (orden, { params: { id, adjuntoId } }) => {
    await quitarAdjunto(orden, de(id), adjuntoId);
    return {};
  });
  montar(app, entorno, contrato.restaurarAdjuntoDeArticulo, (orden, { params: { id, adjuntoId } }) =>
    restaurarAdjunto(orden, de(id), adjuntoId),
  );
  montarLibre(app, entorno, contrato.verImagenDeArticulo, async (request, reply, { input: { params, query } }) => {
    const imagen = await leerParaEnviar(entorno.db, de(params.id), params.adjuntoId);
    return enviarImagenDe({ request, reply, almacen }, imagen, query);
  });
  montarLibre(app, entorno, contrato.bajarAdjuntoDeArticulo, async (_, reply, { input: { params } }) =>
    enviarArchivoDe({ reply, almacen }, await leerParaEnviar(entorno.db, de(params.id), params.adjuntoId)),
  );
}
