const BYTES = 16;
const TANDAS_POR_BLOQUE = 16;

/**
 * Ids in their order, some at a time, once all of them were read. Sixteen bytes is what each takes meanwhile: a file may have
 * every artículo, and whoever writes it to a slow reader neither keeps a connection nor a text for each.
 */
export async function* idsPorTandas(
  leidos: AsyncIterable<{ readonly id: string }>,
  porTanda: number,
): AsyncGenerator<readonly string[]> {
  const porBloque = porTanda * TANDAS_POR_BLOQUE;
  const bloques: Buffer[] = [];
  let hay = 0;
  for await (const { id } of leidos) {
    const lugar = hay % porBloque;
    if (lugar === 0) bloques.push(Buffer.allocUnsafe(porBloque * BYTES));
    bloques.at(-1)?.write(id.replaceAll('-', ''), lugar * BYTES, 'hex');
    hay += 1;
  }
  for (let desde = 0; desde < hay; desde += porTanda) {
    const bloque = bloques[Math.floor(desde / porBloque)];
    const cuantos = Math.min(porTanda, hay - desde);
    if (bloque) yield Array.from({ length: cuantos }, (_, i) => idEn(bloque, (desde + i) % porBloque));
  }
}

function idEn(bloque: Buffer, lugar: number): string {
  const cifras = bloque.toString('hex', lugar * BYTES, (lugar + 1) * BYTES);
  return [cifras.slice(0, 8), cifras.slice(8, 12), cifras.slice(12, 16), cifras.slice(16, 20), cifras.slice(20)].join(
    '-',
  );
}
