/** Longer than this and whoever leaves is asked: an answer may never come. */
const PACIENCIA_MS = 5_000;

type Fin = 'guardado' | 'rechazado';

let enCurso: Promise<Fin> | undefined;

/** A form sends what was written in it. */
export function alGuardar(pedido: Promise<unknown>): void {
  const fin = pedido.then(
    (): Fin => 'guardado',
    (): Fin => 'rechazado',
  );
  enCurso = fin;
  void fin.then(() => {
    if (enCurso === fin) enCurso = undefined;
  });
}

/** How what is being saved ends; undefined where nothing is, or it takes too long. */
export const finDeGuardar = async (): Promise<Fin | undefined> =>
  enCurso && Promise.race([enCurso, new Promise<undefined>((listo) => setTimeout(listo, PACIENCIA_MS))]);
