import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { Fragment } from 'react';

/** A text with the words of the search marked, whatever their accents, case or dashes. */
export function Resaltado({ texto, buscar }: { readonly texto: string; readonly buscar?: string | undefined }) {
  return tramos(texto, buscar ?? '').map(({ parte, marcada, desde }) =>
    marcada ? <mark key={desde}>{parte}</mark> : <Fragment key={desde}>{parte}</Fragment>,
  );
}

type Tramo = { readonly parte: string; readonly marcada: boolean; readonly desde: number };

/** Cuts `texto` where the words of `buscar` begin and end. */
export function tramos(texto: string, buscar: string): readonly Tramo[] {
  const palabras = buscar
    .split(/\s+/)
    .map(normaCodigo)
    .filter((palabra) => palabra !== '');
  if (palabras.length === 0) return [{ parte: texto, marcada: false, desde: 0 }];

  const { norma, origen } = normaConOrigen(texto);
  const marcas = new Array<boolean>(texto.length).fill(false);
  for (const palabra of palabras) {
    for (let en = norma.indexOf(palabra); en >= 0; en = norma.indexOf(palabra, en + 1)) {
      const desde = origen[en] ?? 0;
      const hasta = origen[en + palabra.length - 1] ?? desde;
      marcas.fill(true, desde, hasta + 1);
    }
  }
  return agrupar(texto, marcas);
}

/** The text in normal form, and for each of its characters the position it came from. */
function normaConOrigen(texto: string) {
  let norma = '';
  const origen: number[] = [];
  for (let i = 0; i < texto.length; i++) {
    for (const letra of normaCodigo(texto.charAt(i))) {
      norma += letra;
      origen.push(i);
    }
  }
  return { norma, origen };
}

function agrupar(texto: string, marcas: readonly boolean[]): readonly Tramo[] {
  const salida: Tramo[] = [];
  let desde = 0;
  for (let i = 1; i <= texto.length; i++) {
    if (i < texto.length && marcas[i] === marcas[desde]) continue;
    salida.push({ parte: texto.slice(desde, i), marcada: marcas[desde] === true, desde });
    desde = i;
  }
  return salida;
}
