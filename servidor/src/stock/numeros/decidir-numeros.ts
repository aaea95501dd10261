import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import type { Lugares, Traspaso } from '@trastienda/nucleo/stock/movimiento.ts';
import {
  moverNumeros,
  type NumeroConocido,
  type NumerosMovidos,
  revertirNumeros,
  type TraspasoDeVarios,
} from '@trastienda/nucleo/stock/numeros/mover-numeros.ts';
import type { Tx } from '#db/db.ts';
import { aLaVez } from '#db/transaccion.ts';
import { exigir } from '#http/regla-rota.ts';
import * as repo from './numeros.repo.ts';

/** What a movement does to numbers. */
export type NumerosDecididos = NumerosMovidos & {
  /** Artículos all of whose traspasos say their numbers: those that ask for them do not move otherwise. */
  readonly numerados: readonly string[];
};

export const SIN_NUMEROS: NumerosDecididos = { asientos: [], saldos: [], numerados: [] };

const claveDe = (articuloId: string, norma: string): string => `${articuloId} ${norma}`;

/**
 * Locks the numbers a movement names, writing down those that come in for the first time, and works out where they end. The
 * balances were locked by the caller. Nothing is asked when nobody named any.
 */
export async function decidirNumeros(
  tx: Tx,
  traspasos: readonly TraspasoDeVarios[],
  lugares: Lugares,
): Promise<NumerosDecididos> {
  const conNumeros = traspasos.filter(({ numeros = [] }) => numeros.length > 0);
  if (conNumeros.length === 0) return SIN_NUMEROS;
  const articulos = await leerControles(tx, conNumeros);
  const articuloDe = (id: string) => articulos.get(id) ?? { codigo: id, control: 'NINGUNO' as const };
  const nombrados = nombradosEn(conNumeros, lugares);
  const nuevos = nombrados
    .filter(({ entra, articuloId }) => entra && articuloDe(articuloId).control !== 'NINGUNO')
    .map((nombrado) => ({ ...nombrado, control: articuloDe(nombrado.articuloId).control }));
  const [, conocidos] = await aLaVez(tx, [() => repo.insertarNumeros(tx, nuevos), () => bloquear(tx, nombrados)]);
  const movidos = exigir(
    moverNumeros(traspasos, {
      ...lugares,
      articuloDe,
      numeroDe: (articuloId, norma) => conocidos.get(claveDe(articuloId, norma)),
    }),
  );
  const sinNumeros = new Set(
    traspasos.filter(({ numeros = [] }) => numeros.length === 0).map(({ articuloId }) => articuloId),
  );
  return { ...movidos, numerados: [...articulos.keys()].filter((id) => !sinNumeros.has(id)) };
}

/** What undoes the numbers of a movement; nothing when it moved none. */
export async function decidirReversion(tx: Tx, movimientoId: number, lugares: Lugares): Promise<NumerosDecididos> {
  const originales = await repo.leerAsientosDeNumeros(tx, movimientoId);
  if (originales.length === 0) return SIN_NUMEROS;
  const cuales = new Map(originales.map((fila) => [claveDe(fila.articuloId, fila.norma), fila]));
  const bloqueados = await bloquear(tx, [...cuales.values()]);
  const porId = new Map([...bloqueados.values()].map((numero) => [numero.id, numero]));
  const movidos = exigir(revertirNumeros(originales, porId, lugares));
  return { ...movidos, numerados: [...new Set(originales.map(({ articuloId }) => articuloId))] };
}

/** What several decisions do to numbers, each of other artículos than the rest. */
export const juntarNumeros = (decididos: readonly NumerosDecididos[]): NumerosDecididos => ({
  asientos: decididos.flatMap(({ asientos }) => asientos),
  saldos: decididos.flatMap(({ saldos }) => saldos),
  numerados: decididos.flatMap(({ numerados }) => numerados),
});

/** Writes it down, once the movements of those ids are there. */
export async function escribirNumeros(tx: Tx, ids: readonly number[], { asientos, saldos }: NumerosDecididos) {
  if (asientos.length === 0) return;
  await aLaVez(tx, [
    () => repo.insertarAsientosDeNumeros(tx, ids, asientos),
    () => repo.guardarSaldosDeNumeros(tx, saldos),
  ]);
}

async function leerControles(tx: Tx, traspasos: readonly Traspaso[]) {
  const filas = await tx
    .selectFrom('articulo')
    .select(['id', 'codigo', 'control'])
    .where((fila) => fila('id', '=', fila.fn.any(fila.val(traspasos.map(({ articuloId }) => articuloId)))))
    .$narrowType<{ control: Control }>()
    .execute();
  return new Map(filas.map((fila) => [fila.id, fila]));
}

/** Each number once, in the ascending order it is locked in; the day it expires is that of whoever says one first. */
function nombradosEn(traspasos: readonly Traspaso[], { esVirtual }: Lugares) {
  const todos = traspasos.flatMap(({ articuloId, desde, hacia, numeros = [] }) =>
    numeros.map(({ numero, vence = null }) => ({
      articuloId,
      numero,
      norma: normaCodigo(numero),
      vence,
      entra: esVirtual(desde) && !esVirtual(hacia),
    })),
  );
  const grupos = Map.groupBy(todos, ({ articuloId, norma }) => claveDe(articuloId, norma));
  return [...grupos.keys()].sort().flatMap((clave) => {
    const [primero, ...otros] = grupos.get(clave) ?? [];
    if (!primero) return [];
    const iguales = [primero, ...otros];
    return [
      {
        ...primero,
        vence: iguales.find(({ vence }) => vence !== null)?.vence ?? null,
        entra: iguales.some(({ entra }) => entra),
      },
    ];
  });
}

async function bloquear(
  tx: Tx,
  cuales: readonly { readonly articuloId: string; readonly norma: string }[],
): Promise<ReadonlyMap<string, NumeroConocido>> {
  const filas = await repo.bloquearNumeros(tx, cuales);
  const lugares = await repo.leerLugaresDeNumeros(
    tx,
    filas.map(({ id }) => id),
  );
  return new Map(
    filas.map(({ norma, ...fila }) => [
      claveDe(fila.articuloId, norma),
      { ...fila, lugares: lugares.get(fila.id) ?? new Map() },
    ]),
  );
}
