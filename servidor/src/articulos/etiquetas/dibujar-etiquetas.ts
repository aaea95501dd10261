import type { DatosDeEtiqueta } from '@trastienda/nucleo/articulos/contrato.ts';
import { disponer, type Pieza } from '@trastienda/nucleo/articulos/etiquetas/disponer.ts';
import { lugarDe, margenDe } from '@trastienda/nucleo/articulos/etiquetas/formato.ts';
import { queDice } from '@trastienda/nucleo/articulos/etiquetas/que-dice.ts';
import type { Trazos } from '@trastienda/nucleo/articulos/etiquetas/trazos.ts';
import { ALTO_DE_MAYUSCULA } from '@trastienda/nucleo/comun/letra.ts';
import type { Dibujo, Documento } from '#http/papel/atender.ts';
import { escribir } from '#http/papel/pluma.ts';
import { dibujarSimbolo } from './dibujar-simbolo.ts';
import type { EncargoDeEtiquetas } from './imprimir-etiquetas.ts';

/** Points in a millimetre. */
const PT = 72 / 25.4;
const NEGRO = '#000000';

/** Draws labels one after another, from the place asked for on. */
export function dibujarEtiquetas(
  documento: Documento,
  { formato, desde, dice }: EncargoDeEtiquetas,
): Dibujo<DatosDeEtiqueta> {
  let puestas = 0;
  let hoja = -1;
  const abrirHoja = () => documento.addPage({ size: [formato.anchoDePapel * PT, formato.altoDePapel * PT], margin: 0 });
  const dibujarUna = (piezas: readonly Pieza[], trazos: Trazos | null) => {
    const lugar = lugarDe(formato, puestas, desde);
    puestas += 1;
    if (lugar.hoja !== hoja) {
      hoja = lugar.hoja;
      abrirHoja();
    }
    for (const pieza of piezas) dibujarPieza(documento, pieza, lugar, trazos);
  };
  return {
    tanda: (filas) => {
      for (const fila of filas) {
        const contenido = queDice(dice, fila);
        const piezas = disponer(contenido, formato.ancho, formato.alto, margenDe(formato));
        const trazos = contenido.simbolo === null ? null : dibujarSimbolo(contenido.simbolo);
        for (let copia = 0; copia < fila.copias; copia++) dibujarUna(piezas, trazos);
      }
    },
    fin: () => {
      if (hoja === -1) abrirHoja();
    },
  };
}

function dibujarPieza(
  documento: Documento,
  pieza: Pieza,
  lugar: { readonly x: number; readonly y: number },
  trazos: Trazos | null,
): void {
  const x = (lugar.x + pieza.x) * PT;
  const y = (lugar.y + pieza.y) * PT;
  if (pieza.tipo === 'texto') {
    const { texto, negrita } = pieza;
    const tamano = pieza.tamano * PT;
    // It was cut to measure when it was laid out.
    escribir(documento, texto, { x, y: y - tamano * ALTO_DE_MAYUSCULA, ancho: 10_000, tamano, negrita, color: NEGRO });
    return;
  }
  documento.fillColor(NEGRO);
  for (const [rx, ry, ancho, alto] of trazos?.rectangulos ?? []) {
    documento.rect(
      x + rx * pieza.ancho * PT,
      y + ry * pieza.alto * PT,
      ancho * pieza.ancho * PT,
      alto * pieza.alto * PT,
    );
  }
  documento.fill();
}
