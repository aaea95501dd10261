import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { ALTO_DE_MAYUSCULA, anchoDeTexto, enLineas, imprimible } from '@trastienda/nucleo/comun/letra.ts';
import type { Dibujo, Documento } from './atender.ts';
import { dibujarCabeza, dibujarIndice, dibujarPie, lugarDe } from './hojas.ts';
import {
  ALTO_DE_GRUPO,
  ALTO_DE_SECCION,
  ALTO_DE_TITULOS,
  ANCHO,
  altoDeFila,
  MARGEN,
  TITULOS,
  TITULOS_DE_LA_PRIMERA,
} from './medidas.ts';
import { ACENTO, dibujarImagen, escribir, FONDO, letraQueEntra, raya, SUAVE, type Trazo } from './pluma.ts';
import { type Paso, recorrer } from './recorrido.ts';
import { type FilaDePapel, repartirAncho, type TablaMedida } from './tabla.ts';

const LETRA = 8;
/** As small as the letter of a single line gets before a text takes two, which are written smaller still. */
const LETRA_JUSTA = 7;
const LETRA_DE_DOS = 6.2;
const ENTRE_LINEAS = 6.3;
const LETRA_DE_TITULO = 7.5;
const LETRA_DE_TITULO_JUSTA = 5.5;
const AIRE = 4;

/** Draws a table that was measured: its index, then its rows as they come. */
export function dibujarTabla(documento: Documento, tabla: TablaMedida): Dibujo<FilaDePapel> {
  if (tabla.conIndice) dibujarIndice(documento, tabla);
  const pasos = recorrer(tabla);
  const celdas = repartirAncho(tabla.columnas, tabla.apaisada);
  let enLaPagina = 0;

  const dibujarPaso = (paso: Paso, fila: FilaDePapel | undefined): void => {
    if (paso.tipo === 'pagina') {
      enLaPagina = 0;
      abrirPagina(documento, tabla, celdas, paso.pagina);
    } else if (paso.tipo === 'seccion') dibujarSeccion(documento, tabla, paso);
    else if (paso.tipo === 'grupo') dibujarGrupo(documento, tabla, paso);
    else {
      if (enLaPagina++ % 2 === 1) sombrear(documento, tabla, paso.y);
      dibujarFila(documento, tabla, celdas, paso.y, definido(fila, 'as many rows as its groups say'));
    }
  };
  /** Everything that comes before the next row, and the row. */
  const hasta = (fila: FilaDePapel | undefined): void => {
    for (let paso = pasos.next(); !paso.done; paso = pasos.next()) {
      dibujarPaso(paso.value, fila);
      if (paso.value.tipo === 'fila') return;
    }
  };
  return { tanda: (filas) => filas.forEach(hasta), fin: () => hasta(undefined) };
}

type Celdas = ReturnType<typeof repartirAncho>;

function abrirPagina(documento: Documento, tabla: TablaMedida, celdas: Celdas, pagina: number): void {
  const numero = tabla.paginasDeIndice + pagina;
  const primera = pagina === 1 && !tabla.conIndice;
  dibujarCabeza(documento, tabla, primera);
  dibujarTitulos(documento, tabla, celdas, primera ? TITULOS_DE_LA_PRIMERA : TITULOS);
  dibujarPie(documento, tabla, numero);
}

function dibujarTitulos(documento: Documento, { columnas, apaisada }: TablaMedida, celdas: Celdas, y: number): void {
  const ancho = ANCHO(apaisada) - 2 * MARGEN;
  documento.rect(MARGEN, y, ancho, ALTO_DE_TITULOS).fill(FONDO);
  for (const [i, { x, ancho: suyo }] of celdas.entries()) {
    const { titulo = '', alinear } = columnas[i] ?? {};
    const tamanos = { de: LETRA_DE_TITULO, a: LETRA_DE_TITULO_JUSTA, negrita: true };
    escribir(documento, titulo, {
      x: x + AIRE,
      y: y + 6,
      ancho: suyo - 2 * AIRE,
      tamano: letraQueEntra(titulo, suyo - 2 * AIRE, tamanos) ?? LETRA_DE_TITULO,
      negrita: true,
      alinear,
      color: SUAVE,
    });
  }
}

function dibujarSeccion(documento: Documento, tabla: TablaMedida, { y, grupo }: Paso): void {
  const titulo = tabla.grupos[grupo]?.seccion ?? '';
  const ancho = ANCHO(tabla.apaisada) - 2 * MARGEN;
  documento.addNamedDestination(lugarDe(titulo), 'XYZ', null, y - 4, null);
  documento.outline.addItem(titulo);
  escribir(documento, titulo, {
    x: MARGEN + AIRE,
    y: y + 9,
    ancho: ancho - AIRE,
    tamano: 11.5,
    negrita: true,
    color: ACENTO,
  });
  raya(documento, MARGEN, y + ALTO_DE_SECCION - 3, ancho, ACENTO, 0.9);
}

function dibujarGrupo(documento: Documento, tabla: TablaMedida, { y, grupo }: Paso): void {
  escribir(documento, tabla.grupos[grupo]?.titulo ?? '', {
    x: MARGEN + AIRE,
    y: y + 7,
    ancho: ANCHO(tabla.apaisada) - 2 * MARGEN - AIRE,
    tamano: 8.5,
    negrita: true,
    color: SUAVE,
  });
  raya(documento, MARGEN, y + ALTO_DE_GRUPO - 2, ANCHO(tabla.apaisada) - 2 * MARGEN);
}

const sombrear = (documento: Documento, tabla: TablaMedida, y: number) =>
  documento.rect(MARGEN, y, ANCHO(tabla.apaisada) - 2 * MARGEN, altoDeFila(tabla)).fill('#fafbfc');

function dibujarFila(documento: Documento, tabla: TablaMedida, celdas: Celdas, y: number, fila: FilaDePapel): void {
  const alto = altoDeFila(tabla);
  for (const [i, { x, ancho }] of celdas.entries()) {
    const { alinear, negrita, entera } = tabla.columnas[i] ?? {};
    const celda = fila[i] ?? '';
    if (typeof celda !== 'string') {
      dibujarImagen(documento, celda, { x: x + AIRE, y: y + 2, ancho: ancho - 2 * AIRE, alto: alto - 4 });
      continue;
    }
    escribirCelda(documento, celda, { x: x + AIRE, y, ancho: ancho - 2 * AIRE, alto, negrita, entera, alinear });
  }
}

type Celda = Pick<Trazo, 'x' | 'y' | 'ancho' | 'negrita' | 'alinear'> & {
  readonly alto: number;
  readonly entera: boolean | undefined;
};

/**
 * Rows are all as high, which is what tells the page of each before any is read: a text that is long for one line is written
 * smaller, and then in two. What tells artículos apart is often their end: only what two lines cannot hold is cut, and a código
 * gets as small as it takes.
 */
function escribirCelda(documento: Documento, celda: string, { y, alto, entera, ...trazo }: Celda): void {
  const { ancho, negrita = false, alinear } = trazo;
  const justa = alinear === 'fin' ? LETRA : letraQueEntra(celda, ancho, { de: LETRA, a: LETRA_JUSTA, negrita });
  if (justa !== undefined) {
    escribir(documento, celda, { ...trazo, y: y + (alto - justa * ALTO_DE_MAYUSCULA) / 2, tamano: justa });
    return;
  }
  const texto = imprimible(celda);
  const lineas = entera ? enMitades(texto, negrita) : enLineas(texto, ancho, LETRA_DE_DOS, 2);
  const tamano = entera
    ? Math.min(
        ...lineas.map((linea) => (LETRA_DE_DOS * ancho) / Math.max(ancho, anchoDeTexto(linea, LETRA_DE_DOS, negrita))),
      )
    : LETRA_DE_DOS;
  const desde = y + (alto - tamano * ALTO_DE_MAYUSCULA - (lineas.length - 1) * ENTRE_LINEAS) / 2;
  for (const [i, linea] of lineas.entries()) {
    escribir(documento, linea, { ...trazo, y: desde + i * ENTRE_LINEAS, tamano });
  }
}

const SEPARA = /[\s./_-]/;
/** How much wider two halves are taken when they break a part of a código. */
const POR_ROMPER = 1.25;

/** A código that is long for one line, in two about as wide: after one of its signs, if there is one near the middle. */
function enMitades(codigo: string, negrita: boolean): readonly string[] {
  const letras = [...codigo];
  let mejor = { mitades: [codigo], mide: Number.POSITIVE_INFINITY };
  for (let i = 1; i < letras.length; i++) {
    const mitades = [letras.slice(0, i).join(''), letras.slice(i).join('')].map((mitad) => mitad.trim());
    const anchos = mitades.map((mitad) => anchoDeTexto(mitad, 1, negrita));
    const mide = Math.max(...anchos) * (SEPARA.test(letras[i - 1] ?? '') ? 1 : POR_ROMPER);
    if (mide < mejor.mide) mejor = { mitades, mide };
  }
  return mejor.mitades;
}
