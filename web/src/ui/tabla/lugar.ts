/** Where each visit to a list was left, so that «back» comes to the same rows. Forgotten with the page. */
const lugares = new Map<string, number>();
const SE_RECUERDAN = 50;

export function recordarLugar(visita: string, desde: number): void {
  lugares.delete(visita);
  lugares.set(visita, desde);
  const [masVieja] = lugares.keys();
  if (lugares.size > SE_RECUERDAN && masVieja !== undefined) lugares.delete(masVieja);
}

export const lugarRecordado = (visita: string): number | undefined => lugares.get(visita);
