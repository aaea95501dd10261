type Identificada = { readonly id: number };

/** Of each that was put back, where it had stood and by which id: who went after it is told by this that it was there. */
const procedencias = new WeakMap<object, { readonly lista: readonly Identificada[]; readonly id: number }>();

const lugarDe = (lista: readonly Identificada[], id: number): number => lista.findIndex((una) => una.id === id);

/** Whether `una` is known to have stood before the one of that id, of `antes`. */
function ibaAntes(una: Identificada, id: number, antes: readonly Identificada[]): boolean {
  const suya = procedencias.get(una);
  const conocida = suya && lugarDe(suya.lista, id) >= 0 ? suya : { lista: antes, id: una.id };
  const lugar = lugarDe(conocida.lista, conocida.id);
  return lugar >= 0 && lugar < lugarDe(conocida.lista, id);
}

/**
 * Puts back, each after who stood before it, those of `antes` that `seFueron` names: whatever else was done meanwhile
 * stays done, and those that went one after another may come back in any order. Whose id somebody else has by now is
 * left out, unless `conOtroId` gives it another.
 */
export function reponer<T extends Identificada>(
  ahora: readonly T[],
  antes: readonly T[],
  seFueron: ReadonlySet<number>,
  conOtroId?: (fila: T, estan: readonly T[]) => T,
): readonly T[] {
  return antes.reduce<readonly T[]>((hecha, fila) => {
    if (!seFueron.has(fila.id)) return hecha;
    const ocupado = lugarDe(hecha, fila.id) >= 0;
    if (ocupado && !conOtroId) return hecha;
    const repuesta = ocupado && conOtroId ? conOtroId(fila, hecha) : fila;
    procedencias.set(repuesta, { lista: antes, id: fila.id });
    return hecha.toSpliced(hecha.findLastIndex((una) => ibaAntes(una, fila.id, antes)) + 1, 0, repuesta);
  }, ahora);
}
