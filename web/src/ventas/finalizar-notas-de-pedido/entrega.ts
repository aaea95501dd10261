import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type Big, CERO, decimal, sumar } from '@trastienda/nucleo/comun/decimal.ts';
import type { NotaDetalle, RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { parteDelTotal } from '@trastienda/nucleo/ventas/kits/kit.ts';
import { importeDe, totalesDe } from '@trastienda/nucleo/ventas/totales.ts';

/** How much of each line goes out now, by line. */
export type AEntregar = Readonly<Record<string, string>>;

export type Tope = {
  readonly maximo: string;
  /** What stops it there: nothing more was ordered, or there is no more to give. */
  readonly por: 'pendiente' | 'stock';
};

const menor = (a: Big, b: Big): Big => (a.lt(b) ? a : b);
const noNegativo = (valor: Big): Big => (valor.lt(0) ? CERO : valor);

/** Lines with something still to deliver. */
export const porEntregar = ({ renglones }: Pick<NotaDetalle, 'renglones'>): readonly RenglonDetalle[] =>
  renglones.filter(({ pendiente }) => decimal(pendiente).gt(0));

/** Free stock of a line in `depositoId`, besides what is reserved for it. */
export function libreEn(renglon: RenglonDetalle, depositoId: string, propio: string): string {
  if (renglon.stock === null) return '0';
  if (depositoId === propio) return renglon.stock.aca;
  return renglon.stock.otras.find((otra) => otra.depositoId === depositoId)?.disponible ?? '0';
}

/** The most a line can give now: never more than reserved + free, never more than what is pending. */
export function topeDe(renglon: RenglonDetalle, depositoId: string, propio: string): Tope {
  const pendiente = decimal(renglon.pendiente);
  if (renglon.tipo === 'SERVICIO') return { maximo: renglon.pendiente, por: 'pendiente' };
  const reservado = depositoId === propio ? decimal(renglon.reservada) : CERO;
  const hay = reservado.plus(noNegativo(decimal(libreEn(renglon, depositoId, propio))));
  return { maximo: textoCantidad(menor(pendiente, hay)), por: hay.lt(pendiente) ? 'stock' : 'pendiente' };
}

/** What to offer at first: everything reserved here; from another depósito, whatever it has. Services go whole. */
export function todoLoReservado(renglones: readonly RenglonDetalle[], depositoId: string, propio: string): AEntregar {
  return Object.fromEntries(
    renglones.map((renglon) => {
      const { maximo } = topeDe(renglon, depositoId, propio);
      if (renglon.tipo === 'SERVICIO' || depositoId !== propio) return [renglon.id, maximo];
      return [renglon.id, textoCantidad(menor(decimal(renglon.reservada), decimal(maximo)))];
    }),
  );
}

/** What was chosen, over a nota that says other figures: no line gives more than it now can. */
export const recortadas = (
  aEntregar: AEntregar,
  renglones: readonly RenglonDetalle[],
  tope: (renglon: RenglonDetalle) => Tope,
): AEntregar =>
  Object.fromEntries(
    renglones.map((renglon) => [
      renglon.id,
      textoCantidad(menor(decimal(cantidadDe(aEntregar, renglon)), decimal(tope(renglon).maximo))),
    ]),
  );

/** The numbers that go out, by line of the nota or by component of a kit. */
export type NumerosPorLinea = Readonly<
  Record<string, readonly { readonly numero: string; readonly cantidad: string }[]>
>;

/** As they travel: those of the lines that go out now. */
export function numerosDeEntrega(
  renglones: readonly RenglonDetalle[],
  aEntregar: AEntregar,
  numeros: NumerosPorLinea,
): { readonly numeros?: { lineaId: string; numero: string; cantidad: string }[] } {
  const salen = renglones
    .filter((renglon) => cantidadDe(aEntregar, renglon) !== '0')
    .flatMap(({ id, kit }) => [id, ...(kit?.componentes ?? []).map((componente) => componente.id)]);
  const dichos = salen.flatMap((lineaId) =>
    (numeros[lineaId] ?? []).map(({ numero, cantidad }) => ({ lineaId, numero, cantidad })),
  );
  return dichos.length === 0 ? {} : { numeros: dichos };
}

export const NADA: AEntregar = {};
export const cantidadDe = (aEntregar: AEntregar, { id }: Pick<RenglonDetalle, 'id'>): string => aEntregar[id] ?? '0';

type Componente = NonNullable<RenglonDetalle['kit']>['componentes'][number];

/** What so many kits more of a line take from the shelf; nothing of a line that is no kit. */
export const componentesQueSalen = (
  { kit, entregada, pedida }: RenglonDetalle,
  ahora: string,
): readonly { readonly componente: Componente; readonly cantidad: string }[] =>
  (kit?.componentes ?? []).map((componente) => {
    const hasta = parteDelTotal(componente, decimal(entregada).plus(ahora), pedida);
    return { componente, cantidad: hasta.minus(parteDelTotal(componente, decimal(entregada), pedida)).toFixed() };
  });

/** How much of a component whoever prepares a line picks: what goes out now or, while nothing does, what is pending. */
export const cuantoSeToma =
  (renglon: RenglonDetalle, aEntregar: AEntregar) =>
  ({ id, pendiente }: Componente): string => {
    const ahora = cantidadDe(aEntregar, renglon);
    if (ahora === '0') return pendiente;
    return componentesQueSalen(renglon, ahora).find(({ componente }) => componente.id === id)?.cantidad ?? '0';
  };

/** What stays to be delivered on a line after this delivery. */
export const saldoDe = (renglon: RenglonDetalle, aEntregar: AEntregar): string =>
  textoCantidad(decimal(renglon.pendiente).minus(cantidadDe(aEntregar, renglon)));

export type Resumen = {
  readonly unidades: string;
  readonly deUnidades: string;
  readonly quedan: string;
  /** With IVA, by the rule of the whole nota. */
  readonly valor: string;
  readonly hacia: 'nada' | 'PARCIAL' | 'FINALIZADA';
};

/** What this delivery makes of the nota, given the lines whose rest is given up. */
export function resumenDe(
  renglones: readonly RenglonDetalle[],
  aEntregar: AEntregar,
  cancelados: ReadonlySet<string>,
): Resumen {
  const ahora = sumar(renglones.map((renglon) => cantidadDe(aEntregar, renglon)));
  const quedan = sumar(renglones.filter(({ id }) => !cancelados.has(id)).map((renglon) => saldoDe(renglon, aEntregar)));
  const { total } = totalesDe(
    renglones.map((renglon) => ({
      importe: importeDe({ ...renglon, cantidad: cantidadDe(aEntregar, renglon) }),
      iva: renglon.iva,
    })),
  );
  const algo = ahora.gt(0) || cancelados.size > 0;
  return {
    unidades: textoCantidad(ahora),
    deUnidades: textoCantidad(sumar(renglones.map(({ pendiente }) => pendiente))),
    quedan: textoCantidad(quedan),
    valor: total,
    hacia: algo ? (quedan.eq(0) ? 'FINALIZADA' : 'PARCIAL') : 'nada',
  };
}

/** Lines of the command that delivers; null when nothing goes out. */
export function renglonesDeEntrega(renglones: readonly RenglonDetalle[], aEntregar: AEntregar) {
  const salen = renglones
    .map((renglon) => ({ renglonId: renglon.id, cantidad: cantidadDe(aEntregar, renglon) }))
    .filter(({ cantidad }) => decimal(cantidad).gt(0));
  return salen.length === 0 ? null : salen;
}

export type Lectura =
  /** What each line it touched is left at. */
  | { readonly tipo: 'suma'; readonly renglones: readonly { readonly renglonId: string; readonly cantidad: string }[] }
  | { readonly tipo: 'ajeno' }
  | { readonly tipo: 'completo'; readonly por: Tope['por'] }
  /** It is more than there is room for, as a box of six where four are left. */
  | { readonly tipo: 'pasa'; readonly lugar: string; readonly por: Tope['por'] };

/**
 * One scan in control mode: fills the lines of that artículo in their order. What does not fit whole adds nothing: nobody opens
 * a box without saying so.
 */
export function leerEnControl(
  renglones: readonly RenglonDetalle[],
  aEntregar: AEntregar,
  lectura: { readonly articuloId: string; readonly cantidad: string },
  tope: (renglon: RenglonDetalle) => Tope,
): Lectura {
  const suyos = renglones.filter(({ articuloId }) => articuloId === lectura.articuloId);
  const ultimo = suyos.at(-1);
  if (!ultimo) return { tipo: 'ajeno' };
  let falta = decimal(lectura.cantidad);
  const sumas = suyos.flatMap((renglon) => {
    const hay = decimal(cantidadDe(aEntregar, renglon));
    const toma = menor(falta, noNegativo(decimal(tope(renglon).maximo).minus(hay)));
    if (toma.eq(0)) return [];
    falta = falta.minus(toma);
    return [{ renglonId: renglon.id, cantidad: textoCantidad(hay.plus(toma)) }];
  });
  if (falta.eq(0)) return { tipo: 'suma', renglones: sumas };
  const lugar = textoCantidad(decimal(lectura.cantidad).minus(falta));
  const { por } = tope(ultimo);
  return lugar === '0' ? { tipo: 'completo', por } : { tipo: 'pasa', lugar, por };
}
