import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { idNuevo } from '#galeria/comun/id-nuevo.ts';
import { reponer } from '#galeria/comun/reponer.ts';
import { A_MEDIAS } from '#galeria/forms/reglas.ts';

/** A visit that was added to the list of the page. */
export type Visita = { readonly id: number; readonly nombre: string; readonly detalle: string };

/** The newest first; its number is no one's that is still there. */
export const agregar = (visitas: readonly Visita[], nueva: Omit<Visita, 'id'>): readonly Visita[] => [
  { ...nueva, id: Math.max(0, ...visitas.map(({ id }) => id)) + 1 },
  ...visitas,
];

export const quitar = (visitas: readonly Visita[], id: number): readonly Visita[] =>
  visitas.filter((visita) => visita.id !== id);

/** Puts back, where it stood in `antes`, one that was taken away; another number if a new one took its own. */
export const devolver = (visitas: readonly Visita[], antes: readonly Visita[], id: number): readonly Visita[] =>
  reponer(visitas, antes, new Set([id]), (visita, estan) => ({ ...visita, id: idNuevo(estan) }));

export const SIN_ESCRIBIR = {
  nombre: '',
  motivo: '',
  empresa: '',
  hora: '',
  fecha: '',
  proxima: '',
  cliente: 'nuevo',
  avisos: ['correo'],
};
export type Escrito = typeof SIN_ESCRIBIR;

/** The visits that were added, and what was written of the next, which wait while one is on another screen. */
export const empezado = crearAlmacen<{ readonly visitas: readonly Visita[]; readonly escrito: Escrito }>(() => ({
  visitas: [],
  escrito: SIN_ESCRIBIR,
}));

/** What can be shown again: of a moment that is not whole nobody knows any more what it had. */
export const porMostrar = (escrito: Escrito): Escrito => {
  const entero = (momento: string) => (momento === A_MEDIAS ? '' : momento);
  const { hora, fecha, proxima } = escrito;
  return { ...escrito, hora: entero(hora), fecha: entero(fecha), proxima: entero(proxima) };
};
