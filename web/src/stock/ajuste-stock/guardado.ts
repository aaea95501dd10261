import type { Ajuste } from '@trastienda/nucleo/stock/contrato.ts';
import { type Borrador, borradorDe, type Renglon } from './borrador.ts';

/**
 * What the server made of `enviado`, brought into `actual`, which may have moved on meanwhile: the answer has the lines that
 * were sent, in their order. What was not touched since says what the server says; lines keep their keys.
 */
export function conRespuesta(actual: Borrador, enviado: Borrador, ajuste: Ajuste): Borrador {
  const { renglones, ...cabecera } = borradorDe(ajuste);
  const enviados = new Map(enviado.renglones.map((renglon, i) => [renglon.clave, { renglon, llegado: renglones[i] }]));
  return {
    depositoId: actual.depositoId === enviado.depositoId ? cabecera.depositoId : actual.depositoId,
    motivo: actual.motivo === enviado.motivo ? cabecera.motivo : actual.motivo,
    fecha: actual.fecha === enviado.fecha ? cabecera.fecha : actual.fecha,
    observaciones: actual.observaciones === enviado.observaciones ? cabecera.observaciones : actual.observaciones,
    renglones: actual.renglones.map((renglon) => {
      const suyo = enviados.get(renglon.clave);
      if (!suyo?.llegado) return conIdDe(renglon, ajuste.renglones);
      const { clave } = renglon;
      return suyo.renglon === renglon ? { ...suyo.llegado, clave } : { ...renglon, id: suyo.llegado.id };
    }),
  };
}

/** A line with its id if the server still has it; otherwise it is new again: an id that went is refused. */
export const conIdDe = (renglon: Renglon, guardados: readonly { readonly id: string }[]): Renglon =>
  guardados.some(({ id }) => id === renglon.id) ? renglon : { ...renglon, id: null };
