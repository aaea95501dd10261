import { z } from 'zod';
import { Bandera, Id } from '#comun/campos.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, ordenPor } from '#comun/paginacion.ts';
import { LARGO_DE_NOMBRE, PRIMER_ANIO, ULTIMO_ANIO } from './aplicaciones/vehiculo.ts';
import { Estado, Tipo } from './contrato-de-articulo.ts';

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
  /** Short of what some depósito in use should hold (RN-07): of `sucursalId`, or of any visible sucursal. */
  bajoMinimo: Bandera,
  /** Below zero, or promised beyond what there is, where what is for sale is kept. */
  enNegativo: Bandera,
  listaId: Id.optional().describe('La lista de los precios; sin ella, la lista por omisión'),
  /** For a vehicle: each of these narrows the one before (ART-05). */
  vehiculoMarca: NombreDeVehiculo,
  vehiculoModelo: NombreDeVehiculo,
  vehiculoMotor: NombreDeVehiculo,
  vehiculoAnio: AnioDeVehiculo,
};
/** What the table can be put in order by (TD-06): its columns. Those of an id are as in the filters. */
export const CAMPOS_DE_ORDEN = [
  'codigo',
  'descripcion',
  'modificado',
  'estado',
  'marca',
  'rubro',
  'familia',
  'subfamilia',
  'unidad',
  'tipo',
  'iva',
  'precio',
  'precioConIva',
  'stock',
  'stock-*',
  'transito',
  'campoNumero-*',
  'campoLista-*',
  'campoTexto-*',
  'campoFecha-*',
] as const;
export type CampoDeOrden = (typeof CAMPOS_DE_ORDEN)[number];
/** The columns of the table and what each can be asked (TD-07); `stock-<id>` is what a sucursal has to sell, `stock` what all that are seen have, and `transito` what travels to them. */
export const CAMPOS_DE_FILTRO = {
  codigo: 'texto',
  descripcion: 'texto',
  marca: 'lista',
  rubro: 'lista',
  familia: 'lista',
  subfamilia: 'lista',
  unidad: 'lista',
  tipo: 'lista',
  iva: 'lista',
  estado: 'lista',
  precio: 'numero',
  precioConIva: 'numero',
  stock: 'numero',
  'stock-*': 'numero',
  transito: 'numero',
  modificado: 'fecha',
  /** Campos of the business, by their ids (ART-18). */
  'campoNumero-*': 'numero',
  'campoLista-*': 'lista',
  'campoTexto-*': 'texto',
  'campoFecha-*': 'fecha',
} as const satisfies CamposDeFiltro;
/** Those whose values are looked for on the server. */
export const CAMPOS_CON_VALORES = ['marca', 'rubro', 'familia', 'subfamilia', 'unidad'] as const;

export const ConsultaDeArticulos = z.strictObject({
  ...consultaDeLista(['codigo']),
  orden: ordenPor(CAMPOS_DE_ORDEN),
  filtros: filtrosPorColumna(CAMPOS_DE_FILTRO),
  ...filtros,
});
export type ConsultaDeArticulos = z.infer<typeof ConsultaDeArticulos>;

/** What the table shows, without its page nor its order: what an order over everything that matches is about. */
export const FiltroDeArticulos = ConsultaDeArticulos.omit({ pagina: true, porPagina: true, orden: true, contar: true });
export type FiltroDeArticulos = z.infer<typeof FiltroDeArticulos>;
