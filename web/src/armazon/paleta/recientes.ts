import { z } from 'zod';

const CLAVE = 'trastienda.recientes.v1';
const CUANTAS = 6;
const Recientes = z.array(
  z.object({ a: z.string().startsWith('/'), texto: z.string(), detalle: z.string().optional() }),
);
export type Reciente = { readonly a: string; readonly texto: string; readonly detalle?: string | undefined };

/** Where this person went last from the palette, the latest first. Kept in this browser, by user. */
export function leerRecientes(usuarioId: string): readonly Reciente[] {
  try {
    const leidas = Recientes.safeParse(JSON.parse(localStorage.getItem(`${CLAVE}.${usuarioId}`) ?? '[]'));
    return leidas.success ? leidas.data : [];
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
