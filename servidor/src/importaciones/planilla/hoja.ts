import {
  type Combinada,
  celdaDeNumero,
  columnaDeReferencia,
  combinadaDe,
  SIN_RESULTADO,
} from '@trastienda/nucleo/importaciones/lectura/planilla.ts';
import { COLUMNAS_MAXIMAS } from '@trastienda/nucleo/importaciones/lectura/tabla.ts';
import { type Libro, textoDeCelda } from './libro.ts';
import { LIMITES } from './limites.ts';
import { desmedida, rota } from './paquete.ts';
import { type Atributos, recorrerXml } from './xml.ts';

const NUMERO = { clase: 'numero' } as const;

/** Takes a row with something in it, counted as the spreadsheet counts. Rows come in order; the blank ones do not come. */
export type Entregar = (celdas: readonly string[], fila: number) => void;

/**
 * Reads the rows of a sheet as texts: numbers and dates as the cells hold them, formulas by their last result. Answers the
 * merged blocks of several rows, which only come at its end.
 */
export async function leerHoja(
  trozos: AsyncIterable<Uint8Array>,
  libro: Libro,
  entregar: Entregar,
): Promise<readonly Combinada[]> {
  const lectura = crearLectura(libro, entregar);
  await recorrerXml(trozos, {
    abrir: lectura.abrir,
    cerrar: lectura.cerrar,
    texto: lectura.texto,
  });
  return lectura.combinadas;
}

type Celda = { columna: number; tipo: string; estilo: number; valor: string; conFormula: boolean; conValor: boolean };

function crearLectura(libro: Libro, entregar: Entregar) {
  const combinadas: Combinada[] = [];
  let fila = 0;
  let siguiente = 0;
  let celdas: string[] = [];
  let celda: Celda | undefined;
  let tomando = false;
  let enAyuda = false;

  const abrirFila = (atributos: Atributos) => {
    const numero = atributos.r === undefined ? fila + 1 : Number(atributos.r);
    if (!Number.isInteger(numero) || numero <= fila || numero > LIMITES.filas) rota('FILAS_DESORDENADAS');
    fila = numero;
    siguiente = 0;
    celdas = [];
  };
  const abrirCelda = ({ r, t = 'n', s }: Atributos) => {
    const columna = r === undefined ? siguiente : (columnaDeReferencia(r) ?? rota('CELDA_SIN_LUGAR'));
    if (columna >= LIMITES.columnas) rota('CELDA_SIN_LUGAR');
    siguiente = columna + 1;
    celda = { columna, tipo: t, estilo: Number(s ?? 0), valor: '', conFormula: false, conValor: false };
  };
  const cerrarCelda = () => {
    if (!celda) return;
    const texto = textoDe(celda, libro);
    if (texto !== '') poner(celdas, celda.columna, texto);
    celda = undefined;
  };
  const combinar = ({ ref = '' }: Atributos) => {
    const bloque = combinadaDe(ref);
    if (!bloque) return;
    if (combinadas.length >= LIMITES.combinadas) desmedida('COMBINADAS');
    combinadas.push(bloque);
  };
  return {
    combinadas,
    abrir: (etiqueta: string, atributos: Atributos) => {
      if (etiqueta === 'c') abrirCelda(atributos);
      else if (etiqueta === 'row') abrirFila(atributos);
      else if (etiqueta === 'mergeCell') combinar(atributos);
      else if (etiqueta === 'rPh') enAyuda = true;
      else if (celda && (etiqueta === 'v' || (etiqueta === 't' && !enAyuda))) {
        tomando = true;
        celda.conValor = true;
      } else if (celda && etiqueta === 'f') celda.conFormula = true;
    },
    cerrar: (etiqueta: string) => {
      if (etiqueta === 'v' || etiqueta === 't') tomando = false;
      else if (etiqueta === 'rPh') enAyuda = false;
      else if (etiqueta === 'c') cerrarCelda();
      else if (etiqueta === 'row' && celdas.length > 0) entregar(celdas, fila);
    },
    texto: (texto: string) => {
      if (tomando && celda) celda.valor += texto;
    },
  };
}

/** Leaves no holes: what is not there is an empty text. */
export function poner(celdas: string[], columna: number, texto: string): void {
  // One more than what is taken tells that there are too many; the rest would only take room. They count from 0.
  if (columna > COLUMNAS_MAXIMAS) return;
  while (celdas.length < columna) celdas.push('');
  celdas[columna] = texto;
}

function textoDe({ tipo, estilo, valor, conFormula, conValor }: Celda, libro: Libro): string {
  if (!conValor) return conFormula ? SIN_RESULTADO : '';
  if (tipo === 's') return libro.compartidos[Number(valor)] ?? rota('FALTA_UN_TEXTO');
  if (tipo === 'n') return valor === '' ? '' : celdaDeNumero(valor, libro.formatos[estilo] ?? NUMERO, libro.desde1904);
  if (tipo === 'b') return valor === '1' ? 'VERDADERO' : 'FALSO';
  if (tipo === 'd')
    return valor
      .replace('T', ' ')
      .replace(/(\.\d+)?Z?$/, '')
      .replace(/ 00:00:00$/, '');
  return textoDeCelda(valor);
}
