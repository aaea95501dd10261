import { ReglaRota } from './regla-rota.ts';

/** Gives up waiting after `ms` and says so; the work goes on by itself until its own limits. */
export async function conPlazo<T>(ms: number, trabajo: Promise<T>): Promise<T> {
  const { promise: vencimiento, reject } = Promise.withResolvers<never>();
  const reloj = setTimeout(() => reject(new ReglaRota({ code: 'comun.demora', data: {} })), ms);
  try {
    return await Promise.race([trabajo, vencimiento]);
  } finally {
    clearTimeout(reloj);
  }
}
