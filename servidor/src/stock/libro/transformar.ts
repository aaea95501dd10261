import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Traspaso } from '@trastienda/nucleo/stock/movimiento.ts';
import type { NumeroPedido } from '@trastienda/nucleo/stock/numeros/numero-pedido.ts';
import { repartirNumeros } from '@trastienda/nucleo/stock/numeros/repartir-numeros.ts';
import { asentarTransformacion } from '@trastienda/nucleo/stock/transformacion.ts';
import type { Tx } from '#db/db.ts';
import { decidirNumeros } from '#stock/numeros/decidir-numeros.ts';
import { bloquearYNumerar, escribir } from './asentar.ts';
import type { Encabezado } from './libro.repo.ts';
import { depositosVirtuales, leerLugares } from './lugares.query.ts';

/** So much of an artículo, in the depósito where it happens. */
export type Parte = {
  readonly articuloId: string;
  readonly decimales: number;
  readonly cantidad: string;
  readonly linea: string | null;
};

type TransformacionNueva = Omit<Encabezado, 'revierteA' | 'tipo'> & {
  readonly tipo: 'ARMADO' | 'DESARMADO';
  readonly depositoId: string;
  readonly salen: readonly Parte[];
  readonly entran: readonly Parte[];
  readonly costoAgregado: string;
  /** Which ones, of each artículo that keeps lots, serial numbers or obleas (ART-24). */
  readonly numeros: ReadonlyMap<string, readonly NumeroPedido[]>;
};

/**
 * One movement in which some artículos become others, at what they cost (INV-26). The balances were locked by the caller
 * (`bloquearSaldos`), who also saw that what goes out is there.
 */
export async function transformar(
  tx: Tx,
  { depositoId, salen, entran, costoAgregado, numeros: dichos, ...encabezado }: TransformacionNueva,
): Promise<{ readonly id: number }> {
  const lugares = await leerLugares(tx);
  const armadoId = definido((await depositosVirtuales(tx)).get('ARMADO'), 'the place of what is being assembled');
  const articuloIds = [...salen, ...entran].map(({ articuloId }) => articuloId);
  const traspasos = {
    salen: repartirNumeros(salen, dichos).map((parte): Traspaso => ({ ...parte, desde: depositoId, hacia: armadoId })),
    entran: repartirNumeros(entran, dichos).map(
      (parte): Traspaso => ({ ...parte, desde: armadoId, hacia: depositoId }),
    ),
  };
  const numeros = await decidirNumeros(tx, [...traspasos.salen, ...traspasos.entran], lugares);
  const { costos, ids } = await bloquearYNumerar(tx, articuloIds, 1);
  const asentado = asentarTransformacion({ ...traspasos, costoAgregado }, costos, lugares);
  await escribir(tx, {
    ids,
    encabezados: [encabezado],
    asentados: [asentado],
    costos: asentado.costos,
    lugares,
    numeros,
    permitirNegativo: false,
  });
  return { id: definido(ids[0], 'the id of the movement') };
}
