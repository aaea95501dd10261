import { type Control, esUnico } from '#articulos/numeros/control.ts';
import { respetaDecimales } from '#comun/cantidad.ts';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { normaCodigo } from '#comun/texto.ts';
import type { Asiento, Lugares, Traspaso } from '#stock/movimiento.ts';
import type { NumeroPedido } from './numero-pedido.ts';
import type { ReparoDeNumeros } from './reparos.ts';

/** A number that is known, and how much of it is in each real depósito. */
export type NumeroConocido = {
  readonly id: string;
  readonly articuloId: string;
  readonly codigo: string;
  readonly control: Control;
  readonly numero: string;
  readonly vence: string | null;
  readonly lugares: ReadonlyMap<string, Big>;
};

/** One signed row of the ledger of numbers. */
export type AsientoDeNumero = Pick<Asiento, 'articuloId' | 'depositoId' | 'cantidad' | 'linea'> & {
  readonly numeroId: string;
  /** Which of the movements that are written together; the only one is the first. */
  readonly movimiento: number;
};

/** A traspaso of one of several movements that are written together. */
export type TraspasoDeVarios = Traspaso & { readonly movimiento?: number };

/** How much of a number is in a real depósito after the movement. */
export type SaldoDeNumero = {
  readonly numeroId: string;
  readonly articuloId: string;
  readonly depositoId: string;
  readonly control: Control;
  readonly cantidad: Big;
};

export type NumerosMovidos = {
  readonly asientos: readonly AsientoDeNumero[];
  readonly saldos: readonly SaldoDeNumero[];
};

type NumerosConReparos = {
  readonly code: 'stock.numeros_con_reparos';
  readonly data: { readonly fallas: readonly ReparoDeNumeros[] };
};

type Hechos = Lugares & {
  readonly articuloDe: (articuloId: string) => { readonly codigo: string; readonly control: Control };
  /** By its normal form; undefined when the artículo has no such number. */
  readonly numeroDe: (articuloId: string, norma: string) => NumeroConocido | undefined;
};

/**
 * Which numbers each traspaso takes along: as many units as it moves, of numbers that are where it leaves from. What comes
 * in from outside brings numbers that are nowhere else, when they are of one thing (INV-27).
 */
export function moverNumeros(
  traspasos: readonly TraspasoDeVarios[],
  hechos: Hechos,
): Result<NumerosMovidos, NumerosConReparos> {
  const conNumeros = traspasos.filter(({ numeros }) => numeros !== undefined && numeros.length > 0);
  const reparos = conNumeros.flatMap((traspaso) => reparosDe(traspaso, hechos));
  if (reparos.length > 0) return conReparos(reparos);
  const conocidos = new Map<string, NumeroConocido>();
  const asientos = conNumeros.flatMap(({ articuloId, desde, hacia, linea = null, movimiento = 0, numeros = [] }) =>
    numeros.flatMap(({ numero, cantidad }) => {
      const conocido = hechos.numeroDe(articuloId, normaCodigo(numero));
      if (!conocido) return [];
      conocidos.set(conocido.id, conocido);
      const comun = { numeroId: conocido.id, articuloId, linea, movimiento };
      return [
        { ...comun, depositoId: desde, cantidad: decimal(cantidad).neg() },
        { ...comun, depositoId: hacia, cantidad: decimal(cantidad) },
      ];
    }),
  );
  return saldar(asientos, conocidos, hechos);
}

/** What undoes some rows, as long as the numbers are still where they went. */
export const revertirNumeros = (
  originales: readonly AsientoDeNumero[],
  conocidos: ReadonlyMap<string, NumeroConocido>,
  lugares: Lugares,
): Result<NumerosMovidos, NumerosConReparos> =>
  saldar(
    originales.map((asiento) => ({ ...asiento, cantidad: asiento.cantidad.neg() })),
    conocidos,
    lugares,
  );

const conReparos = (fallas: readonly ReparoDeNumeros[]) =>
  fail({ code: 'stock.numeros_con_reparos', data: { fallas } } as const);

/** What is wrong before looking at where anything is. */
function reparosDe(
  { articuloId, decimales, cantidad, desde, hacia, numeros = [] }: Traspaso,
  { articuloDe, numeroDe, esVirtual }: Hechos,
): ReparoDeNumeros[] {
  const { codigo, control } = articuloDe(articuloId);
  if (control === 'NINGUNO') return [{ clase: 'SIN_CONTROL', codigo, numero: '' }];
  const suma = numeros.reduce((total, uno) => total.plus(uno.cantidad), CERO);
  const entra = esVirtual(desde) && !esVirtual(hacia);
  return [
    ...(suma.eq(cantidad) ? [] : [{ clase: 'NO_CUADRAN' as const, codigo, numero: '' }]),
    ...numeros.flatMap((uno): ReparoDeNumeros[] => {
      const clase = claseDeReparo(uno, {
        control,
        decimales,
        entra,
        conocido: numeroDe(articuloId, normaCodigo(uno.numero)),
      });
      return clase ? [{ clase, codigo, numero: uno.numero }] : [];
    }),
  ];
}

function claseDeReparo(
  { cantidad, vence = null }: NumeroPedido,
  {
    control,
    decimales,
    entra,
    conocido,
  }: {
    readonly control: Control;
    readonly decimales: number;
    readonly entra: boolean;
    readonly conocido: NumeroConocido | undefined;
  },
): ReparoDeNumeros['clase'] | undefined {
  // Whatever comes in was written down just before: if it is not there, somebody else has it.
  if (!conocido) return entra ? 'DE_OTRO' : 'NO_ESTA';
  if (esUnico(control) && !decimal(cantidad).eq(1)) return 'DE_A_UNO';
  if (!respetaDecimales(cantidad, decimales)) return 'DECIMALES';
  if (entra && vence !== null && vence !== conocido.vence) return 'VENCE_DISTINTO';
  return undefined;
}

function saldar(
  asientos: readonly AsientoDeNumero[],
  conocidos: ReadonlyMap<string, NumeroConocido>,
  { esVirtual }: Lugares,
): Result<NumerosMovidos, NumerosConReparos> {
  const quedan = new Map([...conocidos].map(([id, { lugares }]) => [id, new Map(lugares)]));
  const tocados = new Map<string, AsientoDeNumero>();
  for (const asiento of asientos) {
    if (esVirtual(asiento.depositoId)) continue;
    const lugares = quedan.get(asiento.numeroId);
    lugares?.set(asiento.depositoId, (lugares.get(asiento.depositoId) ?? CERO).plus(asiento.cantidad));
    tocados.set(`${asiento.numeroId} ${asiento.depositoId}`, asiento);
  }
  const reparos = [...quedan].flatMap(([id, lugares]): ReparoDeNumeros[] => {
    const conocido = conocidos.get(id);
    const clase = conocido && claseDeLugares([...lugares.values()], conocido.control);
    return clase ? [{ clase, codigo: conocido.codigo, numero: conocido.numero }] : [];
  });
  if (reparos.length > 0) return conReparos(reparos);
  return ok({
    asientos,
    saldos: [...tocados.values()].map(({ numeroId, articuloId, depositoId }) => ({
      numeroId,
      articuloId,
      depositoId,
      control: conocidos.get(numeroId)?.control ?? 'LOTE',
      cantidad: quedan.get(numeroId)?.get(depositoId) ?? CERO,
    })),
  });
}

function claseDeLugares(cantidades: readonly Big[], control: Control): ReparoDeNumeros['clase'] | undefined {
  if (cantidades.some((cantidad) => cantidad.lt(0))) return 'NO_ESTA';
  const total = cantidades.reduce((suma, cantidad) => suma.plus(cantidad), CERO);
  return esUnico(control) && total.gt(1) ? 'OCUPADO' : undefined;
}
