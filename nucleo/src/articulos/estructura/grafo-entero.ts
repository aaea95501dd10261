import { componentesPosibles, type GrafoImposible, type Linea, NIVELES_MAXIMO, type Vuelta } from './grafo.ts';

/** What each artículo may contain; what is not in it is a leaf. A `Grafo` is one. */
export type Aristas = ReadonlyMap<string, readonly Arista[]>;
type Arista = Pick<Linea, 'componenteId' | 'sustitutos'>;

/** Two graphs as one: what either says that an artículo may contain. */
export const sumarAristas = <Una>(
  unas: ReadonlyMap<string, readonly Una[]>,
  otras: ReadonlyMap<string, readonly Una[]>,
): ReadonlyMap<string, readonly Una[]> =>
  new Map([...unas, ...[...otras].map(([id, lineas]) => [id, [...(unas.get(id) ?? []), ...lineas]] as const)]);

/**
 * Which of many estructuras cannot be in force beside the rest, and why (INV-05, EST-01). All of them take their place at once, so
 * that nothing depends on which one comes first: nobody can tell which of those that close a way round is the mistake, and none is
 * taken; nor any that is on a way too deep. Whoever is not taken keeps what is in force today. What is `programada` counts whatever
 * comes of them, since its day may come while they are in force (EST-09); nobody is to blame for a line of it.
 */
export function revisarJuntas(
  hoy: Aristas,
  propuestas: Aristas,
  programadas: Aristas = new Map(),
): ReadonlyMap<string, GrafoImposible> {
  const grafo = new Map(sumarAristas(new Map([...hoy, ...propuestas]), programadas));
  const fuera = new Map<string, GrafoImposible>();
  for (;;) {
    const nuevas = imposiblesDe(medir(grafo)).filter(
      ([id, imposible]) => !fuera.has(id) && vaPor(propuestas.get(id) ?? [], id, imposible),
    );
    if (nuevas.length === 0) return fuera;
    for (const [id, imposible] of nuevas) {
      fuera.set(id, imposible);
      grafo.set(id, [...(hoy.get(id) ?? []), ...(programadas.get(id) ?? [])]);
    }
  }
}

/** Whether these lines of an artículo are on the way round; of a way too deep, all of those on it are. */
function vaPor(lineas: readonly Arista[], id: string, imposible: GrafoImposible): boolean {
  const siguiente = imposible.que === 'ciclo' ? imposible.vuelta[imposible.vuelta.indexOf(id) + 1] : undefined;
  if (siguiente === undefined) return lineas.length > 0;
  return lineas.some((linea) => componentesPosibles(linea).includes(siguiente));
}

/** The same of drafts: each could be put in force by itself, with the rest as it is. */
export function revisarBorradores(hoy: Aristas, borradores: Aristas): ReadonlyMap<string, GrafoImposible> {
  const { hijos, bajo, alto } = medir(hoy);
  const fuera = new Map<string, GrafoImposible>();
  for (const [id, lineas] of borradores) {
    const suyos = lineas.flatMap(componentesPosibles);
    const vuelta = vueltaPor(hijos, id, suyos);
    const niveles = (alto.get(id) ?? 0) + 1 + suyos.reduce((mayor, hijo) => Math.max(mayor, bajo.get(hijo) ?? 0), 0);
    if (vuelta) fuera.set(id, { que: 'ciclo', vuelta });
    else if (niveles > NIVELES_MAXIMO) fuera.set(id, { que: 'profundidad', niveles });
  }
  return fuera;
}

type Vecinos = ReadonlyMap<string, readonly string[]>;
type Medido = {
  readonly hijos: Vecinos;
  /** The longest way down of each, and up; those that are on a way round, or beyond one, have none. */
  readonly bajo: ReadonlyMap<string, number>;
  readonly alto: ReadonlyMap<string, number>;
};

function medir(grafo: Aristas): Medido {
  const hijos = new Map<string, string[]>();
  const padres = new Map<string, string[]>();
  for (const [id, lineas] of grafo) {
    hijos.set(id, lineas.flatMap(componentesPosibles));
    if (!padres.has(id)) padres.set(id, []);
  }
  for (const [id, suyos] of [...hijos]) {
    for (const hijo of suyos) {
      const previos = padres.get(hijo);
      if (previos) previos.push(id);
      else padres.set(hijo, [id]);
      if (!hijos.has(hijo)) hijos.set(hijo, []);
    }
  }
  return { hijos, bajo: nivelesHasta(hijos, padres), alto: nivelesHasta(padres, hijos) };
}

/** How far the end is from each one, from those that are an end upwards. A loop: a file may bring a chain of any length. */
function nivelesHasta(siguientes: Vecinos, anteriores: Vecinos): ReadonlyMap<string, number> {
  const faltan = new Map([...siguientes].map(([id, suyos]) => [id, suyos.length]));
  const niveles = new Map<string, number>();
  const terminados = [...faltan].flatMap(([id, cuantos]) => (cuantos === 0 ? [id] : []));
  for (const id of terminados) {
    const nivel = niveles.get(id) ?? 0;
    niveles.set(id, nivel);
    for (const anterior of anteriores.get(id) ?? []) {
      niveles.set(anterior, Math.max(niveles.get(anterior) ?? 0, nivel + 1));
      const quedan = (faltan.get(anterior) ?? 0) - 1;
      faltan.set(anterior, quedan);
      if (quedan === 0) terminados.push(anterior);
    }
  }
  return new Map(terminados.map((id) => [id, niveles.get(id) ?? 0]));
}

function imposiblesDe({ hijos, bajo, alto }: Medido): [string, GrafoImposible][] {
  const enPie = new Set([...hijos.keys()].filter((id) => !bajo.has(id)));
  if (enPie.size > 0) {
    return vueltasEntre(hijos, enPie).flatMap((vuelta) =>
      vuelta.slice(1).map((id): [string, GrafoImposible] => [id, { que: 'ciclo', vuelta }]),
    );
  }
  return [...hijos].flatMap(([id, suyos]): [string, GrafoImposible][] => {
    const niveles = (bajo.get(id) ?? 0) + (alto.get(id) ?? 0);
    return suyos.length > 0 && niveles > NIVELES_MAXIMO ? [[id, { que: 'profundidad', niveles }]] : [];
  });
}

/** Each of those still standing has another one below: whoever goes down from any of them comes round. */
function vueltasEntre(hijos: Vecinos, enPie: ReadonlySet<string>): readonly Vuelta[] {
  const vistos = new Set<string>();
  return [...enPie].flatMap((desde) => {
    const camino: string[] = [];
    let id: string | undefined = desde;
    while (id !== undefined && !vistos.has(id)) {
      vistos.add(id);
      camino.push(id);
      id = (hijos.get(id) ?? []).find((hijo) => enPie.has(hijo));
    }
    const lugar = id === undefined ? -1 : camino.indexOf(id);
    return id === undefined || lugar < 0 ? [] : [[...camino.slice(lugar), id]];
  });
}

/** The way from those that would be inside of one artículo back to it. */
function vueltaPor(hijos: Vecinos, id: string, desde: readonly string[]): Vuelta | null {
  const llegoPor = new Map(desde.map((hijo) => [hijo, id]));
  const cola = [...llegoPor.keys()];
  for (const actual of cola) {
    if (actual === id) return caminoHasta(llegoPor, id);
    for (const hijo of hijos.get(actual) ?? []) {
      if (llegoPor.has(hijo)) continue;
      llegoPor.set(hijo, actual);
      cola.push(hijo);
    }
  }
  return null;
}

function caminoHasta(llegoPor: ReadonlyMap<string, string>, id: string): Vuelta {
  const camino = [id];
  for (let previo = llegoPor.get(id); previo !== undefined && previo !== id; previo = llegoPor.get(previo)) {
    camino.unshift(previo);
  }
  return [id, ...camino];
}
