import { useQueries, useQuery } from '@tanstack/react-query';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import {
  type Familia,
  listarFamilias,
  listarRubros,
  listarSubfamilias,
  type Rubro,
  type Subfamilia,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { POR_PAGINA_MAXIMO } from '@trastienda/nucleo/comun/paginacion.ts';
import type { Nodo } from '#articulos/clasificacion/nodos.ts';
import { paginaDe } from '#ui/lista.ts';

/** One visible line of the tree. */
export type Rama = {
  readonly nodo: Nodo;
  readonly nivel: Nivel;
  readonly padreId: string | null;
  readonly hijas: number;
  readonly abierta: boolean;
};

const TODAS = { porPagina: POR_PAGINA_MAXIMO };

/** The visible lines, from the top. Children are asked for only when their parent is opened (CLA-06). */
export function useRamas(abiertas: ReadonlySet<string>) {
  const rubros = useQuery(paginaDe<typeof listarRubros>(listarRubros, TODAS));
  const rubrosAbiertos = (rubros.data?.filas ?? []).filter(({ id }) => abiertas.has(id));
  const familias = useQueries({
    queries: rubrosAbiertos.map(({ id }) => paginaDe<typeof listarFamilias>(listarFamilias, { ...TODAS, rubroId: id })),
  });
  const familiasAbiertas = familias.flatMap(({ data }) => data?.filas ?? []).filter(({ id }) => abiertas.has(id));
  const subfamilias = useQueries({
    queries: familiasAbiertas.map(({ id }) =>
      paginaDe<typeof listarSubfamilias>(listarSubfamilias, { ...TODAS, familiaId: id }),
    ),
  });
  const familiasDe = new Map(rubrosAbiertos.map(({ id }, i) => [id, familias[i]?.data?.filas ?? []]));
  const subfamiliasDe = new Map(familiasAbiertas.map(({ id }, i) => [id, subfamilias[i]?.data?.filas ?? []]));
  const ramas = (rubros.data?.filas ?? []).flatMap((rubro) => [
    deRubro(rubro, abiertas),
    ...(familiasDe.get(rubro.id) ?? []).flatMap((familia) => [
      deFamilia(familia, abiertas),
      ...(subfamiliasDe.get(familia.id) ?? []).map(deSubfamilia),
    ]),
  ]);
  return { rubros, ramas };
}

const deRubro = (nodo: Rubro, abiertas: ReadonlySet<string>): Rama => ({
  nodo,
  nivel: 'rubro',
  padreId: null,
  hijas: nodo.familias,
  abierta: abiertas.has(nodo.id),
});

const deFamilia = (nodo: Familia, abiertas: ReadonlySet<string>): Rama => ({
  nodo,
  nivel: 'familia',
  padreId: nodo.rubroId,
  hijas: nodo.subfamilias,
  abierta: abiertas.has(nodo.id),
});

const deSubfamilia = (nodo: Subfamilia): Rama => ({
  nodo,
  nivel: 'subfamilia',
  padreId: nodo.familiaId,
  hijas: 0,
  abierta: false,
});
