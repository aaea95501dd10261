import { fail, ok, type Result } from '#comun/result.ts';

type OtrosAhora = { readonly code: 'adjuntos.cambiaron'; readonly data: Record<string, never> };

/**
 * The place of each one, from 0, in the order somebody wants. The first picture is the principal one. The order names all
 * that there are and nothing else: whoever did not see one that just came has to look again.
 */
export function ordenar(
  hay: readonly string[],
  pedido: readonly string[],
): Result<readonly { readonly id: string; readonly orden: number }[], OtrosAhora> {
  const distintos = new Set(pedido);
  if (distintos.size !== pedido.length || distintos.size !== hay.length || hay.some((id) => !distintos.has(id))) {
    return fail({ code: 'adjuntos.cambiaron', data: {} });
  }
  return ok(pedido.map((id, orden) => ({ id, orden })));
}

/** The same ids with one of them in another place: what a drag or a key asks for. Out of range it goes to the end. */
export function mover(ids: readonly string[], id: string, lugar: number): readonly string[] {
  if (!ids.includes(id)) return ids;
  const otros = ids.filter((uno) => uno !== id);
  return otros.toSpliced(Math.max(0, lugar), 0, id);
}
