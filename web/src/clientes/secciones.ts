export const SECCIONES = ['datos', 'notas', 'habituales', 'actividad'] as const;
export type Seccion = (typeof SECCIONES)[number];

/** The tab an address asks for, if it is one. */
export function leerSeccion({ seccion }: Readonly<Record<string, unknown>>): { seccion?: Seccion } {
  const una = SECCIONES.find((nombre) => nombre === seccion);
  return una ? { seccion: una } : {};
}
