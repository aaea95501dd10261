import { normaCodigo } from '#comun/texto.ts';
import type { Perfil } from '#importaciones/perfiles.ts';

/** How the titles of a file differ from those of the profile it is read by. */
type Distinta = {
  /** What the profile had a column for that is not there. */
  readonly faltan: { campo: string; titulo: string }[];
  /** Titles that were not there when it was saved. */
  readonly nuevas: string[];
};

/** What somebody who counts on a profile has to know of a file; nothing when its columns are those it had. */
export function distintaDe({ columnas, sinUsar }: Perfil, titulos: readonly string[]): Distinta | undefined {
  const normas = new Set(titulos.map(normaCodigo));
  const faltan = Object.entries(columnas).flatMap(([campo, aceptados]) =>
    aceptados.some((titulo) => normas.has(normaCodigo(titulo))) ? [] : [{ campo, titulo: aceptados[0] ?? '' }],
  );
  const conocidas = new Set(['', ...[...Object.values(columnas).flat(), ...(sinUsar ?? titulos)].map(normaCodigo)]);
  const nuevas = [...new Set(titulos)].filter((titulo) => !conocidas.has(normaCodigo(titulo)));
  return faltan.length + nuevas.length === 0 ? undefined : { faltan, nuevas };
}
