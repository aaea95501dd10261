import { enPartes } from '#comun/en-partes.ts';
import { anchoDeTexto, imprimible, recortar } from '#comun/letra.ts';
import { ENTRE, LETRA_MINIMA, type Renglon } from './renglon.ts';

/** How much smaller the letter gets so that código and marca are both whole. */
const JUSTA = 0.7;

type Nombre = { readonly codigo: string | null; readonly marca: string | null };

/**
 * What an artículo is called, in a letter no larger than `letra`: código and marca in one line. What is left of a código that is
 * cut is another one, so it is the marca that gives way, and one that no letter holds in a line goes on in others.
 */
export function nombrar({ codigo, marca }: Nombre, ancho: number, letra: number): readonly Renglon[] {
  if (codigo === null && marca === null) return [];
  const izquierda = imprimible(codigo ?? '');
  const derecha = imprimible(marca ?? '');
  const alMenos = Math.max(LETRA_MINIMA, letra * JUSTA);
  const losDos = queEntra(anchoEn(izquierda) + anchoEn(derecha) + ENTRE, ancho, letra);
  if (losDos >= alMenos) return [{ izquierda, derecha, tamano: losDos, negrita: true }];
  const tamano = Math.max(LETRA_MINIMA, queEntra(anchoEn(izquierda), ancho, alMenos));
  const lineas = enLineas(izquierda, ancho / tamano);
  return lineas.map((linea, i) => {
    const sobra = i === lineas.length - 1 ? ancho - (anchoEn(linea) + ENTRE) * tamano : 0;
    return {
      izquierda: linea,
      derecha: sobra > 0 ? recortar(derecha, sobra, tamano, true) : '',
      tamano,
      negrita: true,
    };
  });
}

/** A código in as few lines as hold it. */
function enLineas(codigo: string, ancho: number): readonly string[] {
  for (let cuantas = 1; cuantas < codigo.length; cuantas++) {
    const lineas = enPartes(codigo, cuantas, true);
    if (lineas.every((linea) => anchoEn(linea) <= ancho + HOLGURA)) return lineas;
  }
  return [codigo];
}

/** What a letter made as wide as its box may be off by. */
const HOLGURA = 1e-9;

const anchoEn = (texto: string): number => anchoDeTexto(texto, 1, true);

const queEntra = (largo: number, ancho: number, letra: number): number => Math.min(letra, ancho / largo);
