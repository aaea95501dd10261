export const PESTANAS = ['lotes', 'listas', 'cotizaciones', 'configuracion'] as const;
export type PestanaDePrecios = (typeof PESTANAS)[number];

/** What the address asks to see; the batches when it does not say. */
export function leerPestana({ pestana }: Readonly<Record<string, unknown>>): { pestana?: PestanaDePrecios } {
  const una = PESTANAS.find((nombre) => nombre === pestana);
  return una === undefined || una === 'lotes' ? {} : { pestana: una };
}
