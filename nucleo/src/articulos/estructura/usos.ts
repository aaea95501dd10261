import { type Big, CERO } from '#comun/decimal.ts';
import { alReves, type Grafo, lineasDe, nivelesDe, ordenar, porUnidad } from './grafo.ts';

/** An artículo that contains another, at any depth. */
type Uso = {
  readonly articuloId: string;
  /** 1 is a direct use; otherwise the longest way up. */
  readonly nivel: number;
  readonly directo: boolean;
  /** How much of the component one of it takes, over all the paths, waste included. */
  readonly total: Big;
  /** Nothing contains it: what people sell or hand over (EST-04). */
  readonly final: boolean;
};

/**
 * Where an artículo is used, all levels (EST-04). `contenedores` is the graph read upwards (`alReves`). A way round, which the books never hold, shows nothing.
 */
export function usosDe(contenedores: Grafo, articuloId: string): readonly Uso[] {
  const orden = ordenar(contenedores, articuloId);
  if (!orden.ok) return [];
  const niveles = nivelesDe(contenedores, orden.value);
  const totales = new Map<string, Big>();
  for (const id of orden.value) {
    for (const linea of lineasDe(contenedores, id)) {
      const deAbajo = id === articuloId ? porUnidad(linea) : (totales.get(id) ?? CERO).times(porUnidad(linea));
      totales.set(linea.componenteId, (totales.get(linea.componenteId) ?? CERO).plus(deAbajo));
    }
  }
  const directos = new Set(lineasDe(contenedores, articuloId).map(({ componenteId }) => componenteId));
  return orden.value.slice(1).map((id) => ({
    articuloId: id,
    nivel: niveles.get(id) ?? 0,
    directo: directos.has(id),
    total: totales.get(id) ?? CERO,
    final: lineasDe(contenedores, id).length === 0,
  }));
}

/** What may contain it: a `total` of null is only by taking the place of a component, which says nothing of how much. */
type UsoPosible = Omit<Uso, 'total'> & { readonly total: Big | null };

/** Where an artículo goes in, as a component or in the place of one, and all that contains that (EST-04). */
export function usosPosibles(grafo: Grafo, articuloId: string): readonly UsoPosible[] {
  const seguros = new Map(usosDe(alReves(grafo), articuloId).map(({ articuloId: id, total }) => [id, total]));
  const conReemplazos = alReves(grafo, ({ componenteId, sustitutos }) =>
    sustitutos.includes(articuloId) ? [componenteId, articuloId] : [componenteId],
  );
  return usosDe(conReemplazos, articuloId).map((uso) => ({ ...uso, total: seguros.get(uso.articuloId) ?? null }));
}
