/**
 * Puts back, each after who stood before it, those of `antes` that `seFueron` names: whatever else was done meanwhile
 * stays done. Whose id somebody else has by now is left out, unless `conOtroId` gives it another.
 */
export function reponer<T extends { readonly id: number }>(
  ahora: readonly T[],
  antes: readonly T[],
  seFueron: ReadonlySet<number>,
  conOtroId?: (fila: T, estan: readonly T[]) => T,
): readonly T[] {
  return antes.reduce<readonly T[]>((hecha, fila, i) => {
    if (!seFueron.has(fila.id)) return hecha;
    const ocupado = hecha.some(({ id }) => id === fila.id);
    if (ocupado && !conOtroId) return hecha;
    const anterior = antes.slice(0, i).findLast((una) => hecha.some(({ id }) => id === una.id));
    const lugar = anterior === undefined ? 0 : hecha.findIndex(({ id }) => id === anterior.id) + 1;
    return hecha.toSpliced(lugar, 0, ocupado && conOtroId ? conOtroId(fila, hecha) : fila);
  }, ahora);
}
