/** As many as a sheaf of a hundred sheets: a longer list is for a file, not for paper. */
export const MAXIMO_EN_PAPEL = 5_000;
export const FILAS_POR_TANDA = 200;

/** Every row of a list, or as many as go on paper, asked for one batch after another. */
export async function juntarFilas<Fila>(
  pedir: (pagina: number) => Promise<readonly Fila[]>,
  maximo = MAXIMO_EN_PAPEL,
): Promise<readonly Fila[]> {
  const filas: Fila[] = [];
  for (let pagina = 1; filas.length < maximo; pagina += 1) {
    const tanda = await pedir(pagina);
    filas.push(...tanda);
    if (tanda.length < FILAS_POR_TANDA) break;
  }
  return filas;
}
