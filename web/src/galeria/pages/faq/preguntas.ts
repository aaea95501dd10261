import { coincide } from '#galeria/comun/buscar.ts';
import { textosDePreguntas } from './textos.ts';

export type Pregunta = { readonly id: string; readonly pregunta: string; readonly respuesta: string };

const IDS = ['sucursales', 'importar', 'deshacer', 'sinConexion', 'permisos'] as const;

/** A hook: the questions, in the language of the interface. */
export function usePreguntas(): readonly Pregunta[] {
  const t = textosDePreguntas.usar();
  return IDS.map((id) => ({ id, pregunta: t(`${id}.pregunta`), respuesta: t(`${id}.respuesta`) }));
}

/** Whether one is open to begin with: the first; while something is looked for, those that speak of it in their answer. */
export const seAbre = ({ id, pregunta, respuesta }: Pregunta, buscar: string): boolean =>
  buscar.trim() === '' ? id === IDS[0] : coincide(buscar, respuesta) || !coincide(buscar, pregunta);
