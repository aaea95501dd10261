import { compararTextos, MARCAS, normaCodigo, normaPalabras, sinCerosIniciales } from '#comun/texto.ts';

/** Why an artículo was found, best first (ART-02, GAP-16, `acordado` 24). */
export const NIVELES_DE_COINCIDENCIA = [
  'BARRAS',
  'CODIGO',
  'ORIGINAL',
  'PROVEEDOR',
  'ALTERNATIVO',
  'REEMPLAZA',
  'EQUIVALENTE',
  'COMIENZO',
  'PALABRAS',
  'VEHICULO',
] as const;
type NivelDeCoincidencia = (typeof NIVELES_DE_COINCIDENCIA)[number];

/** Under this length a word has no trigram of its own and is looked for only as the beginning of a word. */
export const LETRAS_DE_TRIGRAMA = 3;

export type Busqueda = {
  /** The whole text as a code, in normal form; '' when it has no letter or digit. */
  readonly codigo: string;
  readonly codigoSinCeros: string;
  /** The words to be found in any order: whole words or parts of them. Without repeats. */
  readonly palabras: readonly string[];
  /** Words of one or two letters: only the beginning of a word matches. */
  readonly comienzos: readonly string[];
  /** What was written with a hyphen or a dot inside: it may be kept without it, and then it is found as one. */
  readonly juntas: readonly Junta[];
};

type Junta = { readonly forma: string; readonly partes: readonly string[] };

/** What a person typed, taken apart once for every way of searching. */
export function leerBusqueda(texto: string): Busqueda {
  const codigo = normaCodigo(texto);
  const tokens = [...new Set(palabrasDe(texto))];
  return {
    codigo,
    codigoSinCeros: sinCerosIniciales(codigo),
    palabras: tokens.filter((token) => token.length >= LETRAS_DE_TRIGRAMA),
    comienzos: tokens.filter((token) => token.length < LETRAS_DE_TRIGRAMA),
    juntas: trozosJuntos(texto).map((trozo) => ({ forma: normaCodigo(trozo), partes: palabrasDe(trozo) })),
  };
}

const palabrasDe = (texto: string): string[] =>
  normaPalabras(texto)
    .split(' ')
    .filter((palabra) => palabra !== '');

const TROZO = /[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)+/g;
/** A figure with decimals or one measure to another, with what they are of: «1.6MSI», «10-12mm». */
const CIFRA = /^(?:\d+\.\d+[A-Za-z]+|\d+-\d+(?:mm|cm|m))$/i;
const DE_ANIO_A_ANIO = /^(?:19|20)\d\d[-.](?:19|20)\d\d$/;
/** Fewer digits than this, and no letter, are a figure with its decimals, or one measure to another. */
const DIGITOS_DE_CODIGO = 7;

/** The pieces of a text that people write with hyphens and dots inside or without them: «10W-40», «6205-2RS», «030.115.561». */
function trozosJuntos(texto: string): string[] {
  const trozos = texto.normalize('NFKD').replace(MARCAS, '').match(TROZO) ?? [];
  return trozos.filter(
    (trozo) =>
      !CIFRA.test(trozo) &&
      (/[A-Za-z]/.test(trozo) || (normaCodigo(trozo).length >= DIGITOS_DE_CODIGO && !DE_ANIO_A_ANIO.test(trozo))),
  );
}

/**
 * Those pieces without their signs, as the words of a text keep them besides their parts (ART-02); '' when there are none.
 * Repeated in SQL by `formas_juntas`.
 */
export const formasJuntas = (texto: string): string => trozosJuntos(texto).map(normaCodigo).join(' ');

/**
 * The first text that no longer begins with `comienzo`, so that a prefix is the range `>= comienzo and < fin`
 * in byte order. Normal forms are ASCII letters and digits, so the last letter always has a next one.
 */
export function finDeComienzo(comienzo: string): string {
  const ultima = comienzo.charCodeAt(comienzo.length - 1);
  return comienzo.slice(0, -1) + String.fromCharCode(ultima + 1);
}

/** The text kept for an artículo: every word it can be found by, with a space at both ends so that ` AB` is a beginning. */
export const textoDePalabras = (partes: readonly (string | null)[]): string =>
  ` ${normaPalabras(partes.filter((parte) => parte !== null).join(' '))} `;

/** A code that matched, in full or by its beginning. `tipo` PROPIO is the artículo's own code. */
export type CoincidenciaDeCodigo = {
  readonly articuloId: string;
  readonly tipo: string;
  readonly norma: string;
  /** The artículo's own code, as it was loaded. */
  readonly codigo: string;
};

/** An artículo that was found, by which of its codes and how well. */
export type Hallado = {
  readonly articuloId: string;
  readonly motivo: NivelDeCoincidencia;
  readonly tipo: string | null;
  readonly norma: string | null;
  readonly exacto: boolean;
  /** The code it is told by: that of the artículo it is an equivalent of, or replaces. */
  readonly de?: string | undefined;
  /** What it is for, when that is why it was found. */
  readonly aplicacionId?: string | undefined;
};

const COMIENZO = 2;
const TIPOS_EN_ORDEN = ['BARRAS', 'PROPIO', 'ORIGINAL', 'PROVEEDOR', 'ALTERNATIVO'];

/**
 * Hits by code, best first and one per artículo: the code in normal form, then but for leading zeros, then those that
 * begin so. Among equals a bar code comes before an own code and so on, and of two own codes that were accepted as
 * different the one typed to the letter. `unico` says that the best names a single artículo, to be taken without asking.
 */
export function ordenarCoincidencias(
  texto: string,
  coincidencias: readonly CoincidenciaDeCodigo[],
): { readonly hallados: readonly Hallado[]; readonly unico: boolean } {
  const { codigo, codigoSinCeros } = leerBusqueda(texto);
  const literal = texto.trim().toUpperCase();
  const rangoDe = (norma: string): number => {
    if (norma === codigo) return 0;
    return sinCerosIniciales(norma) === codigoSinCeros ? 1 : COMIENZO;
  };
  const ordenadas = coincidencias
    .map((coincidencia) => {
      const rango = rangoDe(coincidencia.norma);
      return {
        ...coincidencia,
        rango,
        // Beginnings go by code alone: there is no telling which of them is meant.
        tipoEnOrden: rango === COMIENZO ? 0 : TIPOS_EN_ORDEN.indexOf(coincidencia.tipo),
        literal: coincidencia.tipo === 'PROPIO' && coincidencia.codigo.toUpperCase() === literal ? 0 : 1,
      };
    })
    .toSorted(
      (a, b) =>
        a.rango - b.rango || a.tipoEnOrden - b.tipoEnOrden || a.literal - b.literal || compararTextos(a.norma, b.norma),
    );
  const mejores = new Map<string, (typeof ordenadas)[number]>();
  for (const coincidencia of ordenadas) {
    if (!mejores.has(coincidencia.articuloId)) mejores.set(coincidencia.articuloId, coincidencia);
  }
  const [primera, segunda] = [...mejores.values()];
  const empatan =
    primera?.rango === segunda?.rango &&
    primera?.tipoEnOrden === segunda?.tipoEnOrden &&
    primera?.literal === segunda?.literal;
  return {
    hallados: [...mejores.values()].map(({ articuloId, tipo, norma, rango }) => ({
      articuloId,
      motivo: motivoDe(tipo, rango),
      tipo,
      norma,
      exacto: rango !== COMIENZO,
    })),
    unico: primera !== undefined && primera.rango !== COMIENZO && !empatan,
  };
}

function motivoDe(tipo: string, rango: number): NivelDeCoincidencia {
  if (rango === COMIENZO) return 'COMIENZO';
  return NIVELES_DE_COINCIDENCIA.find((nivel) => nivel === tipo) ?? 'CODIGO';
}

type LoQueSeVe = { readonly codigo: string; readonly descripcion: string; readonly marca: string | null };
type OtroCodigo = { readonly tipo: string; readonly valor: string; readonly norma: string };

/** The words that were typed and are seen nowhere in an own code, a description and a marca. */
function loQueNoSeVe({ palabras, comienzos, juntas }: Busqueda, { codigo, descripcion, marca }: LoQueSeVe) {
  const tiene = tieneEn(juntas);
  const juntos = [formasJuntas(descripcion), formasJuntas(marca ?? '')];
  const aLaVista = textoDePalabras([descripcion, marca, codigo, normaCodigo(codigo), ...juntos]);
  return [...palabras, ...comienzos].filter((palabra) => !tiene(aLaVista, palabra));
}

const tieneEn =
  (juntas: Busqueda['juntas']) =>
  (texto: string, palabra: string): boolean =>
    texto.includes(palabra.length < LETRAS_DE_TRIGRAMA ? ` ${palabra}` : palabra) ||
    juntas.some(({ forma, partes }) => partes.includes(palabra) && texto.includes(forma));

/** Whether all that was typed is seen in what is shown of an artículo: why it was found needs no saying. */
export const estaALaVista = (busqueda: Busqueda, visto: LoQueSeVe): boolean =>
  loQueNoSeVe(busqueda, visto).length === 0;

/**
 * Of an artículo that was found by words, which of its other codes brought it: the one with the most of what was typed and is not seen
 * in its own code, its description or its marca (GAP-16). Null when what is seen says it all.
 */
export function codigoQueLoTrajo<C extends OtroCodigo>(
  busqueda: Busqueda,
  visto: LoQueSeVe,
  codigos: readonly C[],
): C | null {
  const tiene = tieneEn(busqueda.juntas);
  const faltan = loQueNoSeVe(busqueda, visto);
  const [mejor] = codigos
    .map((otro) => {
      const texto = textoDePalabras([otro.valor, otro.norma]);
      return { otro, cuantas: faltan.filter((palabra) => tiene(texto, palabra)).length };
    })
    .filter(({ cuantas }) => cuantas > 0)
    .toSorted(
      (a, b) =>
        b.cuantas - a.cuantas || enOrden(a.otro) - enOrden(b.otro) || compararTextos(a.otro.norma, b.otro.norma),
    );
  return mejor?.otro ?? null;
}

const enOrden = ({ tipo }: OtroCodigo): number => TIPOS_EN_ORDEN.indexOf(tipo);
