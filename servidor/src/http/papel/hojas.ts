import { escribirNumero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import type { Documento } from './atender.ts';
import {
  ALTO,
  ALTO_DE_ENTRADA,
  ANCHO,
  ENTRADAS,
  FIN,
  INICIO_DE_LA_PRIMERA,
  MARGEN,
  TITULOS,
  TITULOS_DE_LA_PRIMERA,
} from './medidas.ts';
import { ACENTO, dibujarImagen, escribir, LINEA, raya, SUAVE } from './pluma.ts';
import type { TablaMedida } from './tabla.ts';

/** The room a logo has in the heading. */
const LOGO = { ancho: 150, alto: 54 };

/** The name of the place where a section begins. */
export const lugarDe = (seccion: string): string => `seccion ${seccion}`;

/** A new page with its heading: the whole one on the first, one line on the others. */
export function dibujarCabeza(documento: Documento, tabla: TablaMedida, completa: boolean): void {
  const { apaisada, titulo, negocio, bajadas } = tabla;
  const ancho = ANCHO(apaisada) - 2 * MARGEN;
  documento.addPage({ size: 'A4', layout: apaisada ? 'landscape' : 'portrait', margin: 0 });
  if (!completa) {
    escribir(documento, titulo, { x: MARGEN, y: MARGEN, ancho: ancho * 0.6, tamano: 9, negrita: true });
    escribir(documento, negocio.nombre, {
      x: MARGEN + ancho * 0.6,
      y: MARGEN,
      ancho: ancho * 0.4,
      tamano: 8.5,
      alinear: 'fin',
      color: SUAVE,
    });
    raya(documento, MARGEN, TITULOS - 6, ancho);
    return;
  }
  escribir(documento, negocio.nombre, {
    x: MARGEN,
    y: MARGEN,
    ancho: ancho * 0.6,
    tamano: 10.5,
    negrita: true,
    color: ACENTO,
  });
  escribir(documento, negocio.datos, {
    x: MARGEN + ancho * 0.4,
    y: MARGEN + 1,
    ancho: ancho * 0.6,
    tamano: 8,
    alinear: 'fin',
    color: SUAVE,
  });
  const { logo } = tabla;
  if (logo) dibujarImagen(documento, logo, { ...LOGO, x: MARGEN + ancho - LOGO.ancho, y: MARGEN + 16, alinear: 'fin' });
  const libre = logo ? ancho - LOGO.ancho - 12 : ancho;
  escribir(documento, titulo, { x: MARGEN, y: MARGEN + 22, ancho: libre, tamano: 18, negrita: true });
  for (const [i, bajada] of bajadas.slice(0, 2).entries()) {
    escribir(documento, bajada, { x: MARGEN, y: MARGEN + 46 + i * 13, ancho: libre, tamano: 8.5, color: SUAVE });
  }
  raya(documento, MARGEN, TITULOS_DE_LA_PRIMERA - 6, ancho);
}

export function dibujarPie(documento: Documento, tabla: TablaMedida, numero: number): void {
  const { apaisada, pie, paginas } = tabla;
  const ancho = ANCHO(apaisada) - 2 * MARGEN;
  const y = ALTO(apaisada) - FIN + 16;
  raya(documento, MARGEN, y - 8, ancho);
  escribir(documento, pie, { x: MARGEN, y, ancho: ancho * 0.7, tamano: 7.5, color: SUAVE });
  escribir(documento, `página ${numero} de ${paginas}`, {
    x: MARGEN + ancho * 0.7,
    y,
    ancho: ancho * 0.3,
    tamano: 7.5,
    alinear: 'fin',
    color: SUAVE,
  });
}

/** The page where each section begins; a click goes there. */
export function dibujarIndice(documento: Documento, tabla: TablaMedida): void {
  const { apaisada, secciones, paginasDeIndice } = tabla;
  const porPagina = ENTRADAS(apaisada);
  for (let hoja = 0; hoja < paginasDeIndice; hoja++) {
    dibujarCabeza(documento, tabla, hoja === 0);
    escribir(documento, 'Índice por rubro', {
      x: MARGEN,
      y: TITULOS_DE_LA_PRIMERA + 5,
      ancho: 300,
      tamano: 9.5,
      negrita: true,
    });
    dibujarPie(documento, tabla, hoja + 1);
    for (const [i, entrada] of secciones.slice(hoja * porPagina, (hoja + 1) * porPagina).entries()) {
      dibujarEntrada(documento, tabla, entrada, INICIO_DE_LA_PRIMERA + i * ALTO_DE_ENTRADA);
    }
  }
}

function dibujarEntrada(
  documento: Documento,
  tabla: TablaMedida,
  { titulo, filas, pagina }: TablaMedida['secciones'][number],
  y: number,
): void {
  const ancho = ANCHO(tabla.apaisada) - 2 * MARGEN;
  const lleva = lugarDe(titulo);
  escribir(documento, titulo, { x: MARGEN, y: y + 5, ancho: ancho - 150, tamano: 9.5, lleva });
  escribir(documento, filas === 1 ? '1 artículo' : `${escribirNumero(filas, 0, 0)} artículos`, {
    x: MARGEN + ancho - 150,
    y: y + 5.5,
    ancho: 100,
    tamano: 8.5,
    alinear: 'fin',
    color: SUAVE,
  });
  escribir(documento, String(pagina + tabla.paginasDeIndice), {
    x: MARGEN + ancho - 50,
    y: y + 5,
    ancho: 50,
    tamano: 9.5,
    negrita: true,
    alinear: 'fin',
    lleva,
  });
  raya(documento, MARGEN, y + ALTO_DE_ENTRADA - 1, ancho, LINEA, 0.4);
}
