import { type Big, CERO, type DecimalInput, decimal } from '#comun/decimal.ts';
import { componentesPosibles, type Grafo, type Linea, lineasDe, porUnidad } from './grafo.ts';

/** What somebody chose for one assembly (EST-10): which optional lines go in, and what goes first in a line. */
export type Elecciones = {
  readonly opcionales: ReadonlySet<string>;
  /** By line, the substitute that is taken before the component itself. */
  readonly preferidos: ReadonlyMap<string, string>;
};

const SIN_ELECCIONES: Elecciones = { opcionales: new Set(), preferidos: new Map() };

/** What one unit takes of one line, and who may give it, in order. */
export type Necesidad = {
  readonly linea: Linea;
  readonly candidatos: readonly string[];
  /** With its waste, which is what goes in. */
  readonly porUnidad: Big;
  /** Without it, which is what comes out when it is taken apart. */
  readonly neta: Big;
};

type Hechos = {
  /** A kit has no stock of its own: what is taken is what it is made of. */
  readonly esKit: (articuloId: string) => boolean;
  readonly elecciones?: Elecciones;
};

/** What one unit of an artículo takes from the shelf: its own lines, those of its kits in their place. */
export const necesidadesDe = (grafo: Grafo, raizId: string, hechos: Hechos): readonly Necesidad[] =>
  abrirReceta(grafo, raizId, hechos).necesidades;

/** The same, with the lines whose kit was opened: a substitute may still be taken instead of the whole of it (EST-10). */
export function abrirReceta(
  grafo: Grafo,
  raizId: string,
  { esKit, elecciones = SIN_ELECCIONES }: Hechos,
): { readonly necesidades: readonly Necesidad[]; readonly kits: readonly Linea[] } {
  const kits = new Set<Linea>();
  const abrir = (id: string, bruto: Big, neto: Big): Necesidad[] =>
    lineasDe(grafo, id)
      .filter((linea) => !linea.opcional || elecciones.opcionales.has(linea.id))
      .flatMap((linea) => {
        const conMerma = bruto.times(porUnidad(linea));
        const neta = neto.times(linea.cantidad);
        const [primero = linea.componenteId, ...otros] = candidatosDe(linea, elecciones);
        if (esKit(primero)) {
          kits.add(linea);
          return abrir(primero, conMerma, neta);
        }
        // Of a kit there is nothing on the shelf that could complete what a substitute falls short of.
        const candidatos = [primero, ...otros.filter((otro) => !esKit(otro))];
        return [{ linea, candidatos, porUnidad: conMerma, neta }];
      });
  return { necesidades: abrir(raizId, decimal(1), decimal(1)), kits: [...kits] };
}

function candidatosDe(linea: Linea, { preferidos }: Elecciones): readonly string[] {
  const todos = componentesPosibles(linea);
  const primero = preferidos.get(linea.id);
  if (primero === undefined || !todos.includes(primero)) return todos;
  return [primero, ...todos.filter((candidato) => candidato !== primero)];
}

/**
 * The same as a kit that is sold takes it: what several ways lead to is taken once, and rounded once (INV-25), and stands for the
 * one that may be left out, if any. An order of assembly takes line by line.
 */
export function porComponente(necesidades: readonly Necesidad[]): readonly Necesidad[] {
  const juntas = new Map<string, Necesidad>();
  for (const una of necesidades) {
    const clave = [una.linea.componenteId, ...una.candidatos].join();
    const otra = juntas.get(clave);
    const suma = otra && { porUnidad: otra.porUnidad.plus(una.porUnidad), neta: otra.neta.plus(una.neta) };
    juntas.set(clave, suma ? { ...(una.linea.opcional ? una : otra), ...suma } : una);
  }
  return [...juntas.values()];
}

/** Decimals of the unidad of each artículo: nothing is taken by halves where it is counted by units. */
type DecimalesDe = (articuloId: string) => number;
export type Disponibles = ReadonlyMap<string, Big>;

export type Toma = { readonly articuloId: string; readonly cantidad: Big };
export type Asignacion = {
  readonly necesidad: Necesidad;
  readonly necesario: Big;
  readonly tomas: readonly Toma[];
  /** What no candidate can give; zero when the line is covered. */
  readonly falta: Big;
};

/**
 * Who gives what for `n` units. First each line takes of the first of its candidates, then what is still missing of the
 * next ones, so that a substitute never leaves without it the line it is the component of.
 */
export function asignar(
  necesidades: readonly Necesidad[],
  n: DecimalInput,
  { disponibles, decimalesDe }: { readonly disponibles: Disponibles; readonly decimalesDe: DecimalesDe },
): readonly Asignacion[] {
  const quedan = new Map(disponibles);
  const renglones = necesidades.map((necesidad) => {
    const necesario = haciaArriba(necesidad.porUnidad.times(n), decimalesDe(necesidad.linea.componenteId));
    return { necesidad, necesario, falta: necesario, tomas: [] as Toma[] };
  });
  const rondas = Math.max(0, ...necesidades.map(({ candidatos }) => candidatos.length));
  for (let ronda = 0; ronda < rondas; ronda += 1) {
    for (const renglon of renglones) {
      const articuloId = renglon.necesidad.candidatos[ronda];
      if (articuloId === undefined || renglon.falta.lte(0)) continue;
      const hay = quedan.get(articuloId) ?? CERO;
      const cantidad = hay.lt(renglon.falta) ? hay : renglon.falta;
      if (cantidad.lte(0)) continue;
      quedan.set(articuloId, hay.minus(cantidad));
      renglon.tomas.push({ articuloId, cantidad });
      renglon.falta = renglon.falta.minus(cantidad);
    }
  }
  return renglones;
}

/** How many can be assembled now (EST-06, INV-25): the most for which every line is covered, substitutes counted. */
export function cuantosSePuedeArmar(
  necesidades: readonly Necesidad[],
  hechos: { readonly disponibles: Disponibles; readonly decimalesDe: DecimalesDe; readonly decimales: number },
): Big {
  const paso = decimal(10).pow(-hechos.decimales);
  const alcanza = (pasos: Big) => asignar(necesidades, pasos.times(paso), hechos).every(({ falta }) => falta.eq(0));
  let [bajo, alto] = [CERO, topeDe(necesidades, hechos.disponibles).div(paso).round(0, 0)];
  while (bajo.lt(alto)) {
    const medio = bajo.plus(alto).plus(1).div(2).round(0, 0);
    if (alcanza(medio)) bajo = medio;
    else alto = medio.minus(1);
  }
  return bajo.times(paso);
}

/** No line can give more than all its candidates together. */
function topeDe(necesidades: readonly Necesidad[], disponibles: Disponibles): Big {
  const topes = necesidades.map(({ candidatos, porUnidad: una }) => {
    let hay = CERO;
    for (const candidato of candidatos) hay = hay.plus(positivo(disponibles.get(candidato)));
    return hay.div(una);
  });
  return topes.reduce((menor, tope) => (tope.lt(menor) ? tope : menor), topes[0] ?? CERO);
}

const positivo = (cantidad: Big | undefined): Big => (cantidad?.gt(0) ? cantidad : CERO);

/**
 * What keeps one more than those from being assembled: of what it would lack, what there is least of. It is asked of all of them
 * together, since a line alone may have enough of what another one takes too.
 */
export function queLimita(
  necesidades: readonly Necesidad[],
  cuantos: Big,
  hechos: { readonly disponibles: Disponibles; readonly decimalesDe: DecimalesDe; readonly decimales: number },
): Linea | undefined {
  const unaMas = cuantos.plus(decimal(10).pow(-hechos.decimales));
  const parte = ({ falta, necesario }: Asignacion) => falta.div(necesario);
  let menos: Asignacion | undefined;
  for (const una of asignar(necesidades, unaMas, hechos)) {
    if (una.falta.gt(0) && (!menos || parte(una).gt(parte(menos)))) menos = una;
  }
  return menos?.necesidad.linea;
}

/** What comes out of `n` units taken apart: what went in less its waste, whole where it is counted by units (INV-26). */
export function devoluciones(
  necesidades: readonly Necesidad[],
  n: DecimalInput,
  decimalesDe: DecimalesDe,
): readonly (Toma & { readonly linea: Linea })[] {
  return necesidades.flatMap(({ linea, candidatos: [articuloId = linea.componenteId], neta }) => {
    const cantidad = neta.times(n).round(decimalesDe(articuloId), 0);
    return cantidad.gt(0) ? [{ linea, articuloId, cantidad }] : [];
  });
}

const HACIA_ARRIBA = 3;
const haciaArriba = (cantidad: Big, decimales: number): Big => cantidad.round(decimales, HACIA_ARRIBA);
