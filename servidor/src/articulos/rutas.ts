import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { rutasDeAdjuntos } from './adjuntos/rutas.ts';
import { rutasDeAplicaciones } from './aplicaciones/rutas.ts';
import { buscarArticulos } from './busqueda/buscar.query.ts';
import { sugerirBusquedas } from './busqueda/sugerencias.query.ts';
import { cambiarArticulo } from './cambiar-articulo.ts';
import { rutasDeCampos } from './campos/rutas.ts';
import { rutasDeCeldas } from './celdas/rutas.ts';
import { rutasDeClasificacion } from './clasificacion/rutas.ts';
import { agregarCodigo, cambiarCodigo, quitarCodigo } from './codigos/cambiar-codigos.ts';
import { rutasDeCostos } from './costos/rutas.ts';
import { crearArticulo } from './crear-articulo.ts';
import { rutasDeEdicionEnLote } from './edicion-en-lote/rutas.ts';
import { rutasDeEquivalencias } from './equivalencias/rutas.ts';
import { cambiarEstado } from './estado/cambiar-estado.ts';
import { leerDependencias } from './estado/dependencias.query.ts';
import { type FilasParaPegar, rutasDeEstructura } from './estructura/rutas.ts';
import { rutasDeEtiquetas } from './etiquetas/rutas.ts';
import { exportarArticulos } from './exportacion/exportar.ts';
import { exportarEnPdf } from './exportacion/exportar-en-pdf.ts';
import { existeArticulo, leerArticulo } from './ficha.query.ts';
import { rutasDeFusion } from './fusion/rutas.ts';
import { rutasDeListaImpresa } from './lista-impresa/rutas.ts';
import { rutasDeMinimos } from './minimos/rutas.ts';
import { rutasDeNumeros } from './numeros/rutas.ts';
import { rutasDePrecios } from './precios/rutas.ts';
import { rutasDeProveedores } from './proveedores/rutas.ts';
import { rutasDeReportes } from './reportes/rutas.ts';
import { listarArticulos } from './tabla/lista.query.ts';
import { verPieDeArticulos } from './tabla/pie.query.ts';
import { sumarArticulos } from './tabla/totales.query.ts';
import { listarValoresDeFiltro } from './tabla/valores.query.ts';
import { contarVistas } from './tabla/vistas.query.ts';

export function rutasDeArticulos(app: FastifyInstance, entorno: Entorno, filasParaPegar: FilasParaPegar): void {
  montar(app, entorno, contrato.listarArticulos, (consulta, { query }) => listarArticulos(consulta, query));
  montar(app, entorno, contrato.exportarArticulos, (consulta, { query }) => exportarArticulos(consulta, query));
  montar(app, entorno, contrato.listarValoresDeFiltro, (consulta, { query }) => listarValoresDeFiltro(consulta, query));
  montar(app, entorno, contrato.exportarArticulosEnPdf, (consulta, { query }) => exportarEnPdf(consulta, query));
  montar(app, entorno, contrato.sumarArticulos, (consulta, { query }) => sumarArticulos(consulta, query));
  montar(app, entorno, contrato.verPieDeArticulos, (consulta, { query: { en, ...query } }) =>
    verPieDeArticulos(consulta, query, en),
  );
  montar(app, entorno, contrato.contarVistas, (consulta, { query }) => contarVistas(consulta, query));
  montar(app, entorno, contrato.buscarArticulos, (consulta, { query }) => buscarArticulos(consulta, query));
  montar(app, entorno, contrato.sugerirBusquedas, (consulta, { query }) => sugerirBusquedas(consulta, query));
  montar(app, entorno, contrato.verArticulo, ({ db, usuario, ahora }, { params }) =>
    leerArticulo(db, usuario, ahora, params.id),
  );
  montar(app, entorno, contrato.crearArticulo, (orden, { body }) => crearArticulo(orden, body));
  montar(app, entorno, contrato.cambiarArticulo, (orden, { params, body }) => cambiarArticulo(orden, params.id, body));
  montar(app, entorno, contrato.cambiarEstadoDeArticulo, (orden, { params, body }) =>
    cambiarEstado(orden, params.id, body),
  );
  montar(app, entorno, contrato.verDependencias, async ({ db, usuario }, { params }) => {
    if (!(await existeArticulo(db, params.id))) rechazar('comun.no_encontrado', { que: 'el artículo' });
    const dependencias = await leerDependencias(db, usuario, params.id);
    return { puedeInactivar: dependencias.length === 0, dependencias };
  });
  montar(app, entorno, contrato.agregarCodigo, (orden, { params, body }) => agregarCodigo(orden, params.id, body));
  montar(app, entorno, contrato.cambiarCodigo, (orden, { params, body }) => cambiarCodigo(orden, params, body));
  montar(app, entorno, contrato.quitarCodigo, (orden, { params, body }) => quitarCodigo(orden, params, body));
  rutasDeAdjuntos(app, entorno);
  rutasDeCeldas(app, entorno);
  rutasDePrecios(app, entorno);
  rutasDeEquivalencias(app, entorno);
  rutasDeAplicaciones(app, entorno);
  rutasDeEdicionEnLote(app, entorno);
  rutasDeCostos(app, entorno);
  rutasDeFusion(app, entorno);
  rutasDeCampos(app, entorno);
  rutasDeMinimos(app, entorno);
  rutasDeNumeros(app, entorno);
  rutasDeClasificacion(app, entorno);
  rutasDeEstructura(app, entorno, filasParaPegar);
  rutasDeProveedores(app, entorno);
  rutasDeListaImpresa(app, entorno);
  rutasDeReportes(app, entorno);
  rutasDeEtiquetas(app, entorno);
}
