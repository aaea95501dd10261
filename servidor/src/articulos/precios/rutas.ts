import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { agregarCosto } from '#articulos/costos/agregar-costo.ts';
import { leerCostos, leerFrescura } from '#articulos/costos/costos.query.ts';
import { existeArticulo } from '#articulos/ficha.query.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { agregarPrecio } from './agregar-precio.ts';
import { cambiarConfiguracion, leerConfiguracion } from './configuracion.ts';
import { agregarCotizacion } from './cotizaciones/agregar-cotizacion.ts';
import { leerAlcanceDeCotizacion } from './cotizaciones/alcance-de-cotizacion.query.ts';
import { leerCotizaciones } from './cotizaciones/cotizaciones.query.ts';
import { exportarCotizaciones } from './cotizaciones/exportar-cotizaciones.ts';
import { leerHistoria } from './historia.query.ts';
import { cambiarLista, crearLista } from './listas/cambiar-lista.ts';
import { ensayarFormula, ensayarListaNueva } from './listas/cambio-de-formula.query.ts';
import { leerFormulas } from './listas/formulas.query.ts';
import { leerListas, listaPara } from './listas/listas.query.ts';
import { aplicarLote } from './lotes/aplicar/aplicar-lote.ts';
import { mirarProgramados } from './lotes/aplicar/programados.ts';
import { revertirLote } from './lotes/aplicar/revertir-lote.ts';
import { leerEtiquetas } from './lotes/etiquetas.query.ts';
import { exigirLote } from './lotes/exigir-lote.ts';
import { exportarEtiquetas } from './lotes/exportar-etiquetas.ts';
import { exportarLineas } from './lotes/exportar-lineas.ts';
import { exportarLotes } from './lotes/exportar-lotes.ts';
import { leerLineas } from './lotes/lineas.query.ts';
import { leerLote, leerLotes } from './lotes/lotes.query.ts';
import { marcarLineas } from './lotes/marcar-lineas.ts';
import { aprobarLote, descartarLote, programarLote } from './lotes/mover-lote.ts';
import { cambiarLote, crearLote } from './lotes/preparar-lote.ts';
import { simularLote } from './lotes/simular/simular-lote.ts';
import { leerPreciosVigentes, leerPrecioVigente } from './vigente.query.ts';

export function rutasDePrecios(app: FastifyInstance, entorno: Entorno): void {
  rutasDeListas(app, entorno);
  rutasDeUnArticulo(app, entorno);
  rutasDeLotes(app, entorno);
  mirarProgramados(app, entorno);
}

function rutasDeListas(app: FastifyInstance, entorno: Entorno): void {
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
  montar(app, entorno, contrato.listarCotizaciones, ({ db, ahora }, { query }) => leerCotizaciones(db, ahora, query));
  montar(app, entorno, contrato.exportarCotizaciones, async (consulta, { query }) =>
    exportarCotizaciones(consulta, query),
  );
  montar(app, entorno, contrato.verAlcanceDeCotizacion, ({ db, ahora }, { query }) =>
    leerAlcanceDeCotizacion(db, ahora, query.moneda),
  );
  montar(app, entorno, contrato.agregarCotizacion, (orden, { body }) => agregarCotizacion(orden, body));
  montar(app, entorno, contrato.verConfiguracionDePrecios, ({ db }) => leerConfiguracion(db));
  montar(app, entorno, contrato.cambiarConfiguracionDePrecios, (orden, { body }) => cambiarConfiguracion(orden, body));
}

function rutasDeUnArticulo(app: FastifyInstance, entorno: Entorno): void {
  const QUE = { que: 'el artículo' };
  montar(app, entorno, contrato.listarPrecios, async ({ db, ahora }, { params, query }) => {
    if (!(await existeArticulo(db, params.id))) rechazar('comun.no_encontrado', QUE);
    return { filas: await leerHistoria(db, ahora, params.id, query) };
  });
  montar(app, entorno, contrato.listarFormulas, async (consulta, { params }) => {
    if (!(await existeArticulo(consulta.db, params.id))) rechazar('comun.no_encontrado', QUE);
    return { filas: await leerFormulas(consulta, params.id) };
  });
  montar(app, entorno, contrato.verPrecioVigente, (consulta, { params, query }) =>
    leerPrecioVigente(consulta, params.id, query),
  );
  // Many artículos do not fit an address: no command, so nothing is kept of it.
  montarLibre(app, entorno, contrato.verPreciosVigentes, (_request, _reply, { input }) =>
    leerPreciosVigentes(entorno.db, entorno.ahora(), input.body),
  );
  montar(app, entorno, contrato.agregarPrecio, (orden, { params, body }) => agregarPrecio(orden, params.id, body));
  montar(app, entorno, contrato.listarCostos, async ({ db, ahora }, { params }) => {
    if (!(await existeArticulo(db, params.id))) rechazar('comun.no_encontrado', QUE);
    return { filas: await leerCostos(db, ahora, params.id), frescura: await leerFrescura(db, ahora, params.id) };
  });
  montar(app, entorno, contrato.agregarCosto, (orden, { params, body }) => agregarCosto(orden, params.id, body));
}

function rutasDeLotes(app: FastifyInstance, entorno: Entorno): void {
  // Long work tells how far it is by another connection than its own.
  const { db: aparte } = entorno;
  montar(app, entorno, contrato.listarLotes, ({ db, usuario }, { query }) => leerLotes(db, usuario, query));
  montar(app, entorno, contrato.exportarLotes, async (consulta, { query }) => exportarLotes(consulta, query));
  montar(app, entorno, contrato.crearLote, (orden, { body }) => crearLote(orden, body));
  montar(app, entorno, contrato.verLote, ({ db, usuario }, { params }) => leerLote(db, usuario, params.id));
  montar(app, entorno, contrato.cambiarLote, (orden, { params, body }) => cambiarLote(orden, params.id, body));
  montar(app, entorno, contrato.listarLineas, async ({ db, usuario }, { params, query }) => {
    await exigirLote(db, params.id);
    return leerLineas(db, usuario, params.id, query);
  });
  montar(app, entorno, contrato.exportarLineas, (consulta, { params, query }) =>
    exportarLineas(consulta, params.id, query),
  );
  montar(app, entorno, contrato.marcarLineas, (orden, { params, body }) => marcarLineas(orden, params.id, body));
  montar(app, entorno, contrato.simularLote, (orden, { params, body }) => simularLote(orden, aparte, params.id, body));
  montar(app, entorno, contrato.aprobarLote, (orden, { params, body }) => aprobarLote(orden, params.id, body));
  montar(app, entorno, contrato.programarLote, (orden, { params, body }) => programarLote(orden, params.id, body));
  montar(app, entorno, contrato.aplicarLote, (orden, { params, body }) => aplicarLote(orden, aparte, params.id, body));
  montar(app, entorno, contrato.revertirLote, (orden, { params, body }) =>
    revertirLote(orden, aparte, params.id, body),
  );
  montar(app, entorno, contrato.descartarLote, (orden, { params, body }) => descartarLote(orden, params.id, body));
  montar(app, entorno, contrato.listarEtiquetas, (consulta, { params, query }) =>
    leerEtiquetas(consulta, params.id, query),
  );
  montar(app, entorno, contrato.exportarEtiquetas, (consulta, { params, query }) =>
    exportarEtiquetas(consulta, params.id, query),
  );
}
