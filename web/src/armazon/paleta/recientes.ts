const CLAVE = 'trastienda.recientes.v1';
const CUANTAS = 6;
export type Reciente = { readonly a: string; readonly texto: string; readonly detalle?: string | undefined };

const esTexto = (dato: unknown): dato is string => typeof dato === 'string';

function esReciente(dato: unknown): dato is Reciente {
  if (typeof dato !== 'object' || dato === null) return false;
  const { a, texto, detalle } = dato as Readonly<Record<string, unknown>>;
  return esTexto(a) && a.startsWith('/') && esTexto(texto) && (detalle === undefined || esTexto(detalle));
}

/** Where this person went last from the palette, the latest first. Kept in this browser, by user. */
export function leerRecientes(usuarioId: string): readonly Reciente[] {
  try {
    const leidas: unknown = JSON.parse(localStorage.getItem(`${CLAVE}.${usuarioId}`) ?? '[]');
    return Array.isArray(leidas) && leidas.every(esReciente) ? leidas : [];
  } catch {
    // Without storage nothing is recent.
    return [];
  }
}

export function anotarReciente(usuarioId: string, { a, texto, detalle }: Reciente): void {
  const otras = leerRecientes(usuarioId).filter((una) => una.a !== a);
  try {
    localStorage.setItem(`${CLAVE}.${usuarioId}`, JSON.stringify([{ a, texto, detalle }, ...otras].slice(0, CUANTAS)));
  } catch {
    // Not worth telling anybody.
  }
}

/** Whoever leaves takes along where they went: the names of customers are nobody else's. */
export function olvidarRecientes(usuarioId: string): void {
  try {
    localStorage.removeItem(`${CLAVE}.${usuarioId}`);
  } catch {
    // Without storage there is nothing to forget.
  }
}
