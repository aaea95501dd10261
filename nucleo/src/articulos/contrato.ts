import { z } from 'zod';
import { Bandera, Id, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, listaDe, ordenPorVarios } from '#comun/paginacion.ts';
import { LARGO_DE_NOMBRE, PRIMER_ANIO, ULTIMO_ANIO } from './aplicaciones/vehiculo.ts';
import {
  Accion,
  Articulo,
  ArticuloNuevo,
  CambioDeArticulo,
  CodigoNuevo,
  ConId,
  DependenciaDeArticulo,
  Estado,
  FilaDeArticulo,
  Hallazgo,
  Motivo,
  Tipo,
} from './contrato-de-articulo.ts';

export * from './aplicaciones/contrato-de-aplicaciones.ts';
export * from './clasificacion/contrato-de-clasificacion.ts';
export * from './contrato-de-articulo.ts';
export * from './equivalencias/contrato-de-equivalencias.ts';
export * from './estructura/contrato-de-estructura.ts';
export * from './precios/contrato-de-costos.ts';
export * from './precios/contrato-de-cotizaciones.ts';
export * from './precios/contrato-de-listas.ts';
export * from './precios/contrato-de-lotes.ts';
export * from './precios/contrato-de-precios.ts';
export * from './proveedores/contrato-de-articulo-proveedor.ts';
export * from './proveedores/contrato-de-proveedores.ts';

const NombreDeVehiculo = z.string().max(LARGO_DE_NOMBRE, `Admite hasta ${LARGO_DE_NOMBRE} caracteres.`).optional();
const FUERA_DE_ANIO = `Va de ${PRIMER_ANIO} a ${ULTIMO_ANIO}.`;
const AnioDeVehiculo = z.coerce
  .number('Tiene que ser un número entero.')
  .int('Tiene que ser un número entero.')
  .min(PRIMER_ANIO, FUERA_DE_ANIO)
  .max(ULTIMO_ANIO, FUERA_DE_ANIO)
  .optional();

const filtros = {
  estado: Estado.optional().describe('Sin estado: todos menos los inactivos'),
  rubroId: Id.optional(),
  familiaId: Id.optional(),
  subfamiliaId: Id.optional(),
  marcaId: Id.optional(),
  tipo: Tipo.optional(),
  /** With some disponible in `sucursalId`, or in any visible sucursal. */
  conStock: Bandera,
  sucursalId: Id.optional(),
  sinPrecio: Bandera,
  listaId: Id.optional().describe('La lista de los precios; sin ella, la lista por omisión'),
  /** For a vehicle: each of these narrows the one before (ART-05). */
  vehiculoMarca: NombreDeVehiculo,
  vehiculoModelo: NombreDeVehiculo,
  vehiculoMotor: NombreDeVehiculo,
  vehiculoAnio: AnioDeVehiculo,
};
export const CAMPOS_DE_ORDEN = ['codigo', 'descripcion', 'modificado'] as const;

export const ConsultaDeArticulos = z.strictObject({
  ...consultaDeLista(CAMPOS_DE_ORDEN),
  orden: ordenPorVarios(CAMPOS_DE_ORDEN),
  ...filtros,
});
export type ConsultaDeArticulos = z.infer<typeof ConsultaDeArticulos>;

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

export const contarVistas = endpoint({
  method: 'GET',
  path: '/api/articulos/vistas',
  summary: 'Cuántos artículos hay en cada vista de la tabla',
  permiso: 'articulo.ver',
  alcance: 'sucursal',
  query: z.strictObject({ sucursalId: Id.optional(), listaId: Id.optional() }),
  response: z.object({ todos: z.int(), conStock: z.int(), sinPrecio: z.int(), inactivos: z.int() }),
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
    depositoId: Id.optional(),
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
    'articulos.unidad_en_uso',
    'articulos.tipo_en_uso',
    'articulos.stock_negativo',
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
  body: z.strictObject({ version: Version, accion: Accion, motivo: Motivo.optional() }),
  response: Articulo,
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'comun.transicion_invalida',
    'articulos.con_dependencias',
    'articulos.codigo_repetido',
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
  body: z.strictObject({ version: Version, ...CodigoNuevo.shape }),
  response: Articulo,
  status: 201,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.codigo_adicional_repetido'],
});

export const quitarCodigo = endpoint({
  method: 'DELETE',
  path: '/api/articulos/:id/codigos/:codigoId',
  summary: 'Quita un código adicional',
  permiso: 'articulo.editar',
  alcance: 'sucursal',
  params: z.object({ id: Id, codigoId: Id }),
  body: z.strictObject({ version: Version }),
  response: Articulo,
  errors: ['comun.no_encontrado', 'comun.version_vieja'],
});
