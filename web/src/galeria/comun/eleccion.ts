type Id = string | number;

/**
 * The one that the address names, by its id and never by its place (F1). An address that names none chooses
 * `porDefecto`, or the first of those that are left.
 */
export function elegidoDe<T>(
  lista: readonly T[],
  idDe: (una: T) => Id,
  escrito: string,
  porDefecto: Id = 1,
): T | undefined {
  if (escrito !== '') return lista.find((una) => String(idDe(una)) === escrito);
  return lista.find((una) => idDe(una) === porDefecto) ?? lista[0];
}

/** Who takes the place of `id` when it goes: the next one in sight, the one before when it is the last, nobody (F1). */
export function vecinoDe<I extends Id>(ids: readonly I[], id: I): I | null {
  const lugar = ids.indexOf(id);
  if (lugar < 0) return ids[0] ?? null;
  return ids[lugar + 1] ?? ids[lugar - 1] ?? null;
}

/**
 * What the address is to name when `elegido`, which it named, goes: its neighbour in sight; of those that go with it
 * (`seVan`), none. Empty when nobody is left.
 */
export function escritoTras<I extends Id>(
  aLaVista: readonly { readonly id: I }[],
  elegido: I,
  seVan: readonly I[] = [elegido],
): string {
  const quedan = aLaVista.map(({ id }) => id).filter((id) => id === elegido || !seVan.includes(id));
  return String(vecinoDe(quedan, elegido) ?? '');
}
