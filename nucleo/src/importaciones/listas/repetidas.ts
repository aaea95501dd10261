import type { OmisionDeLista } from './diferencia.ts';

/** A line that would make an artículo, by what it would be the same as another one for, in normal form. */
export type LineaQueCrea = {
  readonly propioNorm: string;
  readonly originalNorm: string;
  readonly marcaId: string | null;
  /** Why it makes none, by itself or by what there is. */
  readonly omitida: OmisionDeLista | null;
};

/**
 * Why each line makes no artículo: what it says already, or that one before it makes the same one, called so or with that original
 * code of its marca (ART-25). One that makes none takes nothing from the next.
 */
export function omitirRepetidas(lineas: readonly LineaQueCrea[]): (OmisionDeLista | null)[] {
  const tomados = new Set<string>();
  return lineas.map(({ propioNorm, originalNorm, marcaId, omitida }) => {
    if (omitida !== null) return omitida;
    const suyos = [`codigo ${propioNorm}`];
    if (originalNorm !== '' && marcaId !== null) suyos.push(`original ${marcaId} ${originalNorm}`);
    if (suyos.some((uno) => tomados.has(uno))) return 'CODIGO_TOMADO';
    for (const uno of suyos) tomados.add(uno);
    return null;
  });
}
