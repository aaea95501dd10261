import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { agregarCotizacion } from './agregar-cotizacion.ts';
import { leerAlcanceDeCotizacion } from './alcance-de-cotizacion.query.ts';
import { leerCotizaciones } from './cotizaciones.query.ts';
import { exportarCotizaciones } from './exportar-cotizaciones.ts';

export function rutasDeCotizaciones(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarCotizaciones, ({ db, ahora }, { query }) => leerCotizaciones(db, ahora, query));
  montar(app, entorno, contrato.exportarCotizaciones, async (consulta, { query }) =>
    exportarCotizaciones(consulta, query),
  );
  montar(app, entorno, contrato.verAlcanceDeCotizacion, ({ db, ahora }, { query }) =>
    leerAlcanceDeCotizacion(db, ahora, query.moneda),
  );
  montar(app, entorno, contrato.agregarCotizacion, (orden, { body }) => agregarCotizacion(orden, body));
}
