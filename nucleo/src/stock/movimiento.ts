import { assert, definido } from '#comun/assert.ts';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import { type Costo, entrar, SIN_COSTO, salir, valorAlPromedio } from './costo.ts';
import type { NumeroPedido } from './numeros/numero-pedido.ts';

export const TIPOS_DE_MOVIMIENTO = [
  'INICIAL',
  'COMPRA',
  'DEV_PROVEEDOR',
  'VENTA',
  'DEV_CLIENTE',
  'AJUSTE',
  'OM_DESPACHO',
  'OM_RECEPCION',
  'OM_RESOLUCION',
  'OT_RETIRO',
  'OT_DEVOLUCION',
  'OT_CONSUMO',
  'ARMADO',
  'DESARMADO',
  'FUSION',
  'REVERSION',
] as const;
export type TipoMovimiento = (typeof TIPOS_DE_MOVIMIENTO)[number];

/** A quantity of one artículo that leaves a place and enters another. */
export type Traspaso = {
  readonly articuloId: string;
  readonly decimales: number;
  readonly desde: string;
  readonly hacia: string;
  /** Above zero. */
  readonly cantidad: string;
  /** Unit cost of what enters; without it, the current average. */
  readonly costo?: string | null;
  /** Exact value of what enters, when it is known better than by a unit cost (a return at its cost of delivery). */
  readonly valor?: string | null;
  readonly linea?: string | null;
  /** Which lots, serial numbers or obleas; an artículo that keeps them does not move without (ART-24). */
  readonly numeros?: readonly NumeroPedido[] | undefined;
};

/** One signed row of the ledger. */
export type Asiento = {
  readonly articuloId: string;
  readonly depositoId: string;
  readonly decimales: number;
  readonly cantidad: Big;
  readonly valor: Big;
  readonly linea: string | null;
};

/** Everything a movement writes down. The asientos of each artículo sum to zero in quantity and in value (INV-15). */
export type Asentado = {
  readonly asientos: readonly Asiento[];
  /** The cost of each artículo after the movement. */
  readonly costos: ReadonlyMap<string, Costo>;
  /** Per artículo, what its value moved besides its asientos; only those that are not zero. */
  readonly diferencias: ReadonlyMap<string, Big>;
};

export type Lugares = { readonly esVirtual: (depositoId: string) => boolean };

/** Turns traspasos into asientos, two per traspaso and in their order, and carries the costs along. */
export function asentarTraspasos(
  traspasos: readonly Traspaso[],
  costosActuales: ReadonlyMap<string, Costo>,
  lugares: Lugares,
): Asentado {
  const costos = new Map<string, Costo>();
  const diferencias = new Map<string, Big>();
  const asientos = traspasos.flatMap((traspaso) => {
    const { articuloId, decimales, desde, hacia, linea = null } = traspaso;
    const cantidad = decimal(traspaso.cantidad);
    assert(cantidad.gt(0), 'a traspaso moves something');
    assert(desde !== hacia, 'a traspaso goes somewhere else');

    const antes = costos.get(articuloId) ?? costosActuales.get(articuloId) ?? SIN_COSTO;
    const { costo, diferencia, valor } = valuar(traspaso, cantidad, antes, lugares);
    costos.set(articuloId, costo);
    anotar(diferencias, articuloId, diferencia);
    return [
      { articuloId, depositoId: desde, decimales, cantidad: cantidad.neg(), valor: valor.neg(), linea },
      { articuloId, depositoId: hacia, decimales, cantidad, valor, linea },
    ];
  });
  return { asientos, costos, diferencias };
}

function valuar(traspaso: Traspaso, cantidad: Big, antes: Costo, { esVirtual }: Lugares) {
  const vieneDeAfuera = esVirtual(traspaso.desde);
  const vaAfuera = esVirtual(traspaso.hacia);
  if (vieneDeAfuera && !vaAfuera) {
    const valor = valorDeEntrada(traspaso, cantidad, antes);
    return { ...entrar(antes, cantidad, valor), valor };
  }
  if (!vieneDeAfuera && vaAfuera) return { ...salir(antes, cantidad), diferencia: CERO };
  // From one depósito to another, or outside altogether: the company holds the same at the same cost.
  return { costo: antes, diferencia: CERO, valor: valorAlPromedio(antes, cantidad) };
}

function valorDeEntrada({ valor, costo }: Traspaso, cantidad: Big, antes: Costo): Big {
  if (valor !== undefined && valor !== null) return decimal(valor);
  if (costo !== undefined && costo !== null) return decimal(costo).times(cantidad);
  return valorAlPromedio(antes, cantidad);
}

/** What a traspaso was worth, by line of its document. */
export function valorPorLinea(asientos: readonly Asiento[]): Map<string, Big> {
  const valores = new Map<string, Big>();
  for (const { linea, valor, cantidad } of asientos) {
    if (linea !== null && cantidad.gt(0)) valores.set(linea, (valores.get(linea) ?? CERO).plus(valor));
  }
  return valores;
}

/** The change of each balance, one row per (artículo, depósito), in ascending order. Real depósitos only. */
export function cambiosDeSaldo(
  asientos: readonly Pick<Asiento, 'articuloId' | 'depositoId' | 'cantidad'>[],
  { esVirtual }: Lugares,
): { readonly articuloId: string; readonly depositoId: string; readonly cantidad: Big }[] {
  const cambios = new Map<string, { articuloId: string; depositoId: string; cantidad: Big }>();
  for (const { articuloId, depositoId, cantidad } of asientos) {
    if (esVirtual(depositoId)) continue;
    const clave = claveDePar({ articuloId, depositoId });
    const previo = cambios.get(clave)?.cantidad ?? CERO;
    cambios.set(clave, { articuloId, depositoId, cantidad: previo.plus(cantidad) });
  }
  return [...cambios.keys()].sort().map((clave) => definido(cambios.get(clave), 'the change just kept'));
}

export const claveDePar = ({ articuloId, depositoId }: { articuloId: string; depositoId: string }): string =>
  `${articuloId} ${depositoId}`;

export function anotar(diferencias: Map<string, Big>, articuloId: string, diferencia: Big): void {
  const suma = (diferencias.get(articuloId) ?? CERO).plus(diferencia);
  if (suma.eq(0)) diferencias.delete(articuloId);
  else diferencias.set(articuloId, suma);
}
