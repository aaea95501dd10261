import type { ValorDeFiltro } from '#ui/tabla/tabla-tipos.ts';

/** Where the keyboard goes after a cell; `nada`, where the person already went. */
export type Salida = 'aca' | 'abajo' | 'siguiente' | 'anterior' | 'nada';

/** One that was pressed, or a text that was pasted as one. */
type Tecla = Pick<KeyboardEvent, 'key'> & { readonly texto?: string };

/** A text while it is written, and which part of it is chosen: with both ends in one place, where the caret is. */
type Escritura = { readonly texto: string; readonly desde: number; readonly hasta: number };

/** What a field would do with a key. */
export function trasTecla(escritura: Escritura, { key, texto: pegado }: Tecla): Escritura {
  const { texto, desde, hasta } = escritura;
  const en = (lugar: number): Escritura => ({ texto, desde: lugar, hasta: lugar });
  const con = (nuevo: string, inicio: number, fin: number): Escritura => {
    const lugar = inicio + nuevo.length;
    return { texto: texto.slice(0, inicio) + nuevo + texto.slice(fin), desde: lugar, hasta: lugar };
  };
  const elegido = desde < hasta;
  if (pegado) return con(pegado.replace(/[\r\n]/g, ''), desde, hasta);
  if (esLetra(key)) return con(key, desde, hasta);
  if (key === 'Backspace') return con('', elegido ? desde : Math.max(0, desde - 1), hasta);
  if (key === 'Delete') return con('', desde, elegido ? hasta : hasta + 1);
  if (key === 'Home' || key === 'ArrowUp') return en(0);
  if (key === 'End' || key === 'ArrowDown') return en(texto.length);
  if (key === 'ArrowLeft') return en(elegido ? desde : Math.max(0, desde - 1));
  if (key === 'ArrowRight') return en(elegido ? hasta : Math.min(texto.length, hasta + 1));
  return escritura;
}

/** Where one of a few values is, and the letters that were typed to find it. */
type Eleccion = { readonly valor: string; readonly buscado: string };

/** What a list of a few values does with a key: letters look for the one that begins so. */
export function trasTeclaEn(
  opciones: readonly ValorDeFiltro[],
  { valor, buscado }: Eleccion,
  { key }: Tecla,
): Eleccion {
  const a = (lugar: number): Eleccion => ({
    valor: opciones[Math.max(0, Math.min(opciones.length - 1, lugar))]?.id ?? valor,
    buscado: '',
  });
  const lugar = opciones.findIndex(({ id }) => id === valor);
  if (key === 'ArrowDown' || key === 'ArrowRight') return a(lugar + 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return a(lugar - 1);
  if (key === 'Home') return a(0);
  if (key === 'End') return a(opciones.length);
  if (!esLetra(key)) return { valor, buscado };
  const letras = buscado + key.toLowerCase();
  const hallada = opciones.find(({ texto }) => texto.toLowerCase().startsWith(letras));
  return { valor: hallada?.id ?? valor, buscado: letras };
}

export const esLetra = (key: string): boolean => [...key].length === 1;

const SALIDAS = { Enter: 'abajo', Escape: 'aca' } as const;

/** Where a key leads out of a cell, if it does. */
export const salidaDe = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Salida | undefined =>
  key === 'Tab' ? (shiftKey ? 'anterior' : 'siguiente') : SALIDAS[key as keyof typeof SALIDAS];
