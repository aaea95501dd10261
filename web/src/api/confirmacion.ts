/** Asks whoever is there to prove who they are, as the refusal says; false when they would rather not. */
type Confirmador = (rechazo: unknown) => Promise<boolean>;

let confirmador: Confirmador | undefined;
let enCurso: Promise<boolean> | undefined;
let ultima = Number.NEGATIVE_INFINITY;

/** The person left the question of who they are. What was asked did not happen, and nobody has to be told. */
export class ConfirmacionCancelada extends Error {
  constructor() {
    super('');
    this.name = 'ConfirmacionCancelada';
  }
}

/** Says who asks for the proof from now on. Returns how to stop. */
export function alFaltarConfirmacion(nuevo: Confirmador): () => void {
  confirmador = nuevo;
  return () => {
    if (confirmador === nuevo) confirmador = undefined;
  };
}

/**
 * Tries; when the server wants a fresh proof of who is there, has it asked for and tries once more. Whoever comes while
 * the question is open waits for the same answer, and who set out before the proof was given does not ask again.
 */
export async function conConfirmacion<T>(intentar: () => Promise<T>, falta: (error: unknown) => boolean): Promise<T> {
  const salida = performance.now();
  try {
    return await intentar();
  } catch (error) {
    if (!falta(error) || confirmador === undefined) throw error;
    if (ultima < salida && !(await preguntar(confirmador, error))) throw new ConfirmacionCancelada();
    return intentar();
  }
}

async function preguntar(confirmar: Confirmador, rechazo: unknown): Promise<boolean> {
  enCurso ??= confirmar(rechazo).finally(() => {
    enCurso = undefined;
  });
  const confirmada = await enCurso;
  if (confirmada) ultima = performance.now();
  return confirmada;
}
