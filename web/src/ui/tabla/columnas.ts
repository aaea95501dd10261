import type { Columna } from '#ui/tabla/tabla-tipos.ts';

type Lado = 'inicio' | 'fin';
export type Densidad = 'densa' | 'normal';

/** What a person changed of the columns of a table. What is not here stays as the screen gives it. */
export type DisenoDeColumnas = {
  readonly orden?: readonly string[];
  readonly anchos?: Readonly<Record<string, number>>;
  readonly fijas?: Readonly<Record<string, Lado | 'suelta'>>;
  readonly visibles?: Readonly<Record<string, boolean>>;
  /** Whether what everything adds up to shows. */
  readonly totales?: boolean;
  /** How high its rows are, when it is not as everywhere. */
  readonly densidad?: Densidad;
};

/** A column where it stands. */
export type ColumnaPuesta<Fila> = Columna<Fila> & {
  readonly lado: Lado | undefined;
  /** How far from its side it stops when the rest scrolls. */
  readonly desde: number;
  /** The one next to what scrolls. */
  readonly borde: boolean;
};

const ANCHO_MINIMO = 48;
const ANCHO_MAXIMO = 900;
const ANCHO_COMUN = 160;
/** The columns of the table's own: what chooses its rows, at the start, and their menus, at the end. */
export const ANCHO_PROPIO = 42;

export const anchoDe = ({ ancho, anchoMinimo }: Pick<Columna<never>, 'ancho' | 'anchoMinimo'>): number =>
  ancho ?? anchoMinimo ?? ANCHO_COMUN;

const ladoDe = <Fila>({ id, fija }: Columna<Fila>, { fijas }: DisenoDeColumnas): Lado | undefined => {
  const elegido = fijas?.[id] ?? (fija ? 'inicio' : 'suelta');
  return elegido === 'suelta' ? undefined : elegido;
};

/** Every column in its order, also those that do not show: pinned to the start, loose, pinned to the end. */
export function enOrden<Fila>(columnas: readonly Columna<Fila>[], diseno: DisenoDeColumnas): readonly Columna<Fila>[] {
  const porId = new Map(columnas.map((columna) => [columna.id, columna]));
  const ids = (diseno.orden ?? []).filter((id, i, todos) => porId.has(id) && todos.indexOf(id) === i);
  // One that the order does not know yet goes behind the one it follows on the screen.
  columnas.forEach(({ id }, i) => {
    if (!ids.includes(id)) ids.splice(ids.indexOf(columnas[i - 1]?.id ?? '') + 1, 0, id);
  });
  const ordenadas = ids.flatMap((id) => porId.get(id) ?? []);
  const de = (lado: Lado | undefined) => ordenadas.filter((columna) => ladoDe(columna, diseno) === lado);
  return [...de('inicio'), ...de(undefined), ...de('fin')];
}

export const seVe = <Fila>({ id, oculta }: Columna<Fila>, { visibles }: DisenoDeColumnas): boolean =>
  visibles?.[id] ?? oculta !== true;

type Espacio = {
  readonly conMenu: boolean;
  readonly conCasilla?: boolean;
  /** Which of the widths of `ocultaBajo` the window does not reach. */
  readonly bajo: Readonly<Record<NonNullable<Columna<never>['ocultaBajo']>, boolean>>;
  /** How many times the common size the letters of this browser are: what a screen says of widths is for those. */
  readonly letra?: number;
};

/** The columns that show, with their width and their place. */
export function acomodar<Fila>(
  columnas: readonly Columna<Fila>[],
  diseno: DisenoDeColumnas,
  { conMenu, conCasilla = false, bajo, letra = 1 }: Espacio,
): readonly ColumnaPuesta<Fila>[] {
  const todas = enOrden(columnas, diseno).map((columna) => conSuAncho(columna, diseno, letra));
  const elegidas = todas.filter((columna) => seVe(columna, diseno));
  const entran = elegidas.filter(({ ocultaBajo }) => ocultaBajo === undefined || !bajo[ocultaBajo]);
  // A view may show only what the reader has not, or what a narrow window leaves out: a table without columns says nothing.
  const vistas = conUnaElastica([entran, elegidas].find(({ length }) => length > 0) ?? todas, diseno);
  const lados = vistas.map((columna) => ladoDe(columna, diseno));
  const ultima = lados.lastIndexOf('inicio');
  const primera = lados.indexOf('fin');
  return vistas.map((columna, i) => {
    const vecinas = lados[i] === 'fin' ? vistas.slice(i + 1) : vistas.slice(0, i);
    const desde = vecinas.reduce(
      (total, una) => total + anchoDe(una),
      (lados[i] === 'fin' ? conMenu : conCasilla) ? ANCHO_PROPIO : 0,
    );
    return { ...columna, lado: lados[i], desde, borde: i === ultima || i === primera };
  });
}

function conSuAncho<Fila>(dicha: Columna<Fila>, diseno: DisenoDeColumnas, letra: number): Columna<Fila> {
  const { ancho, anchoMinimo } = dicha;
  const columna = {
    ...dicha,
    ...(ancho && { ancho: ancho * letra }),
    ...(anchoMinimo && { anchoMinimo: anchoMinimo * letra }),
  };
  const { ocultaBajo, ...resto } = columna;
  // What somebody asked to see shows at every width; what is pinned has a width of its own.
  const base = diseno.visibles?.[columna.id] === true || ocultaBajo === undefined ? resto : columna;
  const puesto = diseno.anchos?.[columna.id];
  if (puesto !== undefined) return { ...base, ancho: puesto };
  return ladoDe(columna, diseno) === undefined ? base : { ...base, ancho: anchoDe(columna) };
}

/** Some column takes what is left over; otherwise all would stretch, and the pinned ones miss their places. */
function conUnaElastica<Fila>(columnas: readonly Columna<Fila>[], diseno: DisenoDeColumnas): readonly Columna<Fila>[] {
  if (columnas.some(({ ancho }) => ancho === undefined)) return columnas;
  const sueltas = columnas.filter((columna) => ladoDe(columna, diseno) === undefined);
  const elastica =
    sueltas.find(({ ocultaBajo, alinear }) => ocultaBajo === undefined && alinear !== 'fin') ?? sueltas[0];
  return columnas.map((columna) => {
    if (columna !== elastica) return columna;
    const { ancho, ...resto } = columna;
    return { ...resto, anchoMinimo: ancho ?? ANCHO_COMUN };
  });
}

/** Puts a column before or behind another one, on whose side it then is. */
export function ponerJunto<Fila>(
  columnas: readonly Columna<Fila>[],
  diseno: DisenoDeColumnas,
  { id, otra, lugar }: { readonly id: string; readonly otra: string; readonly lugar: 'antes' | 'despues' },
): DisenoDeColumnas {
  const destino = columnas.find((columna) => columna.id === otra);
  if (id === otra || destino === undefined) return diseno;
  const ids = enOrden(columnas, diseno)
    .map((columna) => columna.id)
    .filter((una) => una !== id);
  ids.splice(ids.indexOf(otra) + (lugar === 'despues' ? 1 : 0), 0, id);
  const lado = ladoDe(destino, diseno);
  return { ...diseno, orden: ids, fijas: { ...diseno.fijas, [id]: lado ?? 'suelta' } };
}

/** One place towards the start or the end, among those that show on its side. */
export function moverColumna<Fila>(
  columnas: readonly Columna<Fila>[],
  diseno: DisenoDeColumnas,
  id: string,
  paso: 1 | -1,
): DisenoDeColumnas {
  const vistas = enOrden(columnas, diseno).filter((columna) => seVe(columna, diseno));
  const aca = vistas.findIndex((columna) => columna.id === id);
  const propia = vistas[aca];
  const vecina = vistas[aca + paso];
  if (!propia || !vecina || ladoDe(vecina, diseno) !== ladoDe(propia, diseno)) return diseno;
  return ponerJunto(columnas, diseno, { id, otra: vecina.id, lugar: paso === 1 ? 'despues' : 'antes' });
}

export const fijarColumna = (diseno: DisenoDeColumnas, id: string, lado: Lado | 'suelta'): DisenoDeColumnas => ({
  ...diseno,
  fijas: { ...diseno.fijas, [id]: lado },
});

export const mostrarColumna = (diseno: DisenoDeColumnas, id: string, visible: boolean): DisenoDeColumnas => ({
  ...diseno,
  visibles: { ...diseno.visibles, [id]: visible },
});

export const ensancharColumna = (diseno: DisenoDeColumnas, id: string, ancho: number): DisenoDeColumnas => ({
  ...diseno,
  anchos: { ...diseno.anchos, [id]: Math.round(Math.min(ANCHO_MAXIMO, Math.max(ANCHO_MINIMO, ancho))) },
});
