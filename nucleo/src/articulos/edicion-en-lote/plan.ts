import { cicloDeArticulo, type EstadoArticulo } from '#articulos/ciclo-de-articulo.ts';

/** What may be changed of many artículos at once (ART-19). `proveedor` is the principal one. */
export const CAMPOS_DE_EDICION = ['subfamilia', 'marca', 'unidad', 'iva', 'estado', 'negativo', 'proveedor'] as const;
export type CampoDeEdicion = (typeof CAMPOS_DE_EDICION)[number];

/** Ids, codes of the contract, or `true` and `false`; null is none. */
export type ValoresDeEdicion = Readonly<Record<CampoDeEdicion, string | null>>;

/** Why an artículo is left as it is. */
export const PROBLEMAS_DE_EDICION = [
  'TRANSICION',
  'DEPENDENCIAS',
  'CODIGO_OCUPADO',
  'FUSIONADO',
  'CLASIFICACION_INACTIVA',
  'OTROS_DECIMALES',
  'STOCK_NEGATIVO',
  'NO_LO_VENDE',
  'CAMBIO_DESPUES',
] as const;
type ProblemaDeEdicion = (typeof PROBLEMAS_DE_EDICION)[number];

export type ArticuloAEditar = {
  readonly id: string;
  /** Two with the same one cannot both be in use (INV-01). */
  readonly clave: string;
  /** Those inactive by now that answer to one of its codes as something else: only one of two comes back without a reason (ART-25). */
  readonly seCruzaCon: readonly string[];
  readonly valores: ValoresDeEdicion;
  /** What else is known of it and of what is asked. */
  readonly hechos: {
    /** Stock, reservations, open lines or a current estructura (INV-09). */
    readonly conDependencias: boolean;
    /** By one that is called the same, or that answers to one of its codes as something else. */
    readonly codigoOcupado: boolean;
    /** It gave way to another one, for good (ART-27). */
    readonly fusionado: boolean;
    readonly clasificacionInactiva: boolean;
    /** The unidad asked for has not the decimals it has: documents may count with them. */
    readonly otrosDecimales: boolean;
    readonly conStockNegativo: boolean;
    readonly loVende: boolean;
  };
};

export type CambioDeCampo = {
  readonly campo: CampoDeEdicion;
  readonly antes: string | null;
  readonly despues: string | null;
};
export type PedidoDeEdicion = Partial<ValoresDeEdicion>;

export type PlanDeArticulo = {
  readonly id: string;
  /** What changes of it; nothing when it is like that already, or when something is in the way. */
  readonly cambios: readonly CambioDeCampo[];
  readonly problema: ProblemaDeEdicion | null;
};

/**
 * What a change of many does to each: all that is asked of an artículo, or nothing of it when some part cannot be. Those in
 * the way of each other (two that come back with one code, or with crossed ones) are taken in their order. Null is asked of what somebody changed
 * since. `llega` says between which states there is a way.
 */
export function planear(
  articulos: readonly ArticuloAEditar[],
  pedidoDe: (articulo: ArticuloAEditar) => PedidoDeEdicion | null,
  llega: Camino = enUnPaso,
): readonly PlanDeArticulo[] {
  const vueltas = new Set<string>();
  return articulos.map((articulo) => {
    const pedido = pedidoDe(articulo);
    if (pedido === null) return { id: articulo.id, cambios: [], problema: 'CAMBIO_DESPUES' };
    const cambios = cambiosDe(articulo.valores, pedido);
    const vuelve = cambios.some(({ campo, antes }) => campo === 'estado' && antes === 'INACTIVO');
    const repetida = vuelve && [articulo.clave, ...articulo.seCruzaCon].some((una) => vueltas.has(una));
    const problema = repetida ? 'CODIGO_OCUPADO' : problemaDe(articulo, cambios, llega);
    if (vuelve && problema === null) vueltas.add(articulo.clave).add(articulo.id);
    return { id: articulo.id, cambios: problema === null ? cambios : [], problema };
  });
}

function cambiosDe(valores: ValoresDeEdicion, pedido: PedidoDeEdicion): readonly CambioDeCampo[] {
  return CAMPOS_DE_EDICION.flatMap((campo) => {
    const despues = pedido[campo];
    return despues === undefined || despues === valores[campo] ? [] : [{ campo, antes: valores[campo], despues }];
  });
}

function problemaDe(
  { hechos, valores }: ArticuloAEditar,
  cambios: readonly CambioDeCampo[],
  llega: Camino,
): ProblemaDeEdicion | null {
  const nuevo = new Map(cambios.map(({ campo, despues }) => [campo, despues]));
  const estado = nuevo.get('estado');
  if (estado !== undefined && !llega(valores.estado, estado)) return 'TRANSICION';
  if (dejaDeUsarse(estado) && hechos.conDependencias) return 'DEPENDENCIAS';
  if (estado !== undefined && valores.estado === 'INACTIVO' && hechos.fusionado) return 'FUSIONADO';
  if (estado !== undefined && valores.estado === 'INACTIVO' && hechos.codigoOcupado) return 'CODIGO_OCUPADO';
  const enUso = (estado ?? valores.estado) !== 'INACTIVO';
  if (enUso && (estado !== undefined || nuevo.has('subfamilia')) && hechos.clasificacionInactiva) {
    return 'CLASIFICACION_INACTIVA';
  }
  if (nuevo.has('unidad') && hechos.otrosDecimales) return 'OTROS_DECIMALES';
  if (nuevo.get('negativo') === 'false' && hechos.conStockNegativo) return 'STOCK_NEGATIVO';
  return nuevo.get('proveedor') != null && !hechos.loVende ? 'NO_LO_VENDE' : null;
}

/** What is inactive, or not ready yet, has nothing in hand nor waiting for it (INV-09). */
export const dejaDeUsarse = (estado: string | null | undefined): boolean =>
  estado === 'INACTIVO' || estado === 'BORRADOR';

type Camino = (desde: string | null, hacia: string | null) => boolean;

/** In one step of its life, like one by one. */
const enUnPaso: Camino = (desde, hacia) =>
  cicloDeArticulo.accionesDesde(desde as EstadoArticulo).some((accion) => {
    const movido = cicloDeArticulo.mover(desde as EstadoArticulo, accion);
    return movido.ok && movido.value === hacia;
  });

/** Undoing takes such a step back, which may be none by itself: to discontinued, or to not ready yet. */
export const pasoAtras: Camino = (desde, hacia) => enUnPaso(hacia, desde);

/** What undoing asks of an artículo: each thing as it was. */
export const vueltaDe = (cambios: readonly CambioDeCampo[]): PedidoDeEdicion =>
  Object.fromEntries(cambios.map(({ campo, antes }) => [campo, antes]));

/** The same, if it all still is as the change left it; otherwise nothing at all. */
export const pedidoDeVuelta = (valores: ValoresDeEdicion, cambios: readonly CambioDeCampo[]): PedidoDeEdicion | null =>
  cambios.every(({ campo, despues }) => valores[campo] === despues) ? vueltaDe(cambios) : null;
