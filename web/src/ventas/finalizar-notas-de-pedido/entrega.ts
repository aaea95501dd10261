import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type Big, CERO, decimal, sumar } from '@trastienda/nucleo/comun/decimal.ts';
import type { NotaDetalle, RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { parteDelTotal } from '@trastienda/nucleo/ventas/kits/kit.ts';
import { menor } from '@trastienda/nucleo/ventas/nota.ts';
import { importeDe, totalesDe } from '@trastienda/nucleo/ventas/totales.ts';

/** How much of each line goes out now, by line. */
export type AEntregar = Readonly<Record<string, string>>;

export type Tope = {
  readonly maximo: string;
  /** What stops it there: nothing more was ordered, or there is no more to give. */
  readonly por: 'pendiente' | 'stock';
};

const mayor = (a: Big, b: Big): Big => (a.gt(b) ? a : b);
const noNegativo = (valor: Big): Big => (valor.lt(0) ? CERO : valor);

/** Lines with something still to deliver. */
export const porEntregar = ({ renglones }: Pick<NotaDetalle, 'renglones'>): readonly RenglonDetalle[] =>
  renglones.filter(({ pendiente }) => decimal(pendiente).gt(0));

/** Free stock of a line in `depositoId`, besides what is reserved for it; null where the person does not see it. */
export function libreEn({ tipo, stock }: RenglonDetalle, depositoId: string, propio: string): string | null {
  if (tipo === 'SERVICIO') return '0';
  if (stock === null) return null;
  if (depositoId === propio) return stock.aca;
  return stock.otras.find((otra) => otra.depositoId === depositoId)?.disponible ?? '0';
}

const reservadoEn = ({ reservada }: RenglonDetalle, depositoId: string, propio: string): Big =>
  depositoId === propio ? decimal(reservada) : CERO;

/** The other lines, and how much of each goes out: what they take of an artículo is there no more. */
export type LosDemas = { readonly renglones: readonly RenglonDetalle[]; readonly aEntregar: AEntregar };

const NADIE: LosDemas = { renglones: [], aEntregar: {} };

/** What a line has there: reserved for it and free, less what other lines of the same artículo take beyond what is theirs. */
export function hayPara(
  renglon: RenglonDetalle,
  depositoId: string,
  propio: string,
  demas: LosDemas = NADIE,
): Big | null {
  const libre = libreEn(renglon, depositoId, propio);
  if (libre === null) return null;
  const tomado = sumar(
    losDelMismo(renglon, demas).map((otro) =>
      noNegativo(decimal(cantidadDe(demas.aEntregar, otro)).minus(reservadoEn(otro, depositoId, propio))),
    ),
  );
  return reservadoEn(renglon, depositoId, propio).plus(noNegativo(decimal(libre).minus(tomado)));
}

/** How many of a kit there are is not counted by its artículo: two lines may have chosen different components. */
const losDelMismo = ({ id, articuloId, kit }: RenglonDetalle, { renglones }: LosDemas): readonly RenglonDetalle[] =>
  kit === null ? renglones.filter((otro) => otro.id !== id && otro.articuloId === articuloId) : [];

/**
 * The most a line can give now: never more than reserved + free, never more than what is pending. Below zero where the person
 * may, and while nothing of it stays reserved for another line. What there is and nobody says stops nothing: delivering tells.
 */
export function topeDe(renglon: RenglonDetalle, depositoId: string, propio: string, demas: LosDemas = NADIE): Tope {
  const pendiente = decimal(renglon.pendiente);
  const hay = hayPara(renglon, depositoId, propio, demas);
  if (renglon.tipo === 'SERVICIO' || hay === null) return { maximo: renglon.pendiente, por: 'pendiente' };
  const conNegativo = renglon.stock?.conNegativo?.find((uno) => uno.depositoId === depositoId);
  const quedaReservado = losDelMismo(renglon, demas).some((otro) =>
    reservadoEn(otro, depositoId, propio).gt(cantidadDe(demas.aEntregar, otro)),
  );
  const hasta =
    conNegativo && !quedaReservado ? mayor(hay, reservadoEn(renglon, depositoId, propio).plus(conNegativo.hasta)) : hay;
  return { maximo: textoCantidad(menor(pendiente, hasta)), por: hasta.lt(pendiente) ? 'stock' : 'pendiente' };
}

/** Whether what goes out of a line leaves less than nothing there. */
export function dejaNegativo(renglon: RenglonDetalle, depositoId: string, propio: string, demas: LosDemas): boolean {
  if (renglon.tipo === 'SERVICIO') return false;
  const hay = hayPara(renglon, depositoId, propio, demas);
  return hay !== null && decimal(cantidadDe(demas.aEntregar, renglon)).gt(hay);
}

/** Each line in its order, by what those before it leave. */
function enOrden(
  renglones: readonly RenglonDetalle[],
  cuanto: (renglon: RenglonDetalle, demas: LosDemas) => Big,
): AEntregar {
  const hecho: Record<string, string> = {};
  for (const renglon of renglones) {
    hecho[renglon.id] = textoCantidad(cuanto(renglon, { renglones, aEntregar: hecho }));
  }
  return hecho;
}

/** What to offer of a line: what there is, of what is pending. Nobody is offered to leave less than nothing, nor what nobody saw. */
function loQueHay(renglon: RenglonDetalle, depositoId: string, propio: string, demas: LosDemas): Big {
  if (renglon.tipo === 'SERVICIO') return decimal(renglon.pendiente);
  const hay = hayPara(renglon, depositoId, propio, demas) ?? reservadoEn(renglon, depositoId, propio);
  return menor(decimal(renglon.pendiente), hay);
}

/** Of every line, whatever there is for it. */
export const todoLoQueHay = (renglones: readonly RenglonDetalle[], depositoId: string, propio: string): AEntregar =>
  enOrden(renglones, (renglon, demas) => loQueHay(renglon, depositoId, propio, demas));

/** What to offer at first: everything reserved here; from another depósito, whatever it has. Services go whole. */
export const todoLoReservado = (renglones: readonly RenglonDetalle[], depositoId: string, propio: string): AEntregar =>
  enOrden(renglones, (renglon, demas) => {
    const hay = loQueHay(renglon, depositoId, propio, demas);
    return renglon.tipo === 'SERVICIO' || depositoId !== propio ? hay : menor(decimal(renglon.reservada), hay);
  });

/** What was chosen, over a nota that says other figures: no line gives more than it now can. */
export const recortadas = (
  aEntregar: AEntregar,
  renglones: readonly RenglonDetalle[],
  tope: (renglon: RenglonDetalle, demas: AEntregar) => Tope,
): AEntregar =>
  enOrden(renglones, (renglon, demas) =>
    menor(decimal(cantidadDe(aEntregar, renglon)), decimal(tope(renglon, demas.aEntregar).maximo)),
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
  tope: (renglon: RenglonDetalle, demas: AEntregar) => Tope,
): Lectura {
  const suyos = renglones.filter(({ articuloId }) => articuloId === lectura.articuloId);
  const ultimo = suyos.at(-1);
  if (!ultimo) return { tipo: 'ajeno' };
  let falta = decimal(lectura.cantidad);
  let hecho = aEntregar;
  const sumas = suyos.flatMap((renglon) => {
    const hay = decimal(cantidadDe(aEntregar, renglon));
    const toma = menor(falta, noNegativo(decimal(tope(renglon, hecho).maximo).minus(hay)));
    if (toma.eq(0)) return [];
    falta = falta.minus(toma);
    const cantidad = textoCantidad(hay.plus(toma));
    hecho = { ...hecho, [renglon.id]: cantidad };
    return [{ renglonId: renglon.id, cantidad }];
  });
  if (falta.eq(0)) return { tipo: 'suma', renglones: sumas };
  const lugar = textoCantidad(decimal(lectura.cantidad).minus(falta));
  const { por } = tope(ultimo, hecho);
  return lugar === '0' ? { tipo: 'completo', por } : { tipo: 'pasa', lugar, por };
}
