import { textoCorto } from '@trastienda/nucleo/comun/campos.ts';

/** Why many things change at once: it stays in the history. */
export const MotivoDeLote = textoCorto(200, 3);
