/** A visit that was added to the list of the page. */
export type Visita = { readonly id: number; readonly nombre: string; readonly detalle: string };

/** The newest first; its number is no one's that is still there. */
export const agregar = (visitas: readonly Visita[], nueva: Omit<Visita, 'id'>): readonly Visita[] => [
  { ...nueva, id: Math.max(0, ...visitas.map(({ id }) => id)) + 1 },
  ...visitas,
];

export const quitar = (visitas: readonly Visita[], id: number): readonly Visita[] =>
  visitas.filter((visita) => visita.id !== id);
