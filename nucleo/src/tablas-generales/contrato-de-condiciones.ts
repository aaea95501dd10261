import { z } from 'zod';
import { Bandera, Id, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna } from '#comun/paginacion.ts';
import { cambiar, comunes, crear, exportar, listar, NombreDeTabla, soloUna } from './contrato-de-tabla.ts';

/** How a sale is paid: «Contado», «30 días». It may have a lista de precios of its own (PRE-01). */
export const CondicionDeVenta = z.object({
  ...comunes,
  nombre: z.string(),
  /** From 1, of the one that gives the cliente least to the one that gives most (RN-18). */
  orden: z.int(),
  listaId: Id.nullable(),
  lista: z.string().nullable(),
  activa: z.boolean(),
});
export type CondicionDeVenta = z.infer<typeof CondicionDeVenta>;

/** The columns and what each can be asked (TD-07). */
export const FILTROS_DE_CONDICIONES = {
  nombre: 'texto',
  orden: 'numero',
  lista: 'texto',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

const ConsultaDeCondiciones = z.strictObject({
  ...consultaDeLista(['orden', 'nombre']),
  ...soloUna,
  filtros: filtrosPorColumna(FILTROS_DE_CONDICIONES),
  activa: Bandera,
});

export const listarCondiciones = listar(
  { tabla: 'condiciones-de-venta', summary: 'Condiciones de venta, con la lista de precios de cada una' },
  ConsultaDeCondiciones,
  CondicionDeVenta,
);
export const exportarCondiciones = exportar(
  { tabla: 'condiciones-de-venta', summary: 'Las condiciones de venta como CSV' },
  ConsultaDeCondiciones,
);

export const NuevaCondicion = z.strictObject({ nombre: NombreDeTabla, listaId: Id.nullable().optional() });
export type NuevaCondicion = z.infer<typeof NuevaCondicion>;

export const crearCondicion = crear(
  { tabla: 'condiciones-de-venta', summary: 'Agrega una condición de venta', errors: ['tablas.nombre_repetido'] },
  NuevaCondicion,
  CondicionDeVenta,
);

export const CambioDeCondicion = z.strictObject({
  nombre: NombreDeTabla.optional(),
  /** From 1; the others make room. */
  orden: z
    .int('Tiene que ser un número entero.')
    .min(1, 'Empieza en 1.')
    .max(10_000, 'Admite hasta 10.000.')
    .optional(),
  /** Null leaves it without a lista. */
  listaId: Id.nullable().optional(),
  activa: z.boolean().optional(),
  version: Version,
});
export type CambioDeCondicion = z.infer<typeof CambioDeCondicion>;

export const cambiarCondicion = cambiar(
  {
    tabla: 'condiciones-de-venta',
    summary: 'Cambia, inactiva o reactiva una condición de venta',
    errors: ['tablas.nombre_repetido'],
  },
  CambioDeCondicion,
  CondicionDeVenta,
);

/** What a condición or a sucursal may be given. They are few. */
export const listarListasParaElegir = endpoint({
  method: 'GET',
  path: '/api/tablas-generales/listas-de-precio',
  summary: 'Las listas de precios activas, para dárselas a una sucursal, a una condición de venta o a un cliente',
  permiso: 'tabla.ver',
  alcance: 'empresa',
  response: z.object({ filas: z.array(z.object({ id: Id, nombre: z.string(), omision: z.boolean() })) }),
  errors: [],
});
