import { z } from 'zod';
import { Cantidad, Dia, Id, Total } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { esDia } from '#comun/fecha.ts';
import { PRIORIDADES } from './prioridad.ts';

const inicio = { method: 'GET', alcance: 'sucursal', errors: [] } as const;
/** Without a sucursal it is about all that the person may see. */
const deSuSucursal = { sucursalId: Id.optional() };
const porSucursal = z.strictObject(deSuSucursal);

/** How long each point of the chart of sales is. */
export const PASOS_DE_VENTAS = ['semana', 'mes', 'anio'] as const;
export type PasoDeVentas = (typeof PASOS_DE_VENTAS)[number];

/** What was sold from a day on, net of IVA and of what came back, in pesos. */
const Punto = z.object({ desde: Dia, importe: Total });
/** With what it had cost; null without `costo.ver` in every sucursal it is about. */
const PuntoConCosto = Punto.extend({ costo: Total.nullable() });

export const VentasDeInicio = z.object({
  paso: z.enum(PASOS_DE_VENTAS),
  /** The oldest first; the last one is running. */
  puntos: z.array(PuntoConCosto),
});
export type VentasDeInicio = z.infer<typeof VentasDeInicio>;

export const verVentas = endpoint({
  ...inicio,
  path: '/api/inicio/ventas',
  summary: 'Cuánto se vendió y cuánto costaba en las últimas 12 semanas, 12 meses o hasta 5 años',
  permiso: 'nota.ver',
  query: z.strictObject({ ...deSuSucursal, paso: z.enum(PASOS_DE_VENTAS).default('mes') }),
  response: VentasDeInicio,
});

export const CifrasDeInicio = z.object({
  hoy: z.object({
    importe: Total,
    /** The same weekday a week before, up to this hour. */
    antes: Total,
    /** The last fourteen days, the last one is today. */
    dias: z.array(Punto),
  }),
  mes: z.object({
    importe: Total,
    /** The month before, up to the same day and hour; whole when it is shorter. */
    antes: Total,
    /** What the sales left over their cost, now and in the stretch before; null without `costo.ver`. */
    margen: Total.nullable(),
    margenAntes: Total.nullable(),
  }),
  anio: z.object({
    importe: Total,
    /** The year before, up to the same day and hour. */
    antes: Total,
    /** The twelve of the running year, January first; those to come are zero. */
    porMes: z.array(PuntoConCosto),
  }),
  /** What each sucursal sold in the running month, the one that sold most first; also those that sold nothing. */
  sucursales: z.array(z.object({ id: Id, nombre: z.string(), importe: Total })),
});
export type CifrasDeInicio = z.infer<typeof CifrasDeInicio>;

export const verCifras = endpoint({
  ...inicio,
  path: '/api/inicio/cifras',
  summary: 'Las ventas de hoy, del mes y del año, cada una con el mismo tramo anterior, y las del mes por sucursal',
  permiso: 'nota.ver',
  query: porSucursal,
  response: CifrasDeInicio,
});

const Actividad = z.object({
  /** Confirmed and not voided, by the day they were begun. */
  notas: z.int(),
  /** How many customers those are of, the consumidor final apart; null for who may not see clientes. */
  clientes: z.int().nullable(),
});

export const ActividadDeInicio = z.object({
  /** The last six months, the oldest first; the last one is running. */
  meses: z.array(Actividad.extend({ desde: Dia })),
  /** The month before the running one, up to the same day and hour; whole when it is shorter. */
  antes: Actividad,
});
export type ActividadDeInicio = z.infer<typeof ActividadDeInicio>;

export const verActividad = endpoint({
  ...inicio,
  path: '/api/inicio/actividad',
  summary: 'Cuántas notas se hicieron y a cuántos clientes en cada uno de los últimos seis meses',
  permiso: 'nota.ver',
  query: porSucursal,
  response: ActividadDeInicio,
});

/** A month as `aaaa-mm`. */
const Mes = z
  .string()
  .regex(/^\d{4}-\d{2}$/, 'Tiene que ser un mes aaaa-mm.')
  .refine((mes) => esDia(`${mes}-01`), 'Tiene que ser un mes aaaa-mm.');

export const MejoresDelMes = z.object({
  mes: z.string(),
  /** Without the consumidor final, who is nobody in particular; empty for who may not see clientes. */
  clientes: z.array(
    z.object({
      id: Id,
      nombre: z.string(),
      /** Of those with something delivered in the month. */
      notas: z.int(),
      importe: Total,
      /** By its share of all that was sold in the month. */
      prioridad: z.enum(PRIORIDADES),
    }),
  ),
  articulos: z.array(
    z.object({
      id: Id,
      codigo: z.string(),
      descripcion: z.string(),
      unidad: z.string(),
      unidades: Cantidad,
      importe: Total,
    }),
  ),
});
export type MejoresDelMes = z.infer<typeof MejoresDelMes>;

export const verMejores = endpoint({
  ...inicio,
  path: '/api/inicio/mejores',
  summary: 'Los cinco clientes y los cinco artículos que más vendieron en un mes; sin decir cuál, el que corre',
  permiso: 'nota.ver',
  query: z.strictObject({ ...deSuSucursal, mes: Mes.optional() }),
  response: MejoresDelMes,
});

export const StockDeInicio = z.object({
  /** What all that is in hand is worth at its average cost. */
  valorizado: Total,
  /** What it was worth at the end of the day thirty days ago. */
  hace30: Total,
  /** What it was worth at the end of one day a week, thirteen of them; the last one is now. */
  puntos: z.array(z.object({ dia: Dia, importe: Total })),
  /** What was here 180 days ago and nobody sold since, and what part of all that is; null when there is nothing in hand. */
  inmovilizado: z.object({ importe: Total, porciento: z.string().nullable() }),
});
export type StockDeInicio = z.infer<typeof StockDeInicio>;

export const verStockDeInicio = endpoint({
  ...inicio,
  // Like the valuation it reads every balance there is.
  trabajo: 'largo',
  path: '/api/inicio/stock',
  summary: 'Cuánto vale el stock, cuánto valía en las últimas semanas y cuánto está inmovilizado',
  permiso: 'costo.ver',
  query: porSucursal,
  response: StockDeInicio,
});

/** Each is null for who may not see what it counts. */
export const TarjetasDeInicio = z.object({
  /** Work that waits, besides what is to be delivered, which the menu counts on every screen. */
  pendientes: z.object({
    /** Artículos with less than nothing, or promised beyond what there is. */
    negativos: z.int().nullable(),
    /** Ajustes written and not applied. */
    ajustes: z.int().nullable(),
    /** Notas begun and not confirmed. */
    borradores: z.int().nullable(),
    /** Artículos without a price in the lista by default; of the whole company. */
    sinPrecio: z.int().nullable(),
  }),
  /** In use: all but the inactive. */
  articulosActivos: z.int().nullable(),
  clientes: z.int().nullable(),
  /** Drafts, and those that still have something to deliver. */
  notasAbiertas: z.int().nullable(),
  /** Artículos under their minimum in some depósito. */
  bajoStock: z.int().nullable(),
  /** In hand and without a sale for as long as the policy of their place in the tree says (OBS-04). */
  obsoletos: z.int().nullable(),
  paraReponer: z
    .object({
      total: z.int(),
      /** Those that miss the most of what they should have, in the depósitos where they are short. */
      filas: z.array(
        z.object({
          id: Id,
          codigo: z.string(),
          descripcion: z.string(),
          disponible: Cantidad,
          minimo: Cantidad,
        }),
      ),
    })
    .nullable(),
});
export type TarjetasDeInicio = z.infer<typeof TarjetasDeInicio>;

export const contarTarjetas = endpoint({
  ...inicio,
  path: '/api/inicio/tarjetas',
  summary:
    'Lo que espera que alguien lo haga, y cuántos artículos, clientes, notas abiertas y artículos por reponer hay',
  permiso: 'con_sesion',
  query: porSucursal,
  response: TarjetasDeInicio,
});
