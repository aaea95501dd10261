import { z } from 'zod';
import { SeleccionDeArticulos } from '#articulos/contrato-de-seleccion.ts';
import { ALERTAS } from '#articulos/precios/alertas.ts';
import { MonedaDeLista } from '#articulos/precios/listas/contrato-de-listas.ts';
import { cicloDeLote } from '#articulos/precios/lotes/ciclo-de-lote.ts';
import { ImporteConSigno, PorcentajeConSigno } from '#articulos/precios/lotes/contrato-de-lote.ts';
import { ConId, Id, Instante, Motivo, Unitario } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { COSTOS_QUE_QUEDAN } from './cambio-de-costo.ts';

const C = '/api/articulos/cambios-de-costo';

const noCero = (texto: string) => Number(texto) !== 0;
const NO_CERO = 'No puede ser cero.';

/** What is done to each cost, in the currency it is kept in. */
export const CambioDeCosto = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('PORCENTAJE'), valor: PorcentajeConSigno.refine(noCero, NO_CERO) }),
  /** Only the costs of that currency. */
  z.strictObject({
    tipo: z.literal('IMPORTE'),
    valor: ImporteConSigno.refine(noCero, NO_CERO),
    moneda: MonedaDeLista,
  }),
]);
export type CambioDeCosto = z.infer<typeof CambioDeCosto>;

const Queda = z.enum(COSTOS_QUE_QUEDAN);
const Porcentaje = z.string().nullable();

const CostoPrevisto = z.object({
  id: Id,
  codigo: z.string(),
  descripcion: z.string(),
  moneda: MonedaDeLista,
  antes: Unitario,
  despues: Unitario,
  variacion: Porcentaje,
  /** On the cost, with the price of today in the default lista; null without a price, or where the price follows the cost. */
  margenAntes: Porcentaje,
  margenDespues: Porcentaje,
  /** Its price is worked out of the cost: it moves with it. */
  sigue: z.boolean(),
  /** Its cost is what its principal proveedor asks. */
  deProveedor: z.boolean(),
  /** It moves more than the company expects, or leaves less than the lista wants over the cost. */
  alertas: z.array(z.enum(ALERTAS)),
});
export type CostoPrevisto = z.infer<typeof CostoPrevisto>;

const escribir = { method: 'POST', permiso: 'costo.modificar', trabajo: 'largo' } as const;

export const verCambioDeCostos = endpoint({
  ...escribir,
  alcance: 'sucursal',
  path: `${C}/vista-previa`,
  summary: 'Los costos que un cambio dejaría a los artículos elegidos, sin cambiar ninguno',
  body: z.strictObject({ seleccion: SeleccionDeArticulos, cambio: CambioDeCosto }),
  response: z.object({
    elegidos: z.int(),
    cambian: z.int(),
    quedan: z.array(z.object({ motivo: Queda, articulos: z.int() })),
    /** The lista that margins are told with. */
    lista: z.string(),
    /** Of those that change. */
    porMoneda: z.array(z.object({ moneda: MonedaDeLista, articulos: z.int(), antes: z.string(), despues: z.string() })),
    margenMedioAntes: Porcentaje,
    margenMedioDespues: Porcentaje,
    sinPrecio: z.int(),
    siguen: z.int(),
    deProveedor: z.int(),
    porAlerta: z.array(z.object({ alerta: z.enum(ALERTAS), articulos: z.int() })),
    /** Those that stand out first, and of each kind those that are left with the smallest margin. */
    muestra: z.array(CostoPrevisto),
    /** What was seen, to be sent with the change: with other costs by then, it is refused. */
    huella: z.string(),
  }),
  errors: ['comun.sin_permiso', 'articulos.demasiados'],
});

export const cambiarCostos = endpoint({
  ...escribir,
  alcance: 'sucursal',
  path: C,
  summary: 'Cambia muchos costos de reposición a la vez, sobre los que se vieron',
  body: z.strictObject({
    seleccion: SeleccionDeArticulos,
    cambio: CambioDeCosto,
    /** How many the preview said, and what it was worked out of. */
    cambian: z.int().min(1, 'No hay nada que cambiar.'),
    huella: z.string().max(60),
    motivo: Motivo,
    /** Also prepares a batch that keeps the margins of their prices, for somebody to look at (PRE-18). Nothing is applied. */
    proponerPrecios: z.boolean().default(false),
  }),
  response: z.object({
    id: Id,
    articulos: z.int(),
    quedan: z.int(),
    propuesta: z.object({ id: Id, numero: z.int() }).nullable(),
  }),
  status: 201,
  errors: ['comun.sin_permiso', 'articulos.demasiados', 'articulos.costos_distintos'],
});

export const TIPOS_DE_CAMBIO_DE_COSTO = ['CAMBIAR', 'DESHACER'] as const;
/** Whether it still holds, or was taken back. */
export const SITUACIONES_DE_CAMBIO_DE_COSTO = ['VIGENTE', 'DESHECHO'] as const;

export const CambioDeCostos = z.object({
  id: Id,
  tipo: z.enum(TIPOS_DE_CAMBIO_DE_COSTO),
  /** What was asked: «+10 %», «−5 USD». */
  pedido: z.string(),
  articulos: z.int(),
  quedan: z.int(),
  motivo: z.string(),
  en: Instante,
  quien: z.string(),
  deshecho: z.object({ en: Instante, quien: z.string() }).nullable(),
  /** The batch of prices that it proposed. */
  lote: z.object({ id: Id, numero: z.int(), estado: z.enum(cicloDeLote.estados) }).nullable(),
});
export type CambioDeCostos = z.infer<typeof CambioDeCostos>;

/** The columns of the list and what each can be asked (TD-07). */
export const FILTROS_DE_CAMBIOS_DE_COSTO = {
  en: 'fecha',
  tipo: 'lista',
  pedido: 'texto',
  articulos: 'numero',
  quedan: 'numero',
  motivo: 'texto',
  quien: 'texto',
  situacion: 'lista',
} as const satisfies CamposDeFiltro;

const ConsultaDeCambios = z.strictObject({
  ...consultaDeLista(['en']),
  filtros: filtrosPorColumna(FILTROS_DE_CAMBIOS_DE_COSTO),
});

export const listarCambiosDeCosto = endpoint({
  method: 'GET',
  path: C,
  summary: 'Los cambios de muchos costos a la vez, del último al primero',
  permiso: 'costo.ver',
  alcance: 'empresa',
  query: ConsultaDeCambios,
  response: listaDe(CambioDeCostos),
  errors: [],
});

export const exportarCambiosDeCosto = endpoint({
  method: 'GET',
  path: `${C}/exportar`,
  summary: 'Los cambios de costo que muestra el filtro, en CSV',
  permiso: 'costo.ver',
  alcance: 'empresa',
  query: ConsultaDeCambios,
  response: z.string(),
  formato: 'csv',
  errors: [],
});

export const verCambioDeCostosHecho = endpoint({
  method: 'GET',
  path: `${C}/:id`,
  summary: 'Un cambio de muchos costos: qué se pidió, cuándo, quién y si sigue en pie',
  permiso: 'costo.ver',
  alcance: 'empresa',
  params: ConId,
  response: CambioDeCostos,
  errors: ['comun.no_encontrado'],
});

export const LineaDeCambioDeCosto = z.object({
  id: Id,
  codigo: z.string(),
  descripcion: z.string(),
  moneda: MonedaDeLista.nullable(),
  antes: Unitario.nullable(),
  despues: Unitario.nullable(),
  variacion: Porcentaje,
  queda: Queda.nullable(),
});
export type LineaDeCambioDeCosto = z.infer<typeof LineaDeCambioDeCosto>;

/** The columns of the lines of a change and what each can be asked (TD-07). */
export const FILTROS_DE_LINEAS_DE_CAMBIO = {
  codigo: 'texto',
  descripcion: 'texto',
  moneda: 'lista',
  antes: 'numero',
  despues: 'numero',
  variacion: 'numero',
  queda: 'lista',
} as const satisfies CamposDeFiltro;

const ConsultaDeLineas = z.strictObject({
  ...consultaDeLista(['codigo']),
  filtros: filtrosPorColumna(FILTROS_DE_LINEAS_DE_CAMBIO),
  que: z.enum(['CAMBIAN', 'QUEDAN']).optional().describe('Sin decirlo: todos los elegidos'),
});

export const listarLineasDeCambioDeCosto = endpoint({
  method: 'GET',
  path: `${C}/:id/lineas`,
  summary: 'El costo que un cambio dejó a cada artículo, y los que quedaron como estaban con el porqué',
  permiso: 'costo.ver',
  alcance: 'empresa',
  params: ConId,
  query: ConsultaDeLineas,
  response: listaDe(LineaDeCambioDeCosto),
  errors: ['comun.no_encontrado'],
});

export const exportarLineasDeCambioDeCosto = endpoint({
  method: 'GET',
  path: `${C}/:id/exportar`,
  summary: 'Lo mismo, en CSV',
  permiso: 'costo.ver',
  alcance: 'empresa',
  params: ConId,
  query: ConsultaDeLineas,
  response: z.string(),
  formato: 'csv',
  errors: ['comun.no_encontrado'],
});

export const deshacerCambioDeCostos = endpoint({
  ...escribir,
  alcance: 'empresa',
  path: `${C}/:id/deshacer`,
  summary: 'Devuelve los costos que un cambio escribió y nadie cambió después, en otro cambio',
  params: ConId,
  body: z.strictObject({ motivo: Motivo }),
  response: z.object({
    id: Id,
    articulos: z.int(),
    quedan: z.int(),
    /** The number of the batch of prices that it had proposed, when that one was discarded too. */
    loteDescartado: z.int().nullable(),
  }),
  status: 201,
  errors: ['comun.no_encontrado', 'articulos.lote_no_se_deshace', 'articulos.lote_en_curso'],
});
