import { z } from 'zod';
import { CantidadPositiva, ConId, Id, Motivo, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { FORMA_DE_ID } from '#comun/identificador.ts';
import { consultaDeLista, listaDe } from '#comun/paginacion.ts';
import {
  Accion,
  Articulo,
  ArticuloNuevo,
  CambioDeArticulo,
  CodigoNuevo,
  DependenciaDeArticulo,
  FilaDeArticulo,
  Hallazgo,
  RepetirCodigo,
  Tipo,
  TotalesDeArticulos,
} from './contrato-de-articulo.ts';
import { CAMPOS_CON_VALORES, ConsultaDeArticulos } from './contrato-de-consulta.ts';

export * from './adjuntos/contrato-de-adjuntos.ts';
export * from './aplicaciones/contrato-de-aplicaciones.ts';
export * from './campos/contrato-de-campos.ts';
export * from './celdas/contrato-de-celdas.ts';
export * from './clasificacion/contrato-de-clasificacion.ts';
export * from './contrato-de-articulo.ts';
export * from './contrato-de-consulta.ts';
export * from './contrato-de-pie.ts';
export * from './contrato-de-seleccion.ts';
export * from './contrato-de-sugerencias.ts';
export * from './costos/contrato-de-cambios-de-costo.ts';
export * from './costos/contrato-de-costos.ts';
export * from './edicion-en-lote/contrato-de-edicion.ts';
export * from './edicion-en-lote/contrato-de-ediciones.ts';
export * from './equivalencias/contrato-de-equivalencias.ts';
export * from './estructura/contrato-de-estructura.ts';
export * from './etiquetas/contrato-de-etiquetas.ts';
export * from './fusion/contrato-de-fusion.ts';
export * from './lista-impresa/contrato-de-lista-impresa.ts';
export * from './minimos/contrato-de-minimos.ts';
export * from './numeros/contrato-de-control.ts';
export * from './precios/contrato-de-configuracion.ts';
export * from './precios/contrato-de-cotizaciones.ts';
export * from './precios/contrato-de-precios.ts';
export * from './precios/contrato-de-vigentes.ts';
export * from './precios/listas/contrato-de-cambio-de-formula.ts';
export * from './precios/listas/contrato-de-formulas.ts';
export * from './precios/listas/contrato-de-listas.ts';
export * from './precios/lotes/contrato-de-etiquetas-de-lote.ts';
export * from './precios/lotes/contrato-de-lineas.ts';
export * from './precios/lotes/contrato-de-lote.ts';
export * from './precios/lotes/contrato-de-lotes.ts';
export * from './proveedores/contrato-de-articulo-proveedor.ts';
export * from './proveedores/contrato-de-historia.ts';
export * from './proveedores/contrato-de-proveedores.ts';
export * from './reportes/contrato-de-reportes.ts';

/** Ids one after another, as many as the filters of a column may name. */
const LISTA_DE_IDS = new RegExp(`^${FORMA_DE_ID}(,${FORMA_DE_ID}){0,49}$`);

export const listarArticulos = endpoint({
  method: 'GET',
  path: '/api/articulos',
  summary: 'Lista artículos con su precio y su stock por sucursal',
  permiso: 'articulo.ver',
  alcance: 'sucursal',
  query: ConsultaDeArticulos,
  response: listaDe(FilaDeArticulo),
  errors: [],
});

export const exportarArticulos = endpoint({
  method: 'GET',
  path: '/api/articulos/exportar',
  summary: 'Los artículos que muestra el filtro, en CSV',
  permiso: 'articulo.ver',
  alcance: 'sucursal',
  query: ConsultaDeArticulos,
  response: z.string(),
  formato: 'csv',
  errors: [],
});

export const listarValoresDeFiltro = endpoint({
  method: 'GET',
  path: '/api/articulos/valores',
  summary: 'Los valores por los que se puede filtrar una columna de la tabla',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  query: z.strictObject({
    ...consultaDeLista(['nombre']),
    campo: z.enum(CAMPOS_CON_VALORES),
    /** Only these, to know how they are called. */
    elegidos: z.string().regex(LISTA_DE_IDS, 'No es un identificador válido.').optional(),
  }),
  response: listaDe(z.object({ id: Id, texto: z.string(), detalle: z.string().nullable() })),
  errors: [],
});

export const exportarArticulosEnPdf = endpoint({
  method: 'GET',
  path: '/api/articulos/exportar-pdf',
  summary: 'Los artículos que muestra el filtro, en PDF, con las columnas de la tabla',
  permiso: 'articulo.ver',
  alcance: 'sucursal',
  query: z.strictObject({
    ...ConsultaDeArticulos.shape,
    columnas: z.string().max(2_000).optional().describe('Las columnas, en su orden, separadas por comas'),
  }),
  response: z.string(),
  formato: 'pdf',
  errors: [],
});

export const sumarArticulos = endpoint({
  method: 'GET',
  path: '/api/articulos/totales',
  summary: 'Lo que suman los artículos que muestra el filtro',
  permiso: 'articulo.ver',
  alcance: 'sucursal',
  query: ConsultaDeArticulos,
  response: TotalesDeArticulos,
  errors: [],
});

export const contarVistas = endpoint({
  method: 'GET',
  path: '/api/articulos/vistas',
  summary: 'Cuántos artículos hay en cada vista de la tabla',
  permiso: 'articulo.ver',
  alcance: 'sucursal',
  query: z.strictObject({ sucursalId: Id.optional(), listaId: Id.optional() }),
  response: z.object({
    todos: z.int(),
    conStock: z.int(),
    bajoMinimo: z.int(),
    sinPrecio: z.int(),
    inactivos: z.int(),
  }),
  errors: [],
});

export const buscarArticulos = endpoint({
  method: 'GET',
  path: '/api/articulos/buscar',
  summary: 'Búsqueda de mostrador: códigos exactos, después comienzos, después palabras',
  permiso: 'articulo.ver',
  alcance: 'sucursal',
  query: z.strictObject({
    texto: z.string().max(200, 'La búsqueda admite hasta 200 caracteres.'),
    /** Where «acá» is: a depósito, or all those of a sucursal. */
    depositoId: Id.optional(),
    sucursalId: Id.optional(),
    listaId: Id.optional(),
    tipo: Tipo.optional(),
    limite: z.coerce.number().int().min(1).max(50).default(12),
  }),
  /** `exacto`: the first row is the one code that was scanned or typed, so it can be taken without asking. */
  response: z.object({ exacto: z.boolean(), filas: z.array(Hallazgo) }),
  errors: [],
});

export const verArticulo = endpoint({
  method: 'GET',
  path: '/api/articulos/:id',
  summary: 'La ficha de un artículo',
  permiso: 'articulo.ver',
  alcance: 'sucursal',
  params: ConId,
  response: Articulo,
  errors: ['comun.no_encontrado'],
});

export const crearArticulo = endpoint({
  method: 'POST',
  path: '/api/articulos',
  summary: 'Crea un artículo',
  permiso: 'articulo.editar',
  alcance: 'sucursal',
  body: ArticuloNuevo,
  response: Articulo,
  status: 201,
  errors: [
    'comun.sin_permiso',
    'articulos.codigo_repetido',
    'articulos.codigo_cruzado',
    'articulos.codigo_adicional_repetido',
    'articulos.clasificacion_inactiva',
  ],
});

export const cambiarArticulo = endpoint({
  method: 'PATCH',
  path: '/api/articulos/:id',
  summary: 'Cambia los datos de un artículo',
  permiso: 'articulo.editar',
  alcance: 'sucursal',
  params: ConId,
  body: CambioDeArticulo,
  response: Articulo,
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'comun.sin_permiso',
    'articulos.codigo_repetido',
    'articulos.codigo_cruzado',
    'articulos.unidad_en_uso',
    'articulos.tipo_en_uso',
    'articulos.tipo_con_minimos',
    'articulos.stock_negativo',
    'articulos.control_no_admitido',
    'articulos.clasificacion_inactiva',
  ],
});

export const cambiarEstadoDeArticulo = endpoint({
  method: 'POST',
  path: '/api/articulos/:id/estado',
  summary: 'Activa, discontinúa o inactiva un artículo',
  permiso: 'articulo.editar',
  alcance: 'sucursal',
  params: ConId,
  body: z.strictObject({
    ...{ version: Version, accion: Accion, motivo: Motivo.optional() },
    /** Of one that comes back with a code that reads like another's, or that another one answers to, by now. */
    repetirCodigo: RepetirCodigo.optional(),
    cruzarCodigo: RepetirCodigo.optional(),
  }),
  response: Articulo,
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'comun.sin_permiso',
    'comun.transicion_invalida',
    'articulos.con_dependencias',
    'articulos.fusionado',
    'articulos.codigo_repetido',
    'articulos.codigo_cruzado',
    'articulos.clasificacion_inactiva',
  ],
});

export const verDependencias = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/dependencias',
  summary: 'Lo que impide inactivar un artículo',
  permiso: 'articulo.ver',
  alcance: 'sucursal',
  params: ConId,
  response: z.object({ puedeInactivar: z.boolean(), dependencias: z.array(DependenciaDeArticulo) }),
  errors: ['comun.no_encontrado'],
});

export const agregarCodigo = endpoint({
  method: 'POST',
  path: '/api/articulos/:id/codigos',
  summary: 'Agrega un código de barras, original o alternativo',
  permiso: 'articulo.editar',
  alcance: 'sucursal',
  params: ConId,
  body: z.strictObject({ version: Version, ...CodigoNuevo.shape, cruzarCodigo: RepetirCodigo.optional() }),
  response: Articulo,
  status: 201,
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'comun.sin_permiso',
    'articulos.codigo_adicional_repetido',
    'articulos.codigo_cruzado',
  ],
});

export const cambiarCodigo = endpoint({
  method: 'PATCH',
  path: '/api/articulos/:id/codigos/:codigoId',
  summary: 'Cambia cuántas unidades es una lectura de un código, también del que le da un proveedor',
  permiso: 'articulo.editar',
  alcance: 'sucursal',
  params: z.object({ id: Id, codigoId: Id }),
  body: z.strictObject({ version: Version, cantidadPorLectura: CantidadPositiva }),
  response: Articulo,
  errors: ['comun.no_encontrado', 'comun.version_vieja'],
});

export const quitarCodigo = endpoint({
  method: 'DELETE',
  path: '/api/articulos/:id/codigos/:codigoId',
  summary: 'Quita un código adicional; el de un proveedor se quita en lo que ese proveedor vende',
  permiso: 'articulo.editar',
  alcance: 'sucursal',
  params: z.object({ id: Id, codigoId: Id }),
  body: z.strictObject({ version: Version }),
  response: Articulo,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.codigo_de_proveedor'],
});
