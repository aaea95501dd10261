import { ALTO_DE_MAYUSCULA, anchoDeTexto, imprimible, recortar } from '@trastienda/nucleo/comun/letra.ts';
import type { Documento } from './atender.ts';

const TINTA = '#1f2a37';
export const SUAVE = '#5d6b7a';
export const LINEA = '#d5dbe3';
export const FONDO = '#f3f6f9';
export const ACENTO = '#0b6fb8';

export type Trazo = {
  /** Of the capitals: the line they stand on is below. */
  readonly y: number;
  readonly x: number;
  readonly ancho: number;
  readonly tamano: number;
  readonly negrita?: boolean | undefined;
  readonly alinear?: 'inicio' | 'fin' | undefined;
  readonly color?: string | undefined;
  /** The name of a place in the document that a click on it goes to. */
  readonly lleva?: string | undefined;
};

/** One line of text in a box. What does not fit is cut, but a figure, which gets smaller: half a price is a wrong price. */
export function escribir(documento: Documento, texto: string, trazo: Trazo): void {
  const { x, y, ancho, negrita = false, alinear = 'inicio', color = TINTA, lleva } = trazo;
  const entero = imprimible(texto);
  const tamano = alinear === 'fin' ? queEntra(entero, trazo) : trazo.tamano;
  const cabe = recortar(entero, ancho, tamano, negrita);
  if (cabe === '') return;
  const largo = anchoDeTexto(cabe, tamano, negrita);
  const desde = alinear === 'fin' ? x + ancho - largo : x;
  const letra = letraDe(documento, negrita ? 'negrita' : 'regular');
  letra.poner();
  documento.fillColor(color);
  // A page of pdfkit has its y turned down, so letters are turned back.
  const lugar = `1 0 0 -1 ${corto(desde)} ${corto(y + tamano * ALTO_DE_MAYUSCULA)} Tm`;
  documento.addContent(`BT\n${lugar}\n/${letra.id} ${corto(tamano)} Tf\n<${letra.codificar(cabe)}> Tj\nET`);
  if (lleva !== undefined) documento.goTo(desde, y - 2, largo, tamano + 4, lleva);
}

const queEntra = (
  texto: string,
  { ancho, tamano, negrita = false }: Pick<Trazo, 'ancho' | 'tamano' | 'negrita'>,
): number => Math.floor(Math.min(tamano, (tamano * ancho) / anchoDeTexto(texto, tamano, negrita)) * 10) / 10;

type Medidas = { readonly de: number; readonly a: number; readonly negrita: boolean };

/** The size, no larger than `de`, at which a text fits in one line; nothing when that is smaller than `a`. In points. */
export function letraQueEntra(texto: string, ancho: number, { de, a, negrita }: Medidas): number | undefined {
  const justa = queEntra(imprimible(texto), { ancho, tamano: de, negrita });
  return justa >= a ? justa : undefined;
}

const corto = (puntos: number): number => Math.round(puntos * 100) / 100;

/** The part of a font of pdfkit that turns text into codes; it is not in its types. */
type Fuente = {
  readonly id: string;
  readonly ref: () => unknown;
  readonly encode: (texto: string) => readonly [readonly string[], unknown];
};
type PorDentro = { readonly _font: Fuente; readonly page: { readonly fonts: Record<string, unknown> } };

type Letra = { readonly id: string; readonly poner: () => void; readonly codificar: (texto: string) => string };

const letras = new WeakMap<Documento, Map<string, Letra>>();

/**
 * `text` of pdfkit lays out every word and remembers each for good: for a list of 200,000 artículos that is minutes and
 * all the memory there is. Here each character is encoded once, and a text is its characters one after another.
 */
function letraDe(documento: Documento, nombre: 'regular' | 'negrita'): Letra {
  const suyas = letras.get(documento) ?? new Map<string, Letra>();
  letras.set(documento, suyas);
  const hecha = suyas.get(nombre);
  if (hecha) return hecha;
  const dentro = documento.font(nombre) as unknown as PorDentro;
  const fuente = dentro._font;
  const codigos = new Map<string, string>();
  const codigoDe = (signo: string): string => {
    const codigo = codigos.get(signo) ?? fuente.encode(signo)[0].join('');
    codigos.set(signo, codigo);
    return codigo;
  };
  const letra = {
    id: fuente.id,
    poner: () => {
      dentro.page.fonts[fuente.id] ??= fuente.ref();
    },
    codificar: (texto: string) => {
      let salida = '';
      for (const signo of texto) salida += codigoDe(signo);
      return salida;
    },
  };
  suyas.set(nombre, letra);
  return letra;
}

export const raya = (documento: Documento, x: number, y: number, ancho: number, color = LINEA, grosor = 0.6): void => {
  documento
    .lineWidth(grosor)
    .strokeColor(color)
    .moveTo(x, y)
    .lineTo(x + ancho, y)
    .stroke();
};

type Marco = {
  readonly x: number;
  readonly y: number;
  readonly ancho: number;
  readonly alto: number;
  readonly alinear?: 'fin';
};

/** A JPEG inside a box, whole and in its middle; it was written by us, so it can be read. */
export function dibujarImagen(documento: Documento, jpeg: Uint8Array, { x, y, ancho, alto, alinear }: Marco): void {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  documento.image(bytes, x, y, { fit: [ancho, alto], align: alinear === 'fin' ? 'right' : 'center', valign: 'center' });
}
