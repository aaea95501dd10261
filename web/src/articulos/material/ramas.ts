import { useQueries, useQuery } from '@tanstack/react-query';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import {
  buscarEnClasificacion,
  type Familia,
  listarFamilias,
  listarRubros,
  listarSubfamilias,
  type Rubro,
  type Subfamilia,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { POR_PAGINA_MAXIMO } from '@trastienda/nucleo/comun/paginacion.ts';
import { consultaDe } from '#api/consultas.ts';
import type { Nodo } from '#articulos/clasificacion/nodos.ts';
import { paginaDe } from '#ui/listas/pagina-de-lista.ts';

/** One visible line of the tree: a node, what is left of a long list of children, or that they could not be brought. */
export type Rama = {
  /** The id of the node, or that of its parent with a mark. */
  readonly clave: string;
  readonly nivel: Nivel;
  readonly padreId: string | null;
  readonly hijas: number;
  readonly abierta: boolean;
} & (
  | { readonly nodo: Nodo }
  /** `trayendo`: it is being brought right now. */
  | { readonly nodo: null; readonly trayendo: boolean; readonly faltan: number }
  | { readonly nodo: null; readonly trayendo: boolean; readonly reintentar: () => void }
);

/** What the person opened and closed, and how many pages they asked for below each node; '' is the root. */
export type Despliegue = {
  readonly abiertas: ReadonlyMap<string, boolean>;
  readonly paginas: ReadonlyMap<string, number>;
};

type Adentro = {
  readonly filas: readonly Nodo[];
  readonly total: number;
  readonly trayendo?: boolean;
  readonly reintentar?: () => void;
};

/** The visible lines, from the top. Children are asked for only when their parent is opened (CLA-06). */
export function useRamas(despliegue: Despliegue, buscar: string) {
  const busca = buscar !== '';
  const hallazgos = useQuery({ ...consultaDe(buscarEnClasificacion, { query: { buscar } }), enabled: busca });
  const raices = useAdentro(listarRubros, busca ? [] : [''], despliegue, () => ({}));
  const rubros = busca ? (hallazgos.data?.rubros ?? []) : (raices.adentro.get('')?.filas ?? []);
  const abiertosPorMano = (nodos: readonly Nodo[]) =>
    nodos.filter(({ id }) => despliegue.abiertas.get(id) === true).map(({ id }) => id);

  const deRubros = useAdentro(listarFamilias, abiertosPorMano(rubros), despliegue, (rubroId) => ({ rubroId }));
  const halladas = hallazgos.data?.familias ?? [];
  const familias = [...[...deRubros.adentro.values()].flatMap(({ filas }) => filas), ...halladas];
  const abiertas = [...new Set(abiertosPorMano(familias))];
  const deFamilias = useAdentro(listarSubfamilias, abiertas, despliegue, (familiaId) => ({ familiaId }));

  const porRubro = Map.groupBy(halladas, ({ rubroId }) => rubroId);
  const porFamilia = Map.groupBy(hallazgos.data?.subfamilias ?? [], ({ familiaId }) => familiaId);
  const armar = crearArmador(despliegue, (nivel, id) =>
    nivel === 'rubro'
      ? { todas: deRubros.adentro.get(id), halladas: porRubro.get(id) }
      : { todas: deFamilias.adentro.get(id), halladas: porFamilia.get(id) },
  );
  const raiz = busca ? { filas: rubros, total: rubros.length } : (raices.adentro.get('') ?? { filas: [], total: 0 });
  return { consulta: raices.primera ?? hallazgos, hallazgos: hallazgos.data, ramas: armar('rubro', null, raiz) };
}

type Listado = typeof listarRubros | typeof listarFamilias | typeof listarSubfamilias;

/** The pages asked for of what is below some nodes, put together. */
function useAdentro(
  endpoint: Listado,
  padres: readonly string[],
  { paginas }: Despliegue,
  filtro: (padreId: string) => object,
) {
  const pedidos = padres.flatMap((padreId) =>
    Array.from({ length: paginas.get(padreId) ?? 1 }, (_, i) => ({ padreId, pagina: i + 1 })),
  );
  const respuestas = useQueries({
    queries: pedidos.map(({ padreId, pagina }) =>
      paginaDe<Listado>(endpoint, { porPagina: POR_PAGINA_MAXIMO, pagina, ...filtro(padreId) }),
    ),
  });
  const adentro = new Map<string, Adentro>();
  for (const [i, { padreId }] of pedidos.entries()) {
    const respuesta = respuestas[i];
    const { filas: antes, ...otro } = adentro.get(padreId) ?? { filas: [], total: 0 };
    if (respuesta?.data) {
      const { filas, total } = respuesta.data;
      adentro.set(padreId, { ...otro, filas: [...antes, ...(filas as readonly Nodo[])], total });
      continue;
    }
    const trayendo = otro.trayendo === true || respuesta?.isFetching === true;
    if (respuesta && respuesta.errorUpdateCount > 0) {
      // Also while it is asked for again: whoever pressed it keeps their place.
      adentro.set(padreId, { ...otro, filas: antes, trayendo, reintentar: () => void respuesta.refetch() });
    } else if (antes.length > 0) adentro.set(padreId, { ...otro, filas: antes, trayendo });
  }
  return { adentro, primera: respuestas[0] };
}

type DeAbajo = { readonly todas: Adentro | undefined; readonly halladas: readonly Nodo[] | undefined };

/**
 * Writes the lines of a level with those of what is open below. A node that only leads to what was found shows just
 * that, until somebody closes it and opens it again: then all that hangs from it.
 */
function crearArmador({ abiertas }: Despliegue, abajo: (nivel: 'rubro' | 'familia', id: string) => DeAbajo) {
  const armar = (
    nivel: Nivel,
    padreId: string | null,
    { filas, total, trayendo = false, reintentar }: Adentro,
  ): Rama[] => {
    const lineas = filas.flatMap((nodo): Rama[] => {
      if (nivel === 'subfamilia') return [{ ...lineaDe(nodo, nivel, padreId), hijas: 0, abierta: false }];
      const { todas, halladas = [] } = abajo(nivel, nodo.id);
      const hijas = cuantasHijas(nodo);
      const elegida = abiertas.get(nodo.id);
      const abierta = hijas > 0 && (elegida ?? halladas.length > 0);
      const adentro = elegida === true ? todas : { filas: halladas, total: halladas.length };
      const debajo = nivel === 'rubro' ? 'familia' : 'subfamilia';
      return [
        { ...lineaDe(nodo, nivel, padreId), hijas, abierta },
        ...(abierta && adentro ? armar(debajo, nodo.id, adentro) : []),
      ];
    });
    const faltan = total - filas.length;
    const resto = { clave: `${padreId ?? ''}+`, nivel, padreId, hijas: 0, abierta: false, nodo: null, trayendo };
    if (reintentar) return [...lineas, { ...resto, reintentar }];
    return faltan > 0 ? [...lineas, { ...resto, faltan }] : lineas;
  };
  return armar;
}

const lineaDe = (nodo: Nodo, nivel: Nivel, padreId: string | null) => ({ clave: nodo.id, nodo, nivel, padreId });

const cuantasHijas = (nodo: Rubro | Familia | Subfamilia): number => {
  if ('familias' in nodo) return nodo.familias;
  return 'subfamilias' in nodo ? nodo.subfamilias : 0;
};
