import { z } from 'zod';
import { Cantidad, ConId, Id, Instante, PrecioUnitario, textoCorto, Unitario, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { normaCodigo } from '#comun/texto.ts';
import { Descuentos, Dias, Moneda, Recargos, RecargosLeidos } from './contrato-de-proveedores.ts';

const ConProveedor = z.object({ id: Id, proveedorId: Id });

/** '' when the proveedor gives it none. */
const CodigoDeProveedor = textoCorto(60, 0)
  .refine((texto) => texto === '' || normaCodigo(texto) !== '', 'Tiene que llevar al menos una letra o un número.')
  .refine((texto) => !/[\p{Cc}\p{Cf}]/u.test(texto), 'Tiene un carácter que no se ve. Escribilo a mano.');

const campos = {
  codigo: CodigoDeProveedor,
  /** In its list, before discounts. Null: nobody knows. */
  costo: PrecioUnitario.nullable(),
  moneda: Moneda,
  descuentos: Descuentos,
  /** What is added after them, in order. Its own, once they say something else than the proveedor. */
  recargos: Recargos,
  /** It is bought by this many: 1, a box of 12. */
  multiplo: Cantidad.refine((texto) => Number(texto) >= 1, 'Va de 1 en adelante.'),
  /** The least it is sold by. */
  minimo: Cantidad.refine((texto) => Number(texto) >= 0, 'No puede ser negativo.'),
  /** Null: those of the proveedor. */
  diasDeEntrega: Dias.nullable(),
  principal: z.boolean(),
};

/** Also prepares a batch that keeps the margins of its prices, for somebody to look at, when its cost changes (PRE-18). */
const proponerPrecios = z.boolean().default(false);

/** Why it asks something else, in the words of who writes it; kept with the change of its cost (UA-13). */
const comentario = textoCorto(200, 0).default('');

/** What is not said is taken from the proveedor; the first one of an artículo is its principal. */
export const ArticuloProveedorNuevo = z.strictObject({
  proveedorId: Id,
  ...z.object(campos).partial().shape,
  proponerPrecios,
  comentario,
});
export type ArticuloProveedorNuevo = z.infer<typeof ArticuloProveedorNuevo>;

export const CambioDeArticuloProveedor = z.strictObject({
  version: Version,
  ...z.object(campos).partial().shape,
  proponerPrecios,
  comentario,
});
export type CambioDeArticuloProveedor = z.infer<typeof CambioDeArticuloProveedor>;

/** What one proveedor asks for one artículo. Costs only for who holds `costo.ver` (INV-71). */
const Trato = z.object({
  id: Id,
  version: Version,
  articuloId: Id,
  proveedorId: Id,
  codigo: z.string(),
  moneda: Moneda,
  costo: Unitario.nullable().optional(),
  descuentos: z.array(z.string()).optional(),
  recargos: RecargosLeidos.optional(),
  /** They are its own, and not those of the proveedor: its lists leave them as they are. */
  recargosPropios: z.boolean().optional(),
  /** The cost with its discounts taken off and its recargos added. */
  costoNeto: Unitario.nullable().optional(),
  multiplo: Cantidad,
  minimo: Cantidad,
  diasDeEntrega: z.int().nullable(),
  principal: z.boolean(),
  /** When its cost was last looked at. */
  actualizadoEn: Instante.nullable(),
  /** Since when the list of the proveedor no longer brings it. */
  fueraDeLista: Instante.nullish(),
});

export const ProveedorDeArticulo = Trato.extend({ proveedor: z.string(), proveedorActivo: z.boolean() });
export type ProveedorDeArticulo = z.infer<typeof ProveedorDeArticulo>;

const Reposicion = z.object({
  importe: Unitario,
  moneda: Moneda,
  fecha: Instante,
  /** Where it comes from: «Bosch Argentina», «bosch-agosto.csv». */
  origen: z.string(),
});

export const ProveedoresDeArticulo = z.object({
  /** The principal one first. */
  filas: z.array(ProveedorDeArticulo),
  /** What buying it again costs (ART-12); null when nobody knows, absent without `costo.ver`. */
  reposicion: Reposicion.nullable().optional(),
});
export type ProveedoresDeArticulo = z.infer<typeof ProveedoresDeArticulo>;

const ProveedoresTrasUnCambio = ProveedoresDeArticulo.extend({
  /** The batch that was prepared; null when none was asked for or no price would move. */
  propuesta: z.object({ id: Id, numero: z.int() }).nullable(),
});
export type ProveedoresTrasUnCambio = z.infer<typeof ProveedoresTrasUnCambio>;

export const ArticuloDeProveedor = Trato.extend({
  articulo: z.string(),
  descripcion: z.string(),
  unidad: z.string(),
});
export type ArticuloDeProveedor = z.infer<typeof ArticuloDeProveedor>;

/** What the table says of an artículo besides its figures. */
export const SITUACIONES_DE_TRATO = ['PRINCIPAL', 'FUERA_DE_LISTA'] as const;

/** The columns of the table and what each can be asked (TD-07). Costs are not among them: only some may see them (INV-71). */
export const FILTROS_DE_ARTICULOS_DE_PROVEEDOR = {
  articulo: 'texto',
  codigo: 'texto',
  descripcion: 'texto',
  multiplo: 'numero',
  minimo: 'numero',
  diasDeEntrega: 'numero',
  situacion: 'lista',
  actualizado: 'fecha',
} as const satisfies CamposDeFiltro;

export const ConsultaDeArticulosDeProveedor = z.strictObject({
  ...consultaDeLista(['articulo', 'codigo', 'descripcion', 'actualizado']),
  filtros: filtrosPorColumna(FILTROS_DE_ARTICULOS_DE_PROVEEDOR),
});
export type ConsultaDeArticulosDeProveedor = z.infer<typeof ConsultaDeArticulosDeProveedor>;

export const listarArticulosDeProveedor = endpoint({
  method: 'GET',
  path: '/api/articulos/proveedores/:id/articulos',
  summary: 'Los artículos que vende un proveedor, con su código y su costo',
  permiso: 'proveedor.ver',
  alcance: 'empresa',
  params: ConId,
  query: ConsultaDeArticulosDeProveedor,
  response: listaDe(ArticuloDeProveedor),
  errors: ['comun.no_encontrado'],
});

export const exportarArticulosDeProveedor = endpoint({
  method: 'GET',
  path: '/api/articulos/proveedores/:id/articulos/exportar',
  summary: 'Los artículos que vende un proveedor, con lo que pide por cada uno, en CSV',
  permiso: 'proveedor.ver',
  alcance: 'empresa',
  params: ConId,
  query: ConsultaDeArticulosDeProveedor,
  response: z.string(),
  formato: 'csv',
  errors: ['comun.no_encontrado'],
});

export const listarProveedoresDeArticulo = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/proveedores',
  summary: 'Quiénes venden un artículo, el principal primero, y su costo de reposición',
  permiso: 'proveedor.ver',
  alcance: 'empresa',
  params: ConId,
  response: ProveedoresDeArticulo,
  errors: ['comun.no_encontrado'],
});

export const agregarProveedorDeArticulo = endpoint({
  method: 'POST',
  path: '/api/articulos/:id/proveedores',
  summary: 'Agrega un proveedor a un artículo, con su código y su costo',
  permiso: 'proveedor.editar',
  alcance: 'empresa',
  params: ConId,
  body: ArticuloProveedorNuevo,
  response: ProveedoresTrasUnCambio,
  status: 201,
  errors: [
    'comun.no_encontrado',
    'comun.sin_permiso',
    'articulos.proveedor_ya_esta',
    'articulos.proveedor_inactivo',
    'articulos.codigo_adicional_repetido',
  ],
});

export const cambiarProveedorDeArticulo = endpoint({
  method: 'PATCH',
  path: '/api/articulos/:id/proveedores/:proveedorId',
  summary: 'Cambia lo que un proveedor pide por un artículo; lo que no se envía queda igual',
  permiso: 'proveedor.editar',
  alcance: 'empresa',
  params: ConProveedor,
  body: CambioDeArticuloProveedor,
  response: ProveedoresTrasUnCambio,
  errors: [
    'comun.no_encontrado',
    'comun.sin_permiso',
    'comun.version_vieja',
    'articulos.proveedor_inactivo',
    'articulos.codigo_adicional_repetido',
  ],
});

export const quitarProveedorDeArticulo = endpoint({
  method: 'DELETE',
  path: '/api/articulos/:id/proveedores/:proveedorId',
  summary: 'Quita un proveedor de un artículo, con su código',
  permiso: 'proveedor.editar',
  alcance: 'empresa',
  params: ConProveedor,
  body: z.strictObject({ version: Version }),
  response: ProveedoresDeArticulo,
  errors: ['comun.no_encontrado', 'comun.version_vieja'],
});
