import { z } from 'zod';
import { NUMEROS_POR_RENGLON, Numero } from '#articulos/numeros/contrato-campos-de-numeros.ts';
import {
  Bandera,
  CantidadPositiva,
  Dia,
  Id,
  Motivo,
  PrecioUnitario,
  textoCorto,
  textoNumerico,
  Version,
} from '#comun/campos.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna } from '#comun/paginacion.ts';
import { cicloDeNota } from './ciclo-de-nota.ts';
import { Elecciones } from './kits/contrato-de-kits.ts';

export const RENGLONES_MAXIMO = 1_000;
export const DESCUENTOS_MAXIMO = 3;

const Descuento = textoNumerico(2).refine(
  (texto) => Number(texto) > 0 && Number(texto) < 100,
  'Tiene que ser mayor que 0 y menor que 100.',
);

/** A column of quantities holds eleven digits before the point. */
const CantidadPedida = CantidadPositiva.refine((texto) => Number(texto) < 1e11, 'Es demasiado grande.');

const camposDeRenglon = {
  articuloId: Id,
  cantidad: CantidadPedida,
  /** Net unit price. Absent, the list's. Another than the list's needs `precio.modificar`. */
  precio: PrecioUnitario.optional(),
  /** The only way to a price of zero. Needs `precio.modificar`. */
  sinCargo: z.boolean().optional(),
  /** Percentages chained in this order, within what the person may give away (PRE-12). */
  descuentos: z
    .array(Descuento)
    .max(DESCUENTOS_MAXIMO, `Admite hasta ${DESCUENTOS_MAXIMO} descuentos encadenados.`)
    .optional(),
  /** Why it is sold at a price that raises an alarm (PRE-10). */
  motivoDePrecio: textoCorto(200, 0).optional(),
  /** Of a KIT: its optional lines and substitutes (EST-10). Absent, those of the line that is there, or none. */
  elecciones: Elecciones.optional(),
};

const MENSAJE_CERO = 'Un precio cero va como «sin cargo».';
const MENSAJE_SIN_CARGO = '«Sin cargo» no lleva precio ni descuentos.';

type Importes = {
  readonly precio?: string | undefined;
  readonly sinCargo?: boolean | undefined;
  readonly descuentos?: readonly string[] | undefined;
};
const ceroDicho = ({ precio, sinCargo }: Importes) => precio === undefined || Number(precio) > 0 || sinCargo === true;
const sinCargoSolo = ({ precio, sinCargo, descuentos = [] }: Importes) =>
  sinCargo !== true || ((precio === undefined || Number(precio) === 0) && descuentos.length === 0);

export const RenglonNuevo = z
  .strictObject(camposDeRenglon)
  .refine(ceroDicho, { path: ['precio'], error: MENSAJE_CERO })
  .refine(sinCargoSolo, { path: ['sinCargo'], error: MENSAJE_SIN_CARGO });

/** With `id`, the line that exists: what is not said stays, its price above all. Without it, a new line. */
export const RenglonEditado = z
  .strictObject({ id: Id.optional(), ...camposDeRenglon })
  .refine(ceroDicho, { path: ['precio'], error: MENSAJE_CERO })
  .refine(sinCargoSolo, { path: ['sinCargo'], error: MENSAJE_SIN_CARGO });
export type RenglonEditado = z.output<typeof RenglonEditado>;

const listaDeRenglones = <Renglon extends z.ZodType>(renglon: Renglon) =>
  z
    .array(renglon)
    .min(1, 'Agregá al menos un renglón.')
    .max(RENGLONES_MAXIMO, `Una nota admite hasta ${RENGLONES_MAXIMO} renglones.`);

/** By which lista the nota goes (PRE-01). */
const deLista = {
  /** Absent, the condición de venta of the cliente; null, none. */
  condicionId: Id.nullable().optional(),
  /** One that somebody chose; null, or absent in a new nota, the one that `listaQueRige` says. */
  listaId: Id.nullable().optional(),
};

const Observaciones = textoCorto(2_000, 0);
export const NotaNueva = z.strictObject({
  clienteId: Id,
  depositoId: Id,
  ...deLista,
  renglones: listaDeRenglones(RenglonNuevo),
  observaciones: Observaciones.optional(),
});
export type NotaNueva = z.output<typeof NotaNueva>;

/**
 * What is absent stays as it is; `renglones`, when present, replaces the lines and their order. Another `listaId` brings its
 * prices to every line that has the price of the lista.
 */
export const NotaEditada = z.strictObject({
  version: Version,
  clienteId: Id.optional(),
  depositoId: Id.optional(),
  ...deLista,
  observaciones: Observaciones.optional(),
  renglones: listaDeRenglones(RenglonEditado).optional(),
});
export type NotaEditada = z.output<typeof NotaEditada>;

const RenglonConCantidad = z.strictObject({ renglonId: Id, cantidad: CantidadPositiva });
const sinRepetir = (renglones: readonly { readonly renglonId: string }[]) =>
  new Set(renglones.map(({ renglonId }) => renglonId)).size === renglones.length;
const REPETIDO = 'Un renglón aparece más de una vez.';

/** Which lot, serial number or oblea leaves with a line, or with a component of a KIT. */
const NumeroDeEntrega = z.strictObject({ lineaId: Id, numero: Numero, cantidad: CantidadPositiva.default('1') });

/** Without `renglones`, everything pending. Without `depositoId`, from the nota's own depósito. */
export const Finalizacion = z.strictObject({
  version: Version,
  depositoId: Id.optional(),
  renglones: listaDeRenglones(RenglonConCantidad).refine(sinRepetir, REPETIDO).optional(),
  /** Of what leaves and keeps them (ART-24). */
  numeros: z.array(NumeroDeEntrega).max(NUMEROS_POR_RENGLON, `Admite hasta ${NUMEROS_POR_RENGLON} números.`).optional(),
});

/** Without `renglones`, everything pending; without `cantidad`, all that is pending on that line. */
export const CancelacionDeSaldo = z.strictObject({
  version: Version,
  motivo: Motivo,
  renglones: listaDeRenglones(z.strictObject({ renglonId: Id, cantidad: CantidadPositiva.optional() }))
    .refine(sinRepetir, REPETIDO)
    .optional(),
});

/** The columns of the table of notas and what each can be asked (TD-07). */
export const COLUMNAS_CON_FILTRO = {
  numero: 'numero',
  fecha: 'fecha',
  cliente: 'texto',
  sucursal: 'lista',
  deposito: 'texto',
  estado: 'lista',
  pendientes: 'numero',
  renglones: 'numero',
  neto: 'numero',
  total: 'numero',
  comprobante: 'texto',
  creadaPor: 'texto',
} as const satisfies CamposDeFiltro;

const filtros = {
  ...consultaDeLista(['numero', 'fecha', 'cliente', 'total', 'estado']),
  filtros: filtrosPorColumna(COLUMNAS_CON_FILTRO),
  /** One state or several separated by commas. */
  estado: z
    .string()
    .regex(
      new RegExp(`^(${cicloDeNota.estados.join('|')})(,(${cicloDeNota.estados.join('|')}))*$`),
      `Estados posibles, separados por comas: ${cicloDeNota.estados.join(', ')}.`,
    )
    .optional(),
  sucursalId: Id.optional(),
  depositoId: Id.optional(),
  clienteId: Id.optional(),
  articuloId: Id.optional(),
  desde: Dia.optional(),
  hasta: Dia.optional(),
  /** Only the ones the asking user made. */
  mias: Bandera,
};
export const FiltrosDeNotas = z.strictObject(filtros);
export type FiltrosDeNotas = z.output<typeof FiltrosDeNotas>;
