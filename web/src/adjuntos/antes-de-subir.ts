import type { ClaseDeAdjunto } from '@trastienda/nucleo/adjuntos/contenido.ts';
import { erroresDeAdjuntos } from '@trastienda/nucleo/adjuntos/errores.ts';
import { admitirPeso } from '@trastienda/nucleo/adjuntos/limites.ts';
import { PedidoRechazado } from '#api/pedir.ts';

/** What the server would refuse once it came whole is refused as it would, without the wait. */
export function rechazoPorPeso({ name, size, type }: File): PedidoRechazado | null {
  const clase: ClaseDeAdjunto | undefined = type.startsWith('image/') ? 'IMAGEN' : undefined;
  const peso = admitirPeso(name, size, clase);
  if (peso.ok) return null;
  const { code, data } = peso.error;
  const { status, mensaje } = erroresDeAdjuntos[code];
  return new PedidoRechazado(status, { code, data, title: mensaje(data as never) });
}

/** The same file is refused again by what it is: only another one, or it saved anew, goes up. */
export const esPorElArchivo = (error: unknown): boolean =>
  error instanceof PedidoRechazado && [400, 413, 415].includes(error.status);
