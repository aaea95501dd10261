import { z } from 'zod';
import { Dia, Instante, textoNumerico, Unitario } from '#comun/campos.ts';

/** Beyond these, quantity × cost would not fit the ledger; far beyond any real document. */
const CANTIDAD_MAXIMA = 10_000_000;
const COSTO_MAXIMO = 100_000_000;

/** A signed quantity of a stock document: in above zero, out below, never zero. */
export const CantidadConSigno = textoNumerico(3)
  .refine((texto) => Number(texto) !== 0, 'No puede ser cero.')
  .refine((texto) => !(Math.abs(Number(texto)) > CANTIDAD_MAXIMA), 'Admite hasta 10.000.000 de unidades.');

/** Unit cost of what comes in, up to four decimals. */
export const CostoUnitario = Unitario.refine(
  (texto) => !(Number(texto) > COSTO_MAXIMO),
  'Admite hasta 100.000.000 por unidad.',
);

/** A moment in a query: a calendar day in Argentina, or an instant. */
export const Momento = z.union([Dia, Instante], 'Tiene que ser una fecha aaaa-mm-dd o un instante ISO 8601.');
