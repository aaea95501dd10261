const CUANTAS = 30;

export const claveDeListas = (usuarioId: string): string => `trastienda.listas.v1.${usuarioId}`;

/** How each list was left: its path and what its address asked for, the last one left at the end. */
type Quedadas = ReadonlyMap<string, string>;

const esQuedada = (dato: unknown): dato is readonly [string, string] =>
  Array.isArray(dato) && dato.length === 2 && esDireccion(dato[0], '/') && esDireccion(dato[1], '?');

const esDireccion = (dato: unknown, comienzo: string): boolean =>
  typeof dato === 'string' && dato.startsWith(comienzo) && !dato.startsWith('//');

export function leerQuedadas(usuarioId: string): Quedadas {
  try {
    const leidas: unknown = JSON.parse(localStorage.getItem(claveDeListas(usuarioId)) ?? '[]');
    return new Map(Array.isArray(leidas) ? leidas.filter(esQuedada) : []);
  } catch {
    // Without storage, lists are found as they were left only while the page is open.
    return new Map();
  }
}

/** Notes how a list was left; nothing, that it shows as it comes. */
export function guardarQuedada(usuarioId: string, ruta: string, busqueda: string | undefined): void {
  const quedadas = new Map(leerQuedadas(usuarioId));
  const habia = quedadas.delete(ruta);
  if (busqueda !== undefined) quedadas.set(ruta, busqueda);
  else if (!habia) return;
  try {
    localStorage.setItem(claveDeListas(usuarioId), JSON.stringify([...quedadas].slice(-CUANTAS)));
  } catch {
    // Not worth telling anybody.
  }
}

export function olvidarListas(usuarioId: string): void {
  try {
    localStorage.removeItem(claveDeListas(usuarioId));
  } catch {
    // Without storage there is nothing to forget.
  }
}
