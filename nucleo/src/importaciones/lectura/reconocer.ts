import { normaCodigo } from '#comun/texto.ts';
import { type Formato, type Mapeo, SEPARADORES } from '#importaciones/contrato-de-perfiles.ts';
import { type CampoDeEntidad, camposDe, type Entidad } from '#importaciones/entidades/entidades.ts';
import type { Perfil } from '#importaciones/perfiles.ts';
import { sinAbreviar } from './abreviaturas.ts';
import { conSuMoneda } from './columna-de-moneda.ts';
import { signoDecimal } from './numeros.ts';
import { SEPARADOR_DE_HOJA } from './planilla.ts';
import { primerosRegistros } from './registros.ts';
import { columnasNumericas, signoDeColumnas } from './signo-de-columnas.ts';
import { columnasDeDecimales, SIN_TITULOS, titulosDeLugares, vieneComoAntes } from './sin-titulos.ts';

const FILAS_DE_ENCABEZADO = 20;

/** What a file says of itself by its first rows. */
export type Reconocida = {
  /** The profile its titles chose, or the one asked for. */
  readonly perfil: Perfil | null;
  readonly formato: Omit<Formato, 'codificacion'>;
  readonly titulos: readonly string[];
  readonly mapeo: Mapeo;
  /** The title that stands twice for one field, when there is one. */
  readonly repetida: string | undefined;
};

type Pedido = {
  /** The beginning of the file, decoded, without its BOM. */
  readonly muestra: string;
  /** Whether the sample is the whole file. */
  readonly completa: boolean;
  readonly entidad: Entidad;
  /** Fields of this business besides those of the entidad. */
  readonly propios?: Propios;
  readonly perfiles: readonly Perfil[];
  /** It is the sheet of a spreadsheet, whose cells stand apart in one way whatever the profile says of a text. */
  readonly esHoja?: boolean;
  /** Somebody asked for the profile by its name: it holds even when titles of its columns are missing. */
  readonly pedido: boolean;
};

/** Finds the separator, the row of the titles, the profile and the columns, and the decimal sign by the first rows. */
export function reconocerTabla(pedido: Pedido): Reconocida {
  const { muestra, completa, entidad, propios } = pedido;
  const campos = { ...camposDe(entidad), ...propios };
  const filas = primerasFilas(pedido);
  const mejor = elegir(candidatasDe(pedido, filas), ({ perfil, faltan, ...leida }) => {
    if (pedido.pedido || perfil === null) return true;
    // Of a profile nobody asked for, all of its columns have to be there; and places are columns of any file.
    return faltan === 0 && (leida.fila !== SIN_TITULOS || esComoAntes(perfil, filas, { ...leida, campos }));
  });
  if (!mejor) return SIN_NADA;
  const { perfil, separador, fila: encabezado, titulos, repetida } = mejor;
  const seguro = perfil === null && mejor.halladas === 0 ? seguroSinTitulos(filas) : undefined;
  if (seguro) {
    const formato = { ...seguro, fecha: 'dma' as const, encabezado: SIN_TITULOS };
    return { ...SIN_NADA, formato, titulos: lugaresComoTitulos(pedido, seguro.separador) };
  }
  const hallado = perfil && encabezado !== SIN_TITULOS ? completar(perfil, titulos, mejor.mapeo, propios) : mejor.mapeo;
  const porSuNombre = Object.keys(propios ?? {}).filter((campo) => perfil?.columnas[campo] === undefined);
  const leida = { muestra, completa, separador, encabezado };
  const mapeo = conSuMoneda({ ...leida, titulos, mapeo: hallado, propios: porSuNombre });
  const deLasCifras = () => signoDeColumnas({ ...leida, campos, mapeo });
  const decimal = perfil?.formato?.decimal ?? deLasCifras();
  return {
    perfil,
    formato: { separador, decimal: decimal ?? null, fecha: perfil?.formato?.fecha ?? 'dma', encabezado },
    titulos,
    mapeo,
    repetida,
  };
}

type Separador = Formato['separador'];
/** The first rows as each separator cuts them; those of a sheet stand apart in one way. */
type PrimerasFilas = ReadonlyMap<Separador, readonly string[][]>;

function primerasFilas({ muestra, completa, esHoja = false }: Pedido): PrimerasFilas {
  const separadores: readonly Separador[] = esHoja ? [SEPARADOR_DE_HOJA] : SEPARADORES;
  return new Map(
    separadores.map((separador) => [
      separador,
      primerosRegistros(muestra, separador, FILAS_DE_ENCABEZADO, completa).map((fila) => fila.map(limpio)),
    ]),
  );
}

const lugaresComoTitulos = ({ muestra, completa, esHoja = false }: Pedido, separador: Separador): string[] =>
  titulosDeLugares({ muestra, completa, separador, esHoja });

type Candidata = ReturnType<typeof ubicar> & {
  readonly orden: number;
  readonly separador: Separador;
  readonly fila: number;
  readonly titulos: readonly string[];
};

/** Every way of reading it: each source, with each separator, by each row that may be that of the titles, or by none. */
function candidatasDe(pedido: Pedido, primeras: PrimerasFilas): Candidata[] {
  const { entidad, propios, perfiles, esHoja = false } = pedido;
  const fuentes = [...perfiles.map(aFuente), ...(pedido.pedido ? [] : [deLaEntidad(entidad, propios)])];
  const titulosDe = (fuente: Fuente, separador: Separador, filas: readonly string[][]) => {
    if (noTieneTitulos(fuente)) return [{ fila: SIN_TITULOS, titulos: lugaresComoTitulos(pedido, separador) }];
    return (filas.length > 0 ? filas : [[]]).map((titulos, i) => ({ fila: i + 1, titulos }));
  };
  return fuentes.flatMap((fuente, orden) =>
    [...primeras].flatMap(([separador, filas]) =>
      titulosDe(fuente, separador, filas).flatMap(({ fila, titulos }) =>
        admite(fuente, { separador: esHoja ? null : separador, fila })
          ? [{ orden, separador, fila, titulos, ...ubicar(fuente, titulos) }]
          : [],
      ),
    ),
  );
}

const elegir = (candidatas: readonly Candidata[], esPosible: (una: Candidata) => boolean): Candidata | undefined =>
  candidatas
    .filter(esPosible)
    .toSorted(
      (a, b) =>
        Number(b.perfil !== null) - Number(a.perfil !== null) ||
        a.faltan - b.faltan ||
        b.halladas - a.halladas ||
        Number(esSuFila(b)) - Number(esSuFila(a)) ||
        b.titulos.length - a.titulos.length ||
        a.fila - b.fila ||
        a.orden - b.orden,
    )[0];

const SIN_NADA: Reconocida = {
  perfil: null,
  formato: { separador: ';', decimal: null, fecha: 'dma', encabezado: 1 },
  titulos: [],
  mapeo: {},
  repetida: undefined,
};

const limpio = (titulo: string): string => titulo.trim();

const noTieneTitulos = ({ perfil }: Fuente): boolean => perfil?.formato?.encabezado === SIN_TITULOS;

type Ubicada = Pick<Candidata, 'separador' | 'titulos' | 'mapeo'> & { readonly campos: Propios };

/** Only the list of a proveedor is known without titles: whose it is was said, and how it came before. */
function esComoAntes(
  { entidad, columnas, sinUsar }: Perfil,
  primeras: PrimerasFilas,
  { separador, titulos, campos, mapeo }: Ubicada,
): boolean {
  if (entidad !== 'listas_de_proveedor' || sinUsar === undefined) return false;
  const anchoDeAntes = new Set([...Object.values(columnas).flat(), ...sinUsar]).size;
  const antes = { anchoDeAntes, numericas: columnasNumericas(campos, mapeo) };
  return vieneComoAntes(primeras.get(separador) ?? [], titulos.length, antes);
}

/** That it has no titles is only said where nothing is left to doubt, and of one way of cutting it alone. */
function seguroSinTitulos(primeras: PrimerasFilas): Pick<Formato, 'separador' | 'decimal'> | undefined {
  const seguros = [...primeras].flatMap(([separador, filas]) => {
    const columnas = columnasDeDecimales(filas);
    if (columnas.length === 0) return [];
    const celdas = filas.flatMap((fila) => columnas.map((i) => fila[i] ?? ''));
    return [{ separador, decimal: signoDecimal(celdas) ?? null }];
  });
  return seguros.length === 1 ? seguros[0] : undefined;
}

type Fuente = {
  readonly perfil: Perfil | null;
  readonly columnas: Readonly<Record<string, readonly string[]>>;
  readonly necesarias: readonly string[];
  /** Which of them are of the business. */
  readonly propios?: ReadonlySet<string>;
};

const aFuente = (perfil: Perfil): Fuente => ({ perfil, columnas: perfil.columnas, necesarias: perfil.necesarias });

type Propios = Readonly<Record<string, CampoDeEntidad>>;

/** What somebody called a campo of their business goes before what others usually call a field that may be missing. */
function deLaEntidad(entidad: Entidad, propios: Propios = {}): Fuente {
  const deSiempre = Object.entries(camposDe(entidad));
  const campos = [
    ...deSiempre.filter(([, { obligatorio }]) => obligatorio !== false),
    ...Object.entries(propios),
    ...deSiempre.filter(([, { obligatorio }]) => obligatorio === false),
  ];
  return {
    perfil: null,
    columnas: Object.fromEntries(campos.map(([nombre, { titulo, otros }]) => [nombre, [titulo, ...otros]])),
    necesarias: campos.flatMap(([nombre, { obligatorio }]) => (obligatorio === true ? [nombre] : [])),
    propios: new Set(Object.keys(propios)),
  };
}

/** Where the titles may be; of a sheet there is no separator to find out. */
type Lugar = { readonly separador: Formato['separador'] | null; readonly fila: number };

/**
 * A profile that was saved with its format is looked for nowhere else; one of a sheet says nothing of separators. The list
 * of a proveedor is its list also when this month's titles are a row lower.
 */
function admite({ perfil }: Fuente, { separador, fila }: Lugar): boolean {
  if (!perfil?.formato) return true;
  const { hoja, separador: suyo } = perfil.formato;
  const enFila = perfil.entidad === 'listas_de_proveedor' || esSuFila({ perfil, fila });
  return enFila && (separador === null || hoja !== undefined || suyo === separador);
}

const esSuFila = ({ perfil, fila }: Pick<Fuente, 'perfil'> & Pick<Lugar, 'fila'>): boolean =>
  perfil?.formato?.encabezado === fila;

/**
 * Where each field is. A title serves one field only: the first that claims it. Of the usual titles, those that nobody claims as
 * they are written are looked at again with their words whole; those of a profile are the ones its files have.
 */
function ubicar({ perfil, columnas, necesarias, propios }: Fuente, titulos: readonly string[]) {
  const mapeo: Mapeo = {};
  const tomadas = new Set<number>();
  const iguales: number[] = [];
  const escritos = titulos.map(normaCodigo);
  for (const norma of perfil ? [normaCodigo] : [normaCodigo, sinAbreviar]) {
    const normas = titulos.map(norma);
    for (const [campo, aceptados] of Object.entries(columnas)) {
      if (mapeo[campo] !== undefined) continue;
      const hallados = lugaresDe([...new Set(aceptados.map(norma))], normas).filter((lugar) => !tomadas.has(lugar));
      // Two of one title are a field of always and, after it, a campo of the business, as they are exported.
      const [lugar, otro] = propios?.has(campo) ? deUnTitulo(hallados, normas).toReversed() : hallados;
      if (lugar === undefined) continue;
      mapeo[campo] = lugar;
      tomadas.add(lugar);
      if (otro !== undefined && escritos[otro] === escritos[lugar]) iguales.push(otro);
    }
  }
  const sobra = iguales.find((lugar) => !tomadas.has(lugar));
  const repetida = sobra === undefined ? undefined : titulos[sobra];
  const halladas = Object.keys(mapeo).length;
  return { perfil, mapeo, repetida, halladas, faltan: necesarias.filter((campo) => mapeo[campo] === undefined).length };
}

/**
 * Besides what a profile found: the fields that it did not find, and those it never had, by the titles files usually give
 * them. What whoever saved it left aside stays aside; when nobody knows what that was, only what it had is looked for.
 */
function completar(
  { entidad, columnas, sinUsar }: Perfil,
  titulos: readonly string[],
  mapeo: Mapeo,
  propios?: Propios,
): Mapeo {
  const usuales = deLaEntidad(entidad, propios);
  const quedan = Object.entries(usuales.columnas).filter(
    ([campo]) => mapeo[campo] === undefined && (sinUsar !== undefined || columnas[campo] !== undefined),
  );
  const tomadas = new Set(Object.values(mapeo));
  const aparte = new Set(sinUsar?.map(normaCodigo));
  const libres = titulos.map((titulo, i) => (tomadas.has(i) || aparte.has(normaCodigo(titulo)) ? '' : titulo));
  const suyas = { ...usuales, columnas: Object.fromEntries(quedan), necesarias: [] };
  return { ...ubicar(suyas, libres).mapeo, ...mapeo };
}

/** The places of the accepted titles, those of the first of them first. */
const lugaresDe = (aceptados: readonly string[], normas: readonly string[]): number[] =>
  aceptados.flatMap((aceptado) => normas.flatMap((norma, i) => (norma !== '' && norma === aceptado ? [i] : [])));

/** Those that are called as the first of them, which is by the title that goes before the others. */
const deUnTitulo = ([primero, ...otros]: readonly number[], normas: readonly string[]): number[] =>
  primero === undefined ? [] : [primero, ...otros.filter((otro) => normas[otro] === normas[primero])];

/** Which column each field is, by the titles files usually give them. */
export const mapearTitulos = (entidad: Entidad, titulos: readonly string[], propios: Propios = {}): Mapeo =>
  ubicar(deLaEntidad(entidad, propios), titulos).mapeo;

/** Which column each field is, by the titles of a profile first; nothing when one that it needs is not there. */
export function mapearSegun(perfil: Perfil, titulos: readonly string[]): Mapeo | undefined {
  const { mapeo, faltan } = ubicar(aFuente(perfil), titulos);
  return faltan === 0 ? completar(perfil, titulos, mapeo) : undefined;
}

/** The titles of the fields that must have a column, `ademas` besides those of always, and have none. */
export const camposQueFaltan = (entidad: Entidad, mapeo: Mapeo, ademas: readonly string[] = []): string[] =>
  Object.entries(camposDe(entidad)).flatMap(([nombre, { titulo, obligatorio }]) =>
    (obligatorio === true || ademas.includes(nombre)) && mapeo[nombre] === undefined ? [titulo] : [],
  );
