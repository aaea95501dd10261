import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { enPartes } from '@trastienda/nucleo/comun/en-partes.ts';
import { ALTO_DE_MAYUSCULA, anchoDeTexto, enLineas, imprimible } from '@trastienda/nucleo/comun/letra.ts';
import type { Dibujo, Documento } from './atender.ts';
import { dibujarCabeza, dibujarIndice, dibujarPie, lugarDe } from './hojas.ts';
import {
  ALTO_DE_GRUPO,
  ALTO_DE_SECCION,
  ALTO_DE_TITULOS,
  ANCHO,
  MARGEN,
  TITULOS,
  TITULOS_DE_LA_PRIMERA,
} from './medidas.ts';
import { ACENTO, dibujarImagen, escribir, FONDO, letraQueEntra, raya, SUAVE, type Trazo } from './pluma.ts';
import { type Paso, recorrer } from './recorrido.ts';
import { type FilaDePapel, repartirAncho, type TablaMedida } from './tabla.ts';

const LETRA = 8;
/** As small as the letter of a single line gets before a text takes more. */
const LETRA_JUSTA = 7;
/** How a text is written that takes more: as the others where the row is as high as that, and where not, smaller. */
const DE_VARIAS = [
  { tamano: LETRA, entre: 9.6 },
  { tamano: 6.2, entre: 6.3 },
] as const;
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
      if (enLaPagina++ % 2 === 1) sombrear(documento, tabla, paso);
      dibujarFila(documento, tabla, celdas, paso, definido(fila, 'as many rows as its groups say'));
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

const sombrear = (documento: Documento, tabla: TablaMedida, { y, alto }: Paso) =>
  documento.rect(MARGEN, y, ANCHO(tabla.apaisada) - 2 * MARGEN, alto).fill('#fafbfc');

function dibujarFila(documento: Documento, tabla: TablaMedida, celdas: Celdas, paso: Paso, fila: FilaDePapel): void {
  const { y, alto } = paso;
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
 * How high a row is does not depend on what it says, which is what tells the page of each before any is read: a text that is long
 * for one line is written smaller, and then in as many lines as its row has. What tells artículos apart is often their end: only
 * what those cannot hold is cut, and a código gets as small as it takes.
 */
function escribirCelda(documento: Documento, celda: string, { y, alto, entera, ...trazo }: Celda): void {
  const { ancho, negrita = false, alinear } = trazo;
  const justa = alinear === 'fin' ? LETRA : letraQueEntra(celda, ancho, { de: LETRA, a: LETRA_JUSTA, negrita });
  const texto = imprimible(celda);
  const { lineas, tamano, entre } =
    justa === undefined
      ? (entera ? codigoEnLineas : textoEnLineas)(texto, { ancho, alto, negrita })
      : { lineas: [texto], tamano: justa, entre: 0 };
  const desde = y + (alto - tamano * ALTO_DE_MAYUSCULA - (lineas.length - 1) * entre) / 2;
  for (const [i, linea] of lineas.entries()) escribir(documento, linea, { ...trazo, y: desde + i * entre, tamano });
}

type Lugar = { readonly ancho: number; readonly alto: number; readonly negrita: boolean };
type Escrito = { readonly lineas: readonly string[]; readonly tamano: number; readonly entre: number };

const cuantasEntran = (alto: number, entre: number): number => Math.max(1, Math.floor(alto / entre));

function textoEnLineas(texto: string, { ancho, alto }: Lugar): Escrito {
  let escrito: Escrito = { lineas: [texto], tamano: LETRA, entre: 0 };
  for (const { tamano, entre } of DE_VARIAS) {
    escrito = { lineas: enLineas(texto, ancho, tamano, cuantasEntran(alto, entre)), tamano, entre };
    if (escrito.lineas.join(' ') === texto) return escrito;
  }
  return escrito;
}

function codigoEnLineas(codigo: string, { ancho, alto, negrita }: Lugar): Escrito {
  let escrito: Escrito = { lineas: [codigo], tamano: LETRA, entre: 0 };
  for (const { tamano, entre } of DE_VARIAS) {
    for (let cuantas = 1; cuantas <= cuantasEntran(alto, entre); cuantas++) {
      const lineas = enPartes(codigo, cuantas, negrita);
      const masAncha = Math.max(...lineas.map((linea) => anchoDeTexto(linea, tamano, negrita)));
      escrito = { lineas, tamano: Math.min(tamano, (tamano * ancho) / masAncha), entre };
      if (masAncha <= ancho) return escrito;
    }
  }
  return escrito;
}
