/** As many as one statement reads well. */
const TANDA = 500;

/** What `leer` gives of many things, some hundreds at a time, each read when the one before was taken. */
export async function* enTandas<Pedida, Fila>(
  pedidas: readonly Pedida[],
  leer: (tanda: readonly Pedida[]) => Promise<readonly Fila[]>,
): AsyncGenerator<readonly Fila[]> {
  for (let i = 0; i < pedidas.length; i += TANDA) yield await leer(pedidas.slice(i, i + TANDA));
}
