import { textoCantidad } from '#comun/cantidad.ts';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import type { TransicionInvalida } from '#comun/estados.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { cicloDeNota, type EstadoNota } from './ciclo-de-nota.ts';
import { faltantesDe, type StockInsuficiente } from './faltantes.ts';
import { type LineaDeStock, lineasDeStock } from './kits/kit.ts';
import {
  mayor,
  menor,
  type NotaDePedido,
  pendienteDe,
  type RenglonDeNota,
  type ReservaDeRenglon,
  reservadoPorRenglon,
} from './nota.ts';

/** What is set aside for one line, or one component of a kit, in the nota's depósito. */
export type Apartado = {
  readonly renglonId: string;
  readonly articuloId: string;
  readonly decimales: number;
  readonly cantidad: string;
};

export type Reservas = { readonly estado: EstadoNota; readonly apartados: readonly Apartado[] };

type NadaPorReservar = {
  readonly code: 'ventas.nada_por_reservar';
  readonly data: { readonly numero: number };
};

/** físico − reservado of each artículo in the nota's depósito; absent is zero. */
export type Libre = ReadonlyMap<string, string>;

/**
 * Confirms a draft and reserves its stock. When something does not reach it refuses and names every artículo at once;
 * with `parcial` it sets aside what there is, in the order of the lines, and the rest stays pending (`acordado` 5).
 */
export function confirmar(
  nota: NotaDePedido,
  libre: Libre,
  { parcial }: { readonly parcial: boolean },
): Result<Reservas, TransicionInvalida | StockInsuficiente> {
  const siguiente = cicloDeNota.mover(nota.estado, 'confirmar');
  if (!siguiente.ok) return siguiente;

  const demandas = demandasDe(nota.renglones, new Map());
  const faltantes = parcial ? [] : faltantesDe(demandas, disponibleEn(libre));
  if (faltantes.length > 0) return fail({ code: 'ventas.stock_insuficiente', data: { faltantes } });
  return ok({ estado: siguiente.value, apartados: repartir(demandas, libre) });
}

/** Sets aside what there is now of what could not be reserved before. Refuses when there is nothing to gain. */
export function reservarFaltante(
  nota: NotaDePedido,
  reservas: readonly ReservaDeRenglon[],
  libre: Libre,
): Result<Reservas, TransicionInvalida | StockInsuficiente | NadaPorReservar> {
  const siguiente = cicloDeNota.mover(nota.estado, 'reservar');
  if (!siguiente.ok) return siguiente;

  const demandas = demandasDe(nota.renglones, reservadoPorRenglon(reservas));
  if (demandas.length === 0) return fail({ code: 'ventas.nada_por_reservar', data: { numero: nota.numero } });
  const apartados = repartir(demandas, libre);
  if (apartados.length > 0) return ok({ estado: siguiente.value, apartados });
  return fail({
    code: 'ventas.stock_insuficiente',
    data: { faltantes: faltantesDe(demandas, disponibleEn(libre)) },
  });
}

type Demanda = { readonly renglon: LineaDeStock; readonly cantidad: Big };

/** A KIT asks for what it is made of; a SERVICIO has no ledger, so it needs nothing set aside (`acordado` 8). */
const demandasDe = (renglones: readonly RenglonDeNota[], reservado: ReadonlyMap<string, Big>): Demanda[] =>
  lineasDeStock(renglones)
    .map((renglon) => ({ renglon, cantidad: pendienteDe(renglon).minus(reservado.get(renglon.id) ?? CERO) }))
    .filter(({ cantidad }) => cantidad.gt(0));

/** A loss may leave more reserved than there is (INV-12); then nothing is free, and no less than nothing. */
const disponibleEn = (libre: Libre) => (articuloId: string) => mayor(CERO, decimal(libre.get(articuloId) ?? '0'));

function repartir(demandas: readonly Demanda[], libre: Libre): Apartado[] {
  const disponible = disponibleEn(libre);
  const queda = new Map(demandas.map(({ renglon }) => [renglon.articuloId, disponible(renglon.articuloId)]));
  return demandas.flatMap(({ renglon, cantidad }) => {
    const hay = queda.get(renglon.articuloId) ?? CERO;
    const toma = menor(hay, cantidad);
    if (toma.lte(0)) return [];
    queda.set(renglon.articuloId, hay.minus(toma));
    const { id, articuloId, decimales } = renglon;
    return [{ renglonId: id, articuloId, decimales, cantidad: textoCantidad(toma) }];
  });
}
