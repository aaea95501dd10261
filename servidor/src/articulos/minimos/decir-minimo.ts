import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import type { Cambio } from '#plataforma/auditoria.ts';

type Cifras = { readonly minimo: string | null; readonly objetivo: string | null; readonly maximo: string | null };
type Lugar = { readonly deposito: string; readonly sucursal: string };

/** «5 a 20, máximo 40», as the trail says it; null when nothing is said. */
export function decirCifras({ minimo, objetivo, maximo }: Cifras): string | null {
  if (minimo === null || objetivo === null) return null;
  const hasta = maximo === null ? '' : `, máximo ${textoCantidad(maximo)}`;
  return `${textoCantidad(minimo)} a ${textoCantidad(objetivo)}${hasta}`;
}

export const campoDeMinimo = ({ deposito, sucursal }: Lugar): string => `mínimo en ${deposito}, ${sucursal}`;
export const campoDeUbicacion = ({ deposito, sucursal }: Lugar): string => `ubicación en ${deposito}, ${sucursal}`;

/** How a field that tells of a depósito begins, those that a file brings among them. PostgreSQL reads it too. */
export const DE_UN_LUGAR = '^(mínimo|objetivo|máximo|ubicación) en ';

type Regla = Lugar & { readonly minimo: string; readonly objetivo: string; readonly maximo: string | null };

/** A rule that went away with its artículo, or that undoing brought back. */
export const cambioDeRegla = (regla: Regla, que: 'SE_QUITA' | 'VUELVE'): Cambio => ({
  campo: campoDeMinimo(regla),
  antes: que === 'SE_QUITA' ? decirCifras(regla) : null,
  despues: que === 'SE_QUITA' ? null : decirCifras(regla),
});
