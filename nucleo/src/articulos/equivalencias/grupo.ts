import { fail, ok, type Result } from '#comun/result.ts';

/** Which grupo each artículo is in. One that is in none is not here, so nobody can be in two (ART-03). */
export type Grupos = ReadonlyMap<string, string>;

/** What has to be written: the grupo each of these artículos is in from now on, or null for none. */
export type CambiosDeGrupo = ReadonlyMap<string, string | null>;

type Miembro = { readonly id: string; readonly codigo: string };

type YaEquivalentes = {
  readonly code: 'articulos.ya_equivalentes';
  readonly data: { readonly codigo: string; readonly otro: string };
};

/**
 * Makes two artículos equivalent. Their grupos become one, so that whatever was equivalent to either is equivalent to
 * both (INV-10). `grupos` holds every member of both; `nuevo` names the grupo when neither has one.
 */
export function unir(
  grupos: Grupos,
  { uno, otro, nuevo }: { readonly uno: Miembro; readonly otro: Miembro; readonly nuevo: string },
): Result<CambiosDeGrupo, YaEquivalentes> {
  const [delUno, delOtro] = [grupos.get(uno.id), grupos.get(otro.id)];
  if (uno.id === otro.id || (delUno !== undefined && delUno === delOtro)) {
    return fail({ code: 'articulos.ya_equivalentes', data: { codigo: uno.codigo, otro: otro.codigo } });
  }
  const queda = delUno ?? delOtro ?? nuevo;
  const entran = [uno.id, otro.id, ...miembrosDe(grupos, delUno), ...miembrosDe(grupos, delOtro)];
  return ok(new Map(entran.filter((id) => grupos.get(id) !== queda).map((id) => [id, queda])));
}

/** Takes an artículo out of its grupo. One that would be left alone leaves too: nobody is equivalent to himself. */
export function salir(grupos: Grupos, articuloId: string): CambiosDeGrupo {
  const grupo = grupos.get(articuloId);
  if (grupo === undefined) return new Map();
  const quedan = miembrosDe(grupos, grupo).filter((id) => id !== articuloId);
  return new Map([articuloId, ...(quedan.length === 1 ? quedan : [])].map((id) => [id, null]));
}

const miembrosDe = (grupos: Grupos, grupo: string | undefined): string[] =>
  grupo === undefined ? [] : [...grupos].filter(([, suyo]) => suyo === grupo).map(([id]) => id);
