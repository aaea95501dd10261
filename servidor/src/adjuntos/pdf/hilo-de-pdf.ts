import { crearTurnos } from '#http/turnos.ts';
import { preguntarAUnHilo } from '#http/un-hilo.ts';
import type { Reparo } from './revisar.ts';

/** What reading a document may take of memory and of time; a real one of 20 MB takes a second. */
const MEDIDA = { memoriaMib: 192, plazoMs: 10_000, alPasarse: (): Reparo => 'COMPLEJO' };

const turnos = crearTurnos(1);

/**
 * Reads a document in a thread of its own, one at a time in the whole process. Answers why it is not taken; null when it is.
 */
export const revisarDocumento = (ruta: string): Promise<Reparo | null> =>
  turnos.hacer(() => preguntarAUnHilo<Reparo | null>(new URL('./pdf.worker.ts', import.meta.url), ruta, MEDIDA));
