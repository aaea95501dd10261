import { ALTO_DE_MAYUSCULA, anchoDeTexto, enLineas, imprimible, recortar } from '#comun/letra.ts';
import type { Simbolo } from './simbolo.ts';

/** What a label says, already as text. Null is what was not asked for, or is not known. */
export type Contenido = {
  readonly codigo: string | null;
  readonly descripcion: string | null;
  readonly marca: string | null;
  readonly precio: string | null;
  /** «Lista 1 · con IVA». */
  readonly detalle: string | null;
  readonly fecha: string | null;
  /** A line of whoever prints: a shelf, a telephone. */
  readonly texto: string | null;
  readonly simbolo: Simbolo | null;
};

/** A thing on the label: millimetres from its upper start corner; the `y` of a text is its base line. */
export type Pieza =
  | {
      readonly tipo: 'texto';
      readonly x: number;
      readonly y: number;
      readonly tamano: number;
      readonly negrita: boolean;
      readonly texto: string;
    }
  | { readonly tipo: 'simbolo'; readonly x: number; readonly y: number; readonly ancho: number; readonly alto: number };

type Caja = { readonly x: number; readonly y: number; readonly ancho: number; readonly alto: number };

/** Space between one line and the next, in parts of the size of the letter. */
const INTERLINEA = 1.25;
/** Bars lower than this are hard to read. */
const BARRAS_MINIMO = 5;

/**
 * Lays a label out: what it is called above, its symbol in the middle, its price below. Everything stays inside, whatever
 * the measures: letters follow the height of the label, and what does not fit is cut or left out, the price last.
 */
export function disponer(contenido: Contenido, ancho: number, alto: number): readonly Pieza[] {
  const aire = Math.min(2.5, Math.max(0.8, Math.min(ancho, alto) * 0.06));
  const caja = { x: aire, y: aire, ancho: ancho - 2 * aire, alto: alto - 2 * aire };
  const letra = Math.min(3.4, Math.max(1.6, alto * 0.09));
  if (contenido.simbolo?.tipo !== 'QR') return apilar(contenido, caja, letra);
  const lado = Math.min(caja.alto, caja.ancho * 0.42);
  const resto = { ...caja, x: caja.x + lado + aire, ancho: caja.ancho - lado - aire };
  return [
    { tipo: 'simbolo', x: caja.x, y: caja.y + (caja.alto - lado) / 2, ancho: lado, alto: lado },
    ...apilar({ ...contenido, simbolo: null }, resto, letra),
  ];
}

type Renglon = {
  readonly izquierda: string;
  readonly derecha: string;
  readonly tamano: number;
  readonly negrita: boolean;
};

function apilar(contenido: Contenido, caja: Caja, letra: number): readonly Pieza[] {
  const abajo = elPie(contenido, caja, letra);
  const libre = caja.alto - altoDe(abajo) - (contenido.simbolo === null ? 0 : BARRAS_MINIMO + letra * 0.4);
  const arriba = queEntran(laCabeza(contenido, caja, letra), libre);
  const hasta = caja.y + caja.alto - altoDe(abajo);
  const desde = caja.y + altoDe(arriba);
  const hueco = hasta - desde - letra * 0.4;
  const conBarras = contenido.simbolo !== null && hueco > 1;
  return [
    ...poner(arriba, caja, caja.y),
    ...(conBarras
      ? [{ tipo: 'simbolo' as const, x: caja.x, y: desde + letra * 0.2, ancho: caja.ancho, alto: hueco }]
      : []),
    ...poner(abajo, caja, hasta),
  ];
}

function laCabeza({ codigo, marca, descripcion, texto }: Contenido, caja: Caja, letra: number): readonly Renglon[] {
  const lineas = descripcion === null ? [] : enLineas(imprimible(descripcion), caja.ancho, letra, 2);
  return [
    ...(codigo === null && marca === null
      ? []
      : [{ izquierda: codigo ?? '', derecha: marca ?? '', tamano: letra * 1.15, negrita: true }]),
    ...lineas.map((izquierda) => ({ izquierda, derecha: '', tamano: letra, negrita: false })),
    ...(texto === null ? [] : [{ izquierda: texto, derecha: '', tamano: letra * 0.9, negrita: false }]),
  ];
}

function elPie({ precio, detalle, fecha }: Contenido, caja: Caja, letra: number): readonly Renglon[] {
  const chico = { tamano: letra * 0.75, negrita: false };
  const pie = detalle === null && fecha === null ? [] : [{ izquierda: detalle ?? '', derecha: fecha ?? '', ...chico }];
  if (precio === null) return queEntran(pie, caja.alto);
  const grande = letra * 2.1;
  const justo = (grande * caja.ancho) / anchoDeTexto(imprimible(precio), grande, true);
  const renglon = {
    izquierda: '',
    derecha: precio,
    tamano: Math.min(grande, justo, caja.alto / INTERLINEA),
    negrita: true,
  };
  return [renglon, ...queEntran(pie, caja.alto - renglon.tamano * INTERLINEA)];
}

const altoDe = (renglones: readonly Renglon[]): number =>
  renglones.reduce((suma, { tamano }) => suma + tamano * INTERLINEA, 0);

/** The first ones, while there is room. */
function queEntran(renglones: readonly Renglon[], alto: number): readonly Renglon[] {
  let queda = alto;
  return renglones.filter(({ tamano }) => {
    queda -= tamano * INTERLINEA;
    return queda >= 0;
  });
}

function poner(renglones: readonly Renglon[], caja: Caja, desde: number): readonly Pieza[] {
  let y = desde;
  return renglones.flatMap((renglon) => {
    const base = y + (renglon.tamano * (INTERLINEA + ALTO_DE_MAYUSCULA)) / 2;
    y += renglon.tamano * INTERLINEA;
    return enRenglon(renglon, caja, base);
  });
}

/** What stands at the end keeps its room; what is at the start takes what is left. */
function enRenglon({ izquierda, derecha, tamano, negrita }: Renglon, caja: Caja, y: number): readonly Pieza[] {
  const alFinal = recortar(imprimible(derecha), izquierda === '' ? caja.ancho : caja.ancho * 0.45, tamano, negrita);
  const ocupa = anchoDeTexto(alFinal, tamano, negrita);
  const alPrincipio = recortar(
    imprimible(izquierda),
    caja.ancho - ocupa - (ocupa === 0 ? 0 : tamano * 0.5),
    tamano,
    negrita,
  );
  const pieza = (texto: string, x: number): Pieza => ({ tipo: 'texto', x, y, tamano, negrita, texto });
  return [
    ...(alPrincipio === '' ? [] : [pieza(alPrincipio, caja.x)]),
    ...(alFinal === '' ? [] : [pieza(alFinal, caja.x + caja.ancho - ocupa)]),
  ];
}
