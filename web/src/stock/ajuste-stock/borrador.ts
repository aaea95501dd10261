import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { type Big, CERO, decimal, decimalesUsados } from '@trastienda/nucleo/comun/decimal.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import type { Ajuste } from '@trastienda/nucleo/stock/contrato.ts';
import type { NumeroPedido } from '@trastienda/nucleo/stock/numeros/numero-pedido.ts';
import { leerDecimal, textoEditable } from '#ui/formularios/leer-decimal.ts';

/** A line being edited. Numbers stay as they were typed until they are sent. */
export type Renglon = {
  readonly clave: string;
  /** Its id once the server knows it. */
  readonly id: string | null;
  readonly articuloId: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly unidad: string;
  readonly decimales: number;
  readonly cantidad: string;
  readonly costo: string;
  /** Which numbers moving it asks for, and those that were said (ART-24). */
  readonly control: Control;
  readonly numeros: readonly NumeroPedido[];
};

/** A reason of the catalogue, or a new one by its name. */
export type MotivoElegido = { readonly id: string | null; readonly nombre: string };

export type Borrador = {
  readonly depositoId: string | null;
  readonly motivo: MotivoElegido | null;
  /** A day, or '' for the moment it is applied. */
  readonly fecha: string;
  readonly observaciones: string;
  readonly renglones: readonly Renglon[];
};

export type CambioDeRenglon = Pick<Partial<Renglon>, 'cantidad' | 'costo' | 'numeros'>;

export type Cambio =
  | { readonly tipo: 'cabecera'; readonly cambios: Partial<Omit<Borrador, 'renglones'>> }
  | { readonly tipo: 'agregar'; readonly renglon: Renglon }
  | { readonly tipo: 'cambiar'; readonly clave: string; readonly cambios: CambioDeRenglon }
  | { readonly tipo: 'quitar'; readonly clave: string }
  | { readonly tipo: 'reponer'; readonly renglon: Renglon; readonly lugar: number };

export const VACIO: Borrador = { depositoId: null, motivo: null, fecha: '', observaciones: '', renglones: [] };

export function cambiarBorrador(borrador: Borrador, cambio: Cambio): Borrador {
  const { renglones } = borrador;
  switch (cambio.tipo) {
    case 'cabecera':
      return { ...borrador, ...cambio.cambios };
    case 'agregar':
      return { ...borrador, renglones: [...renglones, cambio.renglon] };
    case 'cambiar':
      return {
        ...borrador,
        renglones: renglones.map((r) => (r.clave === cambio.clave ? { ...r, ...cambio.cambios } : r)),
      };
    case 'quitar':
      return { ...borrador, renglones: renglones.filter(({ clave }) => clave !== cambio.clave) };
    case 'reponer':
      return esta(renglones, cambio.renglon)
        ? borrador
        : { ...borrador, renglones: renglones.toSpliced(cambio.lugar, 0, cambio.renglon) };
  }
}

/** Whether a line came back by another way, as when the draft was loaded again. */
const esta = (renglones: readonly Renglon[], { clave, id }: Renglon): boolean =>
  renglones.some((renglon) => renglon.clave === clave || (id !== null && renglon.id === id));

/** The draft as it comes from the server. */
export const borradorDe = (ajuste: Ajuste): Borrador => ({
  depositoId: ajuste.depositoId,
  motivo: { id: ajuste.motivoId, nombre: ajuste.motivo },
  fecha: ajuste.fechaEfectiva === null ? '' : diaArgentino(new Date(ajuste.fechaEfectiva)),
  observaciones: ajuste.observaciones,
  renglones: ajuste.renglones.map(({ id, costo, cantidad, ...renglon }) => ({
    clave: id,
    id,
    articuloId: renglon.articuloId,
    codigo: renglon.codigo,
    descripcion: renglon.descripcion,
    unidad: renglon.unidad,
    decimales: renglon.decimales,
    cantidad: textoEditable(cantidad),
    costo: textoEditable(costo),
    control: renglon.control,
    numeros: renglon.numeros,
  })),
});

/** Whether it says numbers of an artículo that was told since to keep none (ART-24). */
export const conNumerosDeMas = ({ control, numeros }: Pick<Renglon, 'control' | 'numeros'>): boolean =>
  control === 'NINGUNO' && numeros.length > 0;

/** The number a person typed, or null while it cannot be read. */
export function numeroDe(texto: string, decimales: number): Big | null {
  const leido = leerDecimal(texto, decimales);
  return leido.estado === 'valido' ? decimal(leido.valor) : null;
}

const DECIMALES_DE_COSTO = 4;
export const costoDe = ({ costo }: Pick<Renglon, 'costo'>): Big | null => numeroDe(costo, DECIMALES_DE_COSTO);
export const cantidadDe = ({ cantidad, decimales }: Renglon): Big => numeroDe(cantidad, decimales) ?? CERO;

/** What is wrong with a number as it was typed, or null. */
export type ReparoDeNumero = 'cantidad' | 'ilegible' | 'ambiguo' | 'decimales' | 'costo';

export function reparoDeCantidad({
  cantidad,
  decimales,
}: Pick<Renglon, 'cantidad' | 'decimales'>): ReparoDeNumero | null {
  const leido = leerDecimal(cantidad, decimales);
  if (leido.estado === 'ambiguo') return 'ambiguo';
  if (leido.estado === 'invalido') return 'ilegible';
  if (leido.estado === 'vacio' || decimal(leido.valor).eq(0)) return 'cantidad';
  return decimalesUsados(leido.valor) > decimales ? 'decimales' : null;
}

export function reparoDeCosto({ costo }: Pick<Renglon, 'costo'>): ReparoDeNumero | null {
  if (costo.trim() === '') return null;
  const leido = costoDe({ costo });
  if (leido === null || leido.lt(0) || decimalesUsados(leido) > DECIMALES_DE_COSTO) return 'costo';
  return null;
}

export type Totales = {
  readonly entran: Big;
  readonly salen: Big;
  readonly articulosQueEntran: number;
  readonly articulosQueSalen: number;
  /** Of what enters with a cost of its own. */
  readonly valor: Big;
};

export function totalizar(renglones: readonly Renglon[]): Totales {
  const entradas = renglones.filter((renglon) => cantidadDe(renglon).gt(0));
  const salidas = renglones.filter((renglon) => cantidadDe(renglon).lt(0));
  const sumar = (suyos: readonly Renglon[]) => suyos.reduce((suma, r) => suma.plus(cantidadDe(r).abs()), CERO);
  const distintos = (suyos: readonly Renglon[]) => new Set(suyos.map(({ articuloId }) => articuloId)).size;
  return {
    entran: sumar(entradas),
    salen: sumar(salidas),
    articulosQueEntran: distintos(entradas),
    articulosQueSalen: distintos(salidas),
    valor: entradas.reduce((suma, r) => suma.plus((costoDe(r) ?? CERO).times(cantidadDe(r))), CERO),
  };
}

/** What each artículo is left with, given what there is; only those whose figure is known. */
export function quedan(renglones: readonly Renglon[], hay: ReadonlyMap<string, string>): ReadonlyMap<string, Big> {
  const saldos = new Map<string, Big>();
  for (const renglon of renglones) {
    const fisico = hay.get(renglon.articuloId);
    if (fisico === undefined) continue;
    saldos.set(renglon.articuloId, (saldos.get(renglon.articuloId) ?? decimal(fisico)).plus(cantidadDe(renglon)));
  }
  return saldos;
}
