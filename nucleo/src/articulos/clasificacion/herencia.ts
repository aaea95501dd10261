import type { Nivel } from './niveles.ts';

/** Where a value comes from: one of the levels, or what the company uses when no level says anything. */
export type Origen = Nivel | 'general';

/** A value in force at a node, with the level it comes from (CLA-02). */
export type Heredado<Valor> = { readonly valor: Valor; readonly de: Origen };

/** What each level says of one thing; null says nothing and leaves it to the level above. */
export type PorNivel<Valor> = Readonly<Record<Nivel, Valor | null>>;

/** The nearest level that says something wins (CLA-02). */
export function heredar<Valor, General extends Valor | null>(
  { subfamilia, familia, rubro }: PorNivel<Valor>,
  general: General,
): Heredado<Valor | General> {
  if (subfamilia !== null) return { valor: subfamilia, de: 'subfamilia' };
  if (familia !== null) return { valor: familia, de: 'familia' };
  if (rubro !== null) return { valor: rubro, de: 'rubro' };
  return { valor: general, de: 'general' };
}
