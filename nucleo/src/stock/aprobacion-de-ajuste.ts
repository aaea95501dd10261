import { fail, ok, type Result } from '#comun/result.ts';
import type { ErrorDeNegocio } from '#errores.ts';
import { type AccionAjuste, cicloDeAjuste, type EstadoAjuste } from './ciclo-de-ajuste.ts';

/** Whose an adjustment is: who made it, who changed it last and who asked for its approval. */
export type AutoresDeAjuste = {
  readonly creadoPorId: string;
  readonly cambiadoPorId: string | null;
  readonly pedidoPorId: string | null;
};

export const esAjustePropio = (
  usuarioId: string,
  { creadoPorId, cambiadoPorId, pedidoPorId }: AutoresDeAjuste,
): boolean => [creadoPorId, cambiadoPorId, pedidoPorId].includes(usuarioId);

/** Four eyes (`seguridad.md` 3.7): a second person approves; nobody approves what they made, changed last or asked for. */
export const exigirOtraPersona = (
  usuarioId: string,
  autores: AutoresDeAjuste,
): Result<null, ErrorDeNegocio<'stock.ajuste_propio'>> =>
  esAjustePropio(usuarioId, autores) ? fail({ code: 'stock.ajuste_propio', data: {} }) : ok(null);

/** What moves stock, which the limit by amount holds back. */
const MUEVEN: readonly AccionAjuste[] = ['aplicar', 'aprobar', 'revertir'];

/** Of what the state allows, what the amount and the four eyes leave to somebody; their permissions are another question. */
export const accionesDeAjuste = (
  estado: EstadoAjuste,
  { sobreLimite, propio }: { readonly sobreLimite: boolean; readonly propio: boolean },
): AccionAjuste[] =>
  cicloDeAjuste
    .accionesDesde(estado)
    .filter((accion) => !(sobreLimite && MUEVEN.includes(accion)) && !(propio && accion === 'aprobar'));
