import { z } from 'zod';
import { MONEDAS } from '#articulos/precios/moneda.ts';
import { ConId, Id, Instante, textoCorto, textoLibre, Version } from '#comun/campos.ts';
import { Correo, condicionIvaEntre, RazonSocial } from '#comun/campos-de-tercero.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { cicloDeProveedor } from './ciclo-de-proveedor.ts';
import { esDescuento, MAXIMO_DE_DESCUENTOS } from './descuentos.ts';
import { CONDICIONES_DE_PROVEEDOR, leerCuitDeProveedor } from './identidad-de-proveedor.ts';
import { esImporteDeRecargo, esPorcentajeDeRecargo, LARGO_DE_NOMBRE, MAXIMO_DE_RECARGOS } from './recargos.ts';

/** Chained, in the order they are taken off: "20", "10", "7.5". */
export const Descuentos = z
  .array(z.string().refine(esDescuento, 'Va entre 0 y 100, con hasta 2 decimales.'))
  .max(MAXIMO_DE_DESCUENTOS, `Admite hasta ${MAXIMO_DE_DESCUENTOS} descuentos encadenados.`);

const nombreDeRecargo = textoCorto(LARGO_DE_NOMBRE).refine((texto) => !texto.includes('+'), 'Va sin el signo +.');
const deImporte = {
  nombre: nombreDeRecargo,
  tipo: z.literal('IMPORTE'),
  valor: z.string().refine(esImporteDeRecargo, 'Va más de 0, con hasta 4 decimales.'),
  moneda: z.enum(MONEDAS, 'Elegí la moneda.'),
};
const dePorcentaje = {
  nombre: nombreDeRecargo,
  tipo: z.literal('PORCENTAJE'),
  valor: z.string().refine(esPorcentajeDeRecargo, 'Va entre 0 y 1.000, con hasta 2 decimales.'),
};
/** What is added to its cost once the discounts are taken off, in order (RN-18): freight, customs, a fixed expense. */
export const Recargos = z
  .array(z.discriminatedUnion('tipo', [z.strictObject(dePorcentaje), z.strictObject(deImporte)]))
  .max(MAXIMO_DE_RECARGOS, `Admite hasta ${MAXIMO_DE_RECARGOS} recargos.`);
/** The same as they are read: what is fixed in another currency says what it comes to in that of the cost. */
export const RecargosLeidos = z.array(
  z.discriminatedUnion('tipo', [
    z.object(dePorcentaje),
    z.object({ ...deImporte, enMoneda: z.string().nullable().optional() }),
  ]),
);
export const Dias = z.int('Van días enteros.').min(0, 'Va de 0 a 999.').max(999, 'Va de 0 a 999.');
export const Moneda = z.enum(MONEDAS, 'Elegí la moneda.');

const Condicion = condicionIvaEntre(CONDICIONES_DE_PROVEEDOR);

const campos = {
  razonSocial: RazonSocial,
  /** The name people know it by, when it is another one. */
  nombreFantasia: textoLibre(120),
  /** As people write it; the server stores digits. Null where there is none. */
  cuit: z.string().max(40, 'Admite hasta 40 caracteres.').nullable(),
  condicionIva: Condicion,
  contacto: textoLibre(120),
  email: Correo,
  telefono: textoLibre(60),
  domicilio: textoLibre(200),
  /** What its list is in, unless an artículo says otherwise. */
  moneda: Moneda,
  /** «30 días fecha de factura», «contado 5 %». */
  condicionDePago: textoLibre(120),
  /** What its list has taken off, unless an artículo says otherwise. */
  descuentos: Descuentos,
  /** What is added to its cost after them, unless an artículo says otherwise. */
  recargos: Recargos,
  /** From the order to the delivery, unless an artículo says otherwise. Null: nobody knows. */
  diasDeEntrega: Dias.nullable(),
  observaciones: textoLibre(2000),
};

const ParaJuzgar = z.object({ cuit: campos.cuit.optional(), condicionIva: Condicion });

export const ProveedorNuevo = z
  .strictObject({ ...z.object(campos).partial().shape, razonSocial: RazonSocial, condicionIva: Condicion })
  .superRefine(
    ({ cuit, condicionIva }, contexto) => {
      const leido = leerCuitDeProveedor(cuit, condicionIva);
      if (!leido.ok) contexto.addIssue({ code: 'custom', path: ['cuit'], message: leido.error });
    },
    // Judged as soon as both are there, whatever else is missing, so that a person reads everything at once.
    { when: ({ value }) => ParaJuzgar.safeParse(value).success },
  );
export type ProveedorNuevo = z.infer<typeof ProveedorNuevo>;

/** What is not sent stays as it is. */
export const CambioDeProveedor = z.strictObject({ ...z.object(campos).partial().shape, version: Version });
export type CambioDeProveedor = z.infer<typeof CambioDeProveedor>;

export const FilaDeProveedor = z.object({
  id: Id,
  version: Version,
  razonSocial: z.string(),
  nombreFantasia: z.string(),
  cuit: z.string().nullable(),
  condicionIva: z.int(),
  estado: z.enum(cicloDeProveedor.estados),
  email: z.string(),
  telefono: z.string(),
  moneda: Moneda,
  /** Only for who holds `costo.ver`. */
  descuentos: z.array(z.string()).optional(),
  recargos: RecargosLeidos.optional(),
  diasDeEntrega: z.int().nullable(),
  /** Artículos it sells that are not inactive. */
  articulos: z.int(),
});
export type FilaDeProveedor = z.infer<typeof FilaDeProveedor>;

export const Proveedor = FilaDeProveedor.extend({
  contacto: z.string(),
  domicilio: z.string(),
  condicionDePago: z.string(),
  observaciones: z.string(),
  /** Of how many of its artículos it is the principal one. */
  principales: z.int(),
  creadoEn: Instante,
  modificadoEn: Instante,
});
export type Proveedor = z.infer<typeof Proveedor>;

/** The columns of the table and what each can be asked (TD-07). */
export const FILTROS_DE_PROVEEDORES = {
  razonSocial: 'texto',
  nombreFantasia: 'texto',
  cuit: 'texto',
  condicionIva: 'lista',
  moneda: 'lista',
  diasDeEntrega: 'numero',
  telefono: 'texto',
  email: 'texto',
  articulos: 'numero',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

export const ConsultaDeProveedores = z.strictObject({
  ...consultaDeLista(['razonSocial', 'cuit', 'articulos', 'modificado']),
  filtros: filtrosPorColumna(FILTROS_DE_PROVEEDORES),
  estado: z.enum(cicloDeProveedor.estados).optional(),
  moneda: Moneda.optional(),
});
export type ConsultaDeProveedores = z.infer<typeof ConsultaDeProveedores>;

export const listarProveedores = endpoint({
  method: 'GET',
  path: '/api/articulos/proveedores',
  summary: 'Proveedores, buscados por nombre, CUIT, contacto, correo o teléfono',
  permiso: 'proveedor.ver',
  alcance: 'empresa',
  query: ConsultaDeProveedores,
  response: listaDe(FilaDeProveedor),
  errors: [],
});

export const exportarProveedores = endpoint({
  method: 'GET',
  path: '/api/articulos/proveedores/exportar',
  summary: 'Los proveedores que muestra el filtro, en CSV',
  permiso: 'proveedor.ver',
  alcance: 'empresa',
  query: ConsultaDeProveedores,
  response: z.string(),
  formato: 'csv',
  errors: [],
});

export const verProveedor = endpoint({
  method: 'GET',
  path: '/api/articulos/proveedores/:id',
  summary: 'Un proveedor con todos sus datos',
  permiso: 'proveedor.ver',
  alcance: 'empresa',
  params: ConId,
  response: Proveedor,
  errors: ['comun.no_encontrado'],
});

export const crearProveedor = endpoint({
  method: 'POST',
  path: '/api/articulos/proveedores',
  summary: 'Da de alta un proveedor',
  permiso: 'proveedor.editar',
  alcance: 'empresa',
  status: 201,
  body: ProveedorNuevo,
  response: Proveedor,
  errors: ['articulos.proveedor_repetido'],
});

export const cambiarProveedor = endpoint({
  method: 'PATCH',
  path: '/api/articulos/proveedores/:id',
  summary: 'Cambia los datos de un proveedor; lo que no se envía queda igual',
  permiso: 'proveedor.editar',
  alcance: 'empresa',
  params: ConId,
  body: CambioDeProveedor,
  response: Proveedor,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.proveedor_repetido'],
});

export const cambiarEstadoDeProveedor = endpoint({
  method: 'POST',
  path: '/api/articulos/proveedores/:id/estado',
  summary: 'Inactiva o reactiva un proveedor',
  permiso: 'proveedor.editar',
  alcance: 'empresa',
  params: ConId,
  body: z.strictObject({ version: Version, accion: z.enum(cicloDeProveedor.acciones) }),
  response: Proveedor,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'comun.transicion_invalida'],
});
