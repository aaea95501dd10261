import type { TipoDeNotificacion } from './contrato-de-eventos.ts';

/** Not told to whom their `usuarioId` names, whatever they hold: nobody decides what is about them. */
export const MENOS_A_SU_SUJETO: readonly TipoDeNotificacion[] = ['ascenso.por_aprobar', 'reinicio.por_aprobar'];

/** Whether something is about somebody who is not told of it. */
export const esSuSujeto = (
  { tipo, datos }: { readonly tipo: TipoDeNotificacion; readonly datos: Readonly<Record<string, unknown>> },
  usuarioId: string,
): boolean => MENOS_A_SU_SUJETO.includes(tipo) && datos.usuarioId === usuarioId;
