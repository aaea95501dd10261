export type Rafaga = {
  /** Counts one more of somebody who has so many a minute; answers in how many ms one more may come, 0 when this one may. */
  readonly contar: (quien: string, porMinuto: number, ahoraMs: number) => number;
};

/** Somebody who has all of theirs again is like one who never came; beyond so many, the ones who came first are forgotten. */
const RECORDADOS = 10_000;

/** So many at once, and from then on as they come back: those of a minute, at an even pace. Refused ones count nothing. */
export function crearRafaga(aLaVez: number): Rafaga {
  /** By whom, when they will have all of theirs again. */
  const llenos = new Map<string, number>();
  return {
    contar: (quien, porMinuto, ahoraMs) => {
      const cadaMs = 60_000 / porMinuto;
      const lleno = Math.max(llenos.get(quien) ?? 0, ahoraMs);
      const falta = lleno - ahoraMs - (aLaVez - 1) * cadaMs;
      if (falta > 0) return falta;
      // Put again at the end, so that the first of the list is who has been away longest.
      llenos.delete(quien);
      llenos.set(quien, lleno + cadaMs);
      const [primero] = llenos.keys();
      if (llenos.size > RECORDADOS && primero !== undefined) llenos.delete(primero);
      return 0;
    },
  };
}
