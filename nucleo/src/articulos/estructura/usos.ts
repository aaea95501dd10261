import { type Big, CERO } from '#comun/decimal.ts';
import { type Grafo, lineasDe, nivelesDe, ordenar, porUnidad } from './grafo.ts';

/** An artículo that contains another, at any depth. */
export type Uso = {
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
