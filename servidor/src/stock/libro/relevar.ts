import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { Lugares } from '@trastienda/nucleo/stock/movimiento.ts';
import { asentarRelevo, type Relevo } from '@trastienda/nucleo/stock/relevo.ts';
import type { Tx } from '#db/db.ts';
import { decidirNumeros, juntarNumeros, type NumerosDecididos, SIN_NUMEROS } from '#stock/numeros/decidir-numeros.ts';
import { heredarNumeros, leerNumerosPorDeposito } from '#stock/numeros/numeros.repo.ts';
import { bloquearYNumerar, escribir } from './asentar.ts';
import type { Encabezado } from './libro.repo.ts';
import { depositosVirtuales, leerLugares } from './lugares.query.ts';
import { bloquearSaldos } from './saldos.repo.ts';

type RelevoNuevo = Omit<Encabezado, 'revierteA' | 'tipo' | 'clave'> & {
  readonly clave: string;
  readonly sale: string;
  readonly entra: string;
  readonly decimales: number;
  /** Whether what it hands over has lots, serial numbers or obleas, which go along (ART-24). */
  readonly conNumeros: boolean;
  /** Called when the numbers that leave are decided and those that come in are not: an oblea is of one artículo at a time. */
  readonly alSoltar: () => Promise<void>;
};

/**
 * Hands all that there is of an artículo over to another, by a pair of movements for each depósito at what it is worth
 * (ART-27). Both artículos are held by the caller, so no depósito comes to have any meanwhile. Answers how many there were.
 */
export async function relevar(tx: Tx, { decimales, clave, ...relevo }: RelevoNuevo): Promise<number> {
  const { sale, entra, conNumeros, alSoltar, ...encabezado } = relevo;
  const relevos = await bloquearRelevos(tx, { sale, entra, decimales });
  const lugares = await leerLugares(tx);
  const virtualId = definido((await depositosVirtuales(tx)).get('AJUSTE'), 'the place of what is set right');
  const partes = { sale, entra, virtualId };
  const numeros = conNumeros ? await pasarNumeros(tx, { ...partes, relevos, lugares, alSoltar }) : SIN_NUMEROS;
  if (relevos.length === 0) return 0;
  const { costos: antes, ids } = await bloquearYNumerar(tx, [sale, entra], relevos.length * 2);
  const { asentados, costos } = asentarRelevo(partes, relevos, antes, lugares);
  await escribir(tx, {
    ids,
    encabezados: asentados.map((_, i) => ({ ...encabezado, tipo: 'FUSION' as const, clave: `${clave}:${i}` })),
    asentados,
    costos,
    lugares,
    numeros,
    permitirNegativo: false,
  });
  return relevos.length;
}

type Par = { readonly sale: string; readonly entra: string };

async function bloquearRelevos(tx: Tx, { sale, entra, decimales }: Par & { readonly decimales: number }) {
  const depositos = await tx
    .selectFrom('saldo_stock')
    .select('deposito_id')
    .where('articulo_id', '=', sale)
    .where('fisico', '<>', '0')
    .execute();
  const saldos = await bloquearSaldos(
    tx,
    depositos.flatMap(({ deposito_id: depositoId }) => [sale, entra].map((articuloId) => ({ articuloId, depositoId }))),
  );
  return saldos
    .filter(({ articuloId, fisico }) => articuloId === sale && decimal(fisico).gt(0))
    .map(({ depositoId, fisico }): Relevo => ({ depositoId, decimales, cantidad: fisico }));
}

type PasoDeNumeros = Par &
  Pick<RelevoNuevo, 'alSoltar'> & {
    readonly virtualId: string;
    readonly relevos: readonly Relevo[];
    readonly lugares: Lugares;
  };

/** What leaves and what comes in of each number, in the order of the pairs of movements. */
async function pasarNumeros(tx: Tx, paso: PasoDeNumeros): Promise<NumerosDecididos> {
  const { sale, entra, virtualId, relevos, lugares, alSoltar } = paso;
  const deCada = await leerNumerosPorDeposito(tx, sale);
  const comunes = relevos.map(({ depositoId, ...relevo }) => ({
    lugar: depositoId,
    relevo: { ...relevo, numeros: deCada.get(depositoId) ?? [] },
  }));
  const salen = comunes.map(({ lugar, relevo }, i) => ({
    ...{ ...relevo, articuloId: sale, desde: lugar, hacia: virtualId, movimiento: i * 2 },
  }));
  const entran = comunes.map(({ lugar, relevo }, i) => ({
    ...{ ...relevo, articuloId: entra, desde: virtualId, hacia: lugar, movimiento: i * 2 + 1 },
  }));
  const idos = await decidirNumeros(tx, salen, lugares);
  await alSoltar();
  await heredarNumeros(tx, { sale, entra });
  return juntarNumeros([idos, await decidirNumeros(tx, entran, lugares)]);
}
