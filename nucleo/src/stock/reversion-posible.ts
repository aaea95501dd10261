import { fail, ok, type Result } from '#comun/result.ts';
import type { ErrorDeNegocio } from '#errores.ts';

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
