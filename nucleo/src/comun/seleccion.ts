import { z } from 'zod';
import { Id } from './campos.ts';
import { SELECCION_MAXIMA } from './seleccion-maxima.ts';

const Ids = z.array(Id).max(SELECCION_MAXIMA, `Admite hasta ${SELECCION_MAXIMA} filas de a una.`);

/**
 * What an order over many rows of a list is about (TD-10): some rows, or everything its filter finds but for some. A filter
 * says what the table shows and is evaluated when the order is carried out, on the server.
 */
export const seleccionDe = <Filtro extends z.ZodType>(filtro: Filtro) =>
  z.discriminatedUnion('de', [
    z.strictObject({ de: z.literal('ids'), ids: Ids.min(1, 'Elegí al menos una fila.') }),
    z.strictObject({ de: z.literal('filtro'), filtro, salvo: Ids.default([]) }),
  ]);
