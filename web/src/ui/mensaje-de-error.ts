import i18next from 'i18next';
import { PedidoRechazado, SinRespuesta } from '#api/pedir.ts';

/** What to tell a person about a failed call: its refusal, in the language of the interface, whenever there is one. */
export function mensajeDeError(error: unknown): string {
  if (error instanceof SinRespuesta) return i18next.t('ui:error.sinRespuesta');
  if (!(error instanceof PedidoRechazado)) return i18next.t('ui:error.inesperado');
  return error.message || i18next.t('ui:error.generico', { status: error.status });
}
