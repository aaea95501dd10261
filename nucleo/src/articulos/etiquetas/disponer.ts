import { ALTO_DE_MAYUSCULA, anchoDeTexto, enLineas, imprimible, recortar } from '#comun/letra.ts';
import { nombrar } from './nombrar.ts';
import { type Caja, ENTRE, LETRA_MINIMA, type Renglon } from './renglon.ts';
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

/** Space between one line and the next, in parts of the size of the letter. */
const INTERLINEA = 1.25;
/** Bars lower than this are hard to read. */
const BARRAS_MINIMO = 5;
/** How much smaller the letters of the head get to make room, in parts of what they are. */
const MAS_CHICA = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];
/** As far as that, when nothing else makes room: the largest letter gets to the least one. */
const HASTA_LA_MINIMA = [...MAS_CHICA, 0.65, 0.6, 0.55, 0.5, 0.44];

/**
 * Lays a label out: what it is called above, its symbol in the middle, its price below. Everything stays inside, whatever
 * the measures: letters follow the height of the label, and what does not fit is written smaller, cut or left out, the price
 * last. `margen` is what the printer cannot reach of it.
 */
export function disponer(contenido: Contenido, ancho: number, alto: number, margen = 0): readonly Pieza[] {
  const corto = Math.min(ancho, alto);
  const justo = justoDe(ancho, alto);
  const aire = Math.max(justo, Math.min(margen, corto * 0.15));
  const caja = { x: aire, y: aire, ancho: ancho - 2 * aire, alto: alto - 2 * aire };
  const letra = Math.min(3.4, Math.max(1.6, (alto - 2 * (aire - justo)) * 0.09));
  // Bars bring a clear margin of their own, which may stand where the printer does not reach.
  const barras = { x: justo, ancho: anchoDeBarras(ancho, alto) };
  if (contenido.simbolo?.tipo !== 'QR') return apilar(contenido, caja, letra, barras);
  const lado = Math.min(caja.alto, caja.ancho * 0.42);
  const resto = { ...caja, x: caja.x + lado + aire, ancho: caja.ancho - lado - aire };
  return [
    { tipo: 'simbolo', x: caja.x, y: caja.y + (caja.alto - lado) / 2, ancho: lado, alto: lado },
    ...apilar({ ...contenido, simbolo: null }, resto, letra, barras),
  ];
}

/** What is left clear along the edges of a label. */
const justoDe = (ancho: number, alto: number): number => Math.min(2.5, Math.max(0.8, Math.min(ancho, alto) * 0.06));

/** How wide the bars of a label are, whatever they say. */
export const anchoDeBarras = (ancho: number, alto: number): number => ancho - 2 * justoDe(ancho, alto);

type Franja = Pick<Caja, 'x' | 'ancho'>;

function apilar(contenido: Contenido, caja: Caja, letra: number, barras: Franja): readonly Pieza[] {
  const abajo = elPie(contenido, caja, letra);
  const libre = caja.alto - altoDe(abajo) - (contenido.simbolo === null ? 0 : BARRAS_MINIMO + letra * 0.4);
  const leyenda = laLeyenda(contenido, caja, letra);
  const { arriba, debajo } = laCabezaQueEntra(contenido, caja, letra, { libre, leyenda });
  const hasta = caja.y + caja.alto - altoDe(abajo);
  const desde = caja.y + altoDe(arriba);
  const alto = hasta - desde - letra * 0.4 - altoDe(debajo);
  const conBarras = contenido.simbolo !== null && alto > 1;
  return [
    ...poner(arriba, caja, caja.y),
    ...(conBarras ? [{ tipo: 'simbolo' as const, ...barras, y: desde + letra * 0.2, alto }] : []),
    ...poner(debajo, enElMedio(debajo, caja), hasta - letra * 0.2 - altoDe(debajo)),
    ...poner(abajo, caja, hasta),
  ];
}

/** What the bars say, when nothing else on the label does: it is typed when no scanner reads them. */
function laLeyenda({ simbolo, codigo }: Contenido, caja: Caja, letra: number): readonly Renglon[] {
  if (simbolo === null || simbolo.texto === codigo) return [];
  const tamano = Math.max(LETRA_MINIMA, letra * 0.6);
  const entra = anchoDeTexto(imprimible(simbolo.texto), tamano) <= caja.ancho;
  return entra ? [{ izquierda: simbolo.texto, derecha: '', tamano, negrita: false }] : [];
}

function enElMedio([renglon]: readonly Renglon[], caja: Caja): Caja {
  if (renglon === undefined) return caja;
  const sobra = Math.max(0, caja.ancho - anchoDeTexto(imprimible(renglon.izquierda), renglon.tamano));
  return { ...caja, x: caja.x + sobra / 2, ancho: caja.ancho - sobra / 2 };
}

type Lugar = { readonly libre: number; readonly leyenda: readonly Renglon[] };

/**
 * Whole, with a smaller letter if that makes room: with what the bars say below them and, failing that, without it. When not
 * even so, the description goes in less, which tells with «…» that it goes on: without its end it names another vehicle.
 */
function laCabezaQueEntra(contenido: Contenido, caja: Caja, letra: number, { libre, leyenda }: Lugar) {
  const masLineas = Math.max(1, Math.floor(libre / (LETRA_MINIMA * INTERLINEA)));
  const queEntre = (alto: number, lineas: number, partes: readonly number[], entera: boolean) => {
    for (const parte of partes) {
      const una = laCabeza(contenido, caja, Math.max(LETRA_MINIMA, letra * parte), lineas);
      if (altoDe(una) <= alto && !(entera && estaCortada(una))) return una;
    }
    return undefined;
  };
  // Bars are better high than low: more lines take of their height only what two of a smaller letter do not hold.
  const enPocas = (alto: number) =>
    contenido.simbolo === null ? undefined : queEntre(alto, Math.min(2, masLineas), MAS_CHICA, true);
  const entera = (alto: number) => enPocas(alto) ?? queEntre(alto, masLineas, HASTA_LA_MINIMA, true);
  const cortada = (alto: number) => {
    for (let lineas = masLineas; lineas > 0; lineas--) {
      const cabeza = queEntre(alto, lineas, HASTA_LA_MINIMA, false);
      if (cabeza) return cabeza;
    }
    return undefined;
  };
  const conLeyenda = libre - altoDe(leyenda);
  const suya = entera(conLeyenda);
  if (suya) return { arriba: suya, debajo: leyenda };
  const sola = entera(libre);
  if (sola) return { arriba: sola, debajo: [] };
  // No letter holds the whole description.
  const parte = cortada(conLeyenda);
  if (parte) return { arriba: parte, debajo: leyenda };
  const arriba = cortada(libre) ?? queEntran(laCabeza(contenido, caja, letra, 1), libre);
  return { arriba, debajo: [] };
}

const estaCortada = (cabeza: readonly Renglon[]): boolean => cabeza.some(({ izquierda }) => izquierda.endsWith('…'));

function laCabeza(contenido: Contenido, caja: Caja, letra: number, maximo: number): readonly Renglon[] {
  const { codigo, marca, descripcion, texto } = contenido;
  const lineas = descripcion === null ? [] : enLineas(imprimible(descripcion), caja.ancho, letra, maximo);
  return [
    ...nombrar({ codigo, marca }, caja.ancho, letra * 1.15),
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

/** What stands at the end keeps its room, and what the start does not need; what is at the start takes what is left. */
function enRenglon({ izquierda, derecha, tamano, negrita }: Renglon, caja: Caja, y: number): readonly Pieza[] {
  const primero = imprimible(izquierda);
  const sobra = caja.ancho - (primero === '' ? 0 : anchoDeTexto(primero, tamano, negrita) + tamano * ENTRE);
  const alFinal = recortar(imprimible(derecha), Math.max(sobra, caja.ancho * 0.45), tamano, negrita);
  const ocupa = anchoDeTexto(alFinal, tamano, negrita);
  const alPrincipio = recortar(primero, caja.ancho - ocupa - (ocupa === 0 ? 0 : tamano * ENTRE), tamano, negrita);
  const pieza = (texto: string, x: number): Pieza => ({ tipo: 'texto', x, y, tamano, negrita, texto });
  return [
    ...(alPrincipio === '' ? [] : [pieza(alPrincipio, caja.x)]),
    ...(alFinal === '' ? [] : [pieza(alFinal, caja.x + caja.ancho - ocupa)]),
  ];
}
