import {
  MINUTOS_DE_CONFIRMACION,
  MINUTOS_DE_CONFIRMACION_EN_TERMINAL,
} from '@trastienda/nucleo/acceso/contrato-de-sesion.ts';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Identidad } from './entorno.ts';
import { rechazar } from './regla-rota.ts';

/** Refuses what asks for a fresh proof of who is there, when there is none (`seguridad.md` 3.2, GAP-10). */
export function exigirConfirmacion({ confirmacion }: Pick<Endpoint, 'confirmacion'>, identidad?: Identidad): void {
  if (confirmacion === undefined || identidad === undefined) return;
  const { sesion } = identidad;
  if (sesion === undefined) {
    if (confirmacion === 'persona') rechazar('acceso.solo_en_persona', {});
    return;
  }
  const desdeClave = sesion.confirmadaHace ?? Number.POSITIVE_INFINITY;
  if (confirmacion !== 'en_terminal') {
    if (desdeClave > MINUTOS_DE_CONFIRMACION * 60) rechazar('acceso.falta_confirmacion', { conPin: false });
    return;
  }
  if (sesion.terminalId === null) return;
  const desdeAlguna = Math.min(desdeClave, sesion.pinHace ?? Number.POSITIVE_INFINITY);
  if (desdeAlguna > MINUTOS_DE_CONFIRMACION_EN_TERMINAL * 60) rechazar('acceso.falta_confirmacion', { conPin: true });
}
