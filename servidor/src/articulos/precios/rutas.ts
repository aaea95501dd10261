import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { existeArticulo } from '#articulos/ficha.query.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { agregarPrecio } from './agregar-precio.ts';
import { cambiarConfiguracion, leerConfiguracion } from './configuracion.ts';
import { rutasDeCotizaciones } from './cotizaciones/rutas.ts';
import { leerHistoria } from './historia.query.ts';
import { leerFormulas } from './listas/formulas.query.ts';
import { rutasDeListas } from './listas/rutas.ts';
import { rutasDeLotes } from './lotes/rutas.ts';
import { leerPreciosVigentes, leerPrecioVigente } from './vigente.query.ts';

export function rutasDePrecios(app: FastifyInstance, entorno: Entorno): void {
  rutasDeListas(app, entorno);
  rutasDeCotizaciones(app, entorno);
  rutasDeUnArticulo(app, entorno);
  rutasDeLotes(app, entorno);
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
}
