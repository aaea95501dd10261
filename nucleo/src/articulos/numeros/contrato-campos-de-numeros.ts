import { z } from 'zod';
import { CantidadPositiva, Dia, textoCorto } from '#comun/campos.ts';
import { normaCodigo } from '#comun/texto.ts';

export const NUMEROS_POR_RENGLON = 1_000;

/** A lot, a serial number or an oblea, as it is typed or scanned. */
export const Numero = textoCorto(60).refine(
  (texto) => normaCodigo(texto) !== '',
  'Tiene que tener alguna letra o número.',
);

/** So many units of a number; `vence` is said by what comes in. */
export const NumeroDeRenglon = z.strictObject({
  numero: Numero,
  cantidad: CantidadPositiva.default('1'),
  vence: Dia.nullish(),
});
export type NumeroDeRenglon = z.infer<typeof NumeroDeRenglon>;

export const NumerosDeRenglon = z
  .array(NumeroDeRenglon)
  .max(NUMEROS_POR_RENGLON, `Admite hasta ${NUMEROS_POR_RENGLON} números.`);
