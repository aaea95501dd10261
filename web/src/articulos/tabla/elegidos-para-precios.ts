import { listarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { POR_PAGINA_MAXIMO } from '@trastienda/nucleo/comun/paginacion.ts';
import { pedir } from '#api/pedir.ts';
import { sinPagina } from '#ui/consulta-de-lista.ts';
import type { Elegidas } from '#ui/tabla-tipos.ts';

/** As many as the filter of a batch names. */
const ELEGIDOS_DE_UN_LOTE = 1_000;

/** The ids of those chosen, page after page when they are all that a filter finds but some; how many may be when they are more. */
export async function leerElegidos(
  valores: object,
  { enviada, cuantas }: Pick<Elegidas, 'enviada' | 'cuantas'>,
): Promise<readonly string[] | number> {
  if (cuantas > ELEGIDOS_DE_UN_LOTE) return ELEGIDOS_DE_UN_LOTE;
  if (enviada.de === 'ids') return enviada.ids;
  const hallados: string[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const query = { ...sinPagina(valores), pagina, porPagina: POR_PAGINA_MAXIMO };
    const { filas } = await pedir(listarArticulos, { query });
    hallados.push(...filas.map(({ id }) => id));
    if (filas.length < POR_PAGINA_MAXIMO) break;
  }
  const salvo = new Set(enviada.salvo);
  const ids = hallados.filter((id) => !salvo.has(id));
  return ids.length > ELEGIDOS_DE_UN_LOTE ? ELEGIDOS_DE_UN_LOTE : ids;
}
