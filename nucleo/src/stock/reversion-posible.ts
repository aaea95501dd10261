import { textoCantidad } from '#comun/cantidad.ts';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import type { ErrorDeNegocio } from '#errores.ts';
import type { SaldoBloqueado } from './faltante.ts';
import { claveDePar } from './movimiento.ts';

/** An artículo of a movement that is to be undone. */
export type ArticuloMovido = {
  readonly codigo: string;
  readonly inactivo: boolean;
  /** The code of the one it gave way to, for good (ART-27). */
  readonly fusionadoEn: string | null;
};

/** What is inactive does not move, not even back: whoever undoes hears which, and how to go on (INV-09). */
export function exigirQueSeMuevan(
  articulos: readonly ArticuloMovido[],
): Result<null, ErrorDeNegocio<'stock.reversion_de_inactivos'>> {
  const inactivos = articulos
    .filter(({ inactivo }) => inactivo)
    .map(({ codigo, fusionadoEn }) => ({ codigo, fusionadoEn }));
  return inactivos.length === 0
    ? ok(null)
    : fail({ code: 'stock.reversion_de_inactivos', data: { articulos: inactivos } });
}

/** What would leave of an artículo, how much of it nobody waits for, and the documents that hold the rest. */
export type Prometido = {
  readonly codigo: string;
  readonly sale: string;
  readonly libre: string;
  readonly para: readonly string[];
};

type Hechos = {
  readonly cambios: readonly { readonly articuloId: string; readonly depositoId: string; readonly cantidad: Big }[];
  readonly saldos: readonly SaldoBloqueado[];
  readonly codigoDe: (articuloId: string) => string;
  /** Who holds what is reserved, by the key of its pair. */
  readonly reservantes: ReadonlyMap<string, readonly string[]>;
};

/** What is promised to somebody stays where it is, also where the artículo may go below zero (INV-12). */
export function exigirLibre({
  cambios,
  saldos,
  codigoDe,
  reservantes,
}: Hechos): Result<null, ErrorDeNegocio<'stock.reversion_de_reservado'>> {
  const porPar = new Map(saldos.map((saldo) => [claveDePar(saldo), saldo]));
  const prometidos = cambios.flatMap(({ cantidad, ...par }): Prometido[] => {
    const { fisico, reservado } = porPar.get(claveDePar(par)) ?? { fisico: '0', reservado: '0' };
    const libre = decimal(fisico).minus(reservado);
    if (cantidad.gte(0) || decimal(reservado).eq(0) || libre.plus(cantidad).gte(0)) return [];
    return [
      {
        codigo: codigoDe(par.articuloId),
        sale: textoCantidad(cantidad.neg()),
        libre: textoCantidad(libre.gt(0) ? libre : CERO),
        para: reservantes.get(claveDePar(par)) ?? [],
      },
    ];
  });
  return prometidos.length === 0 ? ok(null) : fail({ code: 'stock.reversion_de_reservado', data: { prometidos } });
}
