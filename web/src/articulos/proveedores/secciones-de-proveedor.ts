export const SECCIONES_DE_PROVEEDOR = ['datos', 'articulos', 'listas', 'actividad'] as const;
export type SeccionDeProveedor = (typeof SECCIONES_DE_PROVEEDOR)[number];

/** The tab an address asks for, if it is one. */
export function leerSeccionDeProveedor({ seccion }: Readonly<Record<string, unknown>>): {
  seccion?: SeccionDeProveedor;
} {
  const una = SECCIONES_DE_PROVEEDOR.find((nombre) => nombre === seccion);
  return una ? { seccion: una } : {};
}
