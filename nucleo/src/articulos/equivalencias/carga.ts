import type { CambiosDeGrupo, Grupos } from './grupo.ts';

/** What one row says of two artículos: that they stand in for each other, or that the second replaces the first. */
export type RelacionPedida = {
  readonly fila: number;
  readonly tipo: 'EQUIVALENTE' | 'REEMPLAZADO';
  readonly uno: string;
  readonly otro: string;
};

export type RelacionesDeHoy = {
  /** Every member of the grupos at hand. */
  readonly grupos: Grupos;
  /** What replaces each artículo, of all of them: a chain may be long. */
  readonly reemplazos: ReadonlyMap<string, string>;
};

export type ResultadoDeRelacion =
  | { readonly que: 'CREAR' | 'SIN_CAMBIOS' }
  | { readonly que: 'ACTUALIZAR'; readonly antes: string }
  | { readonly que: 'MISMO' | 'CIRCULO' }
  /** That row already says what replaces it. */
  | { readonly que: 'REPETIDA'; readonly primera: number };

type PlanDeRelaciones = {
  readonly resultados: ReadonlyMap<number, ResultadoDeRelacion>;
  /** The grupo each artículo that changes of grupo is in from now on. */
  readonly grupos: CambiosDeGrupo;
  readonly reemplazos: ReadonlyMap<string, string>;
};

/**
 * What many relations come to, one after the other: grupos merge (INV-10), and no chain closes (INV-08). `nuevo` names a grupo of
 * artículos that were in none. What is refused changes nothing of the rest.
 */
export function planearRelaciones(
  { grupos, reemplazos }: RelacionesDeHoy,
  pedidas: readonly RelacionPedida[],
  nuevo: () => string,
): PlanDeRelaciones {
  const deGrupos = juntar(grupos, nuevo);
  const deReemplazos = encadenar(reemplazos);
  const resultados = new Map(
    pedidas.map((pedida): [number, ResultadoDeRelacion] => {
      if (pedida.uno === pedida.otro) return [pedida.fila, { que: 'MISMO' }];
      return [pedida.fila, pedida.tipo === 'EQUIVALENTE' ? deGrupos.unir(pedida) : deReemplazos.poner(pedida)];
    }),
  );
  return { resultados, grupos: deGrupos.cambios(), reemplazos: deReemplazos.cambios };
}

/** Grupos that merge: each artículo leads to the one that speaks for its grupo. */
function juntar(grupos: Grupos, nuevo: () => string) {
  const jefe = new Map<string, string>();
  const cabezas = new Map<string, string>();
  for (const [id, grupo] of grupos) {
    const cabeza = cabezas.get(grupo) ?? id;
    cabezas.set(grupo, cabeza);
    jefe.set(id, cabeza);
  }
  const raiz = (id: string): string => {
    let actual = id;
    for (let arriba = jefe.get(actual); arriba !== undefined && arriba !== actual; arriba = jefe.get(actual)) {
      // The way is halved as it is walked, so that long joins stay short.
      jefe.set(actual, jefe.get(arriba) ?? arriba);
      actual = arriba;
    }
    return actual;
  };
  const unir = ({ uno, otro }: RelacionPedida): ResultadoDeRelacion => {
    const [a, b] = [raiz(uno), raiz(otro)];
    if (a === b) return { que: 'SIN_CAMBIOS' };
    jefe.set(a, a).set(b, a);
    return { que: 'CREAR' };
  };
  const cambios = (): CambiosDeGrupo => {
    // A grupo that was there gives its name to what it merges into: the first of them that is met.
    const nombres = new Map<string, string>();
    for (const [id, grupo] of grupos) if (!nombres.has(raiz(id))) nombres.set(raiz(id), grupo);
    const cambian = new Map<string, string>();
    for (const id of jefe.keys()) {
      const nombre = nombres.get(raiz(id)) ?? nuevo();
      nombres.set(raiz(id), nombre);
      if (grupos.get(id) !== nombre) cambian.set(id, nombre);
    }
    return cambian;
  };
  return { unir, cambios };
}

function encadenar(hoy: ReadonlyMap<string, string>) {
  const por = new Map(hoy);
  const cambios = new Map<string, string>();
  const dichas = new Map<string, number>();
  const vuelveA = (id: string, desde: string): boolean => {
    for (let paso: string | undefined = desde; paso !== undefined; paso = por.get(paso)) if (paso === id) return true;
    return false;
  };
  const poner = ({ fila, uno, otro }: RelacionPedida): ResultadoDeRelacion => {
    const primera = dichas.get(uno);
    if (primera !== undefined) return { que: 'REPETIDA', primera };
    if (vuelveA(uno, otro)) return { que: 'CIRCULO' };
    dichas.set(uno, fila);
    const antes = hoy.get(uno);
    if (antes === otro) return { que: 'SIN_CAMBIOS' };
    por.set(uno, otro);
    cambios.set(uno, otro);
    return antes === undefined ? { que: 'CREAR' } : { que: 'ACTUALIZAR', antes };
  };
  return { poner, cambios };
}
