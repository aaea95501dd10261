import type { Note, NoteColor } from '#galeria/api-falsa/entidades/notes.ts';
import { coincide } from '#galeria/comun/buscar.ts';
import { idNuevo } from '#galeria/comun/id-nuevo.ts';
import { reponer } from '#galeria/comun/reponer.ts';

export type NotaNueva = { readonly title: string; readonly color: NoteColor };

/** Puts a note first, not deleted and with the date of today. */
export const agregarNota = (notas: readonly Note[], nueva: NotaNueva, hoy: Date): readonly Note[] => [
  { ...nueva, id: idNuevo(notas), datef: hoy.toISOString(), deleted: false },
  ...notas,
];

/** Updates one field of a note. */
export const cambiarNota = <C extends keyof NotaNueva>(
  notas: readonly Note[],
  id: number,
  campo: C,
  valor: Note[C],
): readonly Note[] => notas.map((nota) => (nota.id === id ? { ...nota, [campo]: valor } : nota));

export const quitarNota = (notas: readonly Note[], id: number): readonly Note[] =>
  notas.filter((nota) => nota.id !== id);

/** Puts back, where it stood in `antes`, a note that was removed; another id if a new one took it. */
export const reponerNota = (notas: readonly Note[], antes: readonly Note[], id: number): readonly Note[] =>
  reponer(notas, antes, new Set([id]), (nota, estan) => ({ ...nota, id: idNuevo(estan) }));

export const buscarNotas = (notas: readonly Note[], buscar: string): readonly Note[] =>
  notas.filter((nota) => !nota.deleted && coincide(buscar, nota.title));

/** What the list shows of a note. */
export const primeraLinea = (titulo: string): string => titulo.trim().split('\n', 1)[0]?.trim() ?? '';
