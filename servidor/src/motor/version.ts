/** Oldest PostgreSQL on which all our SQL runs. */
export const VERSION_MINIMA = 15;

/** Newest minor of each major known when this release was cut; raise it with every release. */
const ULTIMA_CONOCIDA: Readonly<Record<number, number>> = { 15: 18, 16: 14, 17: 10, 18: 7 };

export type Version = { readonly mayor: number; readonly menor: number };

/** Reads '18.4', and '18beta1' as 18.0. */
export function leerVersion(texto: string): Version {
  const [, mayor = '0', menor = '0'] = /^(\d+)(?:\.(\d+))?/.exec(texto) ?? [];
  return { mayor: Number(mayor), menor: Number(menor) };
}

/** The newer minor that fixes things of this one, when the release knows of any. */
export function correccionPendiente({ mayor, menor }: Version): string | undefined {
  const ultima = ULTIMA_CONOCIDA[mayor];
  return ultima !== undefined && menor < ultima ? `${mayor}.${ultima}` : undefined;
}
