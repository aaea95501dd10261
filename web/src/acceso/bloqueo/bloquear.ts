import { bloquearTerminal } from '@trastienda/nucleo/acceso/contrato.ts';
import { pedir } from '#api/pedir.ts';
import { cerrojo } from './cerrojo.ts';

/** Locks the terminal now. The server closes the session too; if it does not hear, its own clock will. */
export function bloquear(usuarioId: string): void {
  cerrojo.cerrar(usuarioId);
  pedir(bloquearTerminal, {}).catch(() => undefined);
}
