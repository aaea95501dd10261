export type Sentido = 'asc' | 'desc';

/** The rows by a figure or by a text, as people order words; those that are alike stay as they were. */
export function ordenar<Fila>(filas: readonly Fila[], de: (fila: Fila) => string | number, sentido: Sentido): Fila[] {
  const signo = sentido === 'asc' ? 1 : -1;
  return filas.toSorted((una, otra) => {
    const [a, b] = [de(una), de(otra)];
    const cual = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'es');
    return cual * signo;
  });
}

/** What a page shows. Past the last page it is the last; `porPagina` 0 is all of them. */
export function enPagina<Fila>(filas: readonly Fila[], pagina: number, porPagina: number) {
  const cuantas = porPagina === 0 ? Math.max(filas.length, 1) : porPagina;
  const ultima = Math.max(1, Math.ceil(filas.length / cuantas));
  const actual = Math.min(Math.max(1, Math.trunc(pagina) || 1), ultima);
  const desde = (actual - 1) * cuantas;
  return { visibles: filas.slice(desde, desde + cuantas), actual, ultima, desde, total: filas.length };
}

/** The chosen ones after the box of all is pressed: all that match, or none when all of them were. */
export function alternarTodas(elegidas: ReadonlySet<number>, coinciden: readonly number[]): ReadonlySet<number> {
  return coinciden.every((id) => elegidas.has(id)) ? new Set() : new Set(coinciden);
}
