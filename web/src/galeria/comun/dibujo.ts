import { azar, entero, unoDe } from './azar.ts';

type TipoDeDibujo = 'abstracto' | 'paisaje' | 'retrato';

type Colores = readonly [palido: string, claro: string, pleno: string, hondo: string];
type Sorteo = () => number;

/** Colours that go together, from pale to deep. */
const PALETAS: readonly [Colores, ...Colores[]] = [
  ['#dbe7ff', '#8fb4ff', '#3f6fd8', '#1f3a7a'],
  ['#d9f5ec', '#86dcc0', '#2f9d86', '#17564c'],
  ['#ffe9d6', '#ffbe85', '#e5793d', '#8a3c17'],
  ['#efe2ff', '#c19bf5', '#7b52c9', '#40277a'],
  ['#ffe1e8', '#ff9fb4', '#d94f75', '#7d2140'],
  ['#e2f3fb', '#8dd0ee', '#2b8dbd', '#124e70'],
  ['#fdf3cf', '#f5d36b', '#c9982a', '#6b4d0d'],
];

/**
 * A picture of our own for a sample, as an address for `img`: the same seed draws the same one. Some hundred bytes each,
 * so that no sample brings a file.
 */
export function dibujo(semilla: string | number, tipo: TipoDeDibujo = 'abstracto', ancho = 640, alto = 400): string {
  const sorteo = azar(`${tipo} ${semilla}`);
  const colores = unoDe(sorteo, PALETAS);
  return deSvg(PINTORES[tipo](sorteo, colores, ancho, alto), ancho, alto);
}

/** The address of a drawing made of these parts. */
export const deSvg = (partes: string, ancho: number, alto: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ancho} ${alto}" width="${ancho}" height="${alto}">${partes}</svg>`,
  )}`;

const fondo = (color: string, hacia: string): string =>
  `<defs><linearGradient id="f" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${color}"/><stop offset="1" stop-color="${hacia}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/>`;

const circulo = (x: number, y: number, r: number, color: string, opacidad = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}" fill-opacity="${opacidad}"/>`;

/** A line of hills or waves from side to side, filled down to the bottom. */
function loma(sorteo: Sorteo, ancho: number, alto: number, altura: number, color: string, opacidad = 1): string {
  const pasos = 4;
  const puntos = Array.from({ length: pasos + 1 }, (_, i) => ({
    x: (ancho * i) / pasos,
    y: alto - altura + entero(sorteo, -altura / 4, altura / 4),
  }));
  const curvas = puntos.slice(1).map(({ x, y }, i) => {
    const medio = x - ancho / pasos / 2;
    return `C${medio} ${puntos[i]?.y ?? y} ${medio} ${y} ${x} ${y}`;
  });
  return `<path d="M0 ${alto}V${puntos[0]?.y ?? alto}${curvas.join('')}V${alto}Z" fill="${color}" fill-opacity="${opacidad}"/>`;
}

const PINTORES: Readonly<Record<TipoDeDibujo, (s: Sorteo, c: Colores, ancho: number, alto: number) => string>> = {
  abstracto: (sorteo, [palido, claro, pleno, hondo], ancho, alto) =>
    fondo(palido, claro) +
    Array.from({ length: 5 }, (_, i) =>
      circulo(
        entero(sorteo, 0, ancho),
        entero(sorteo, 0, alto),
        entero(sorteo, alto / 12, alto / 3),
        i % 2 === 0 ? pleno : palido,
        0.35,
      ),
    ).join('') +
    loma(sorteo, ancho, alto, alto * 0.35, pleno, 0.55) +
    loma(sorteo, ancho, alto, alto * 0.2, hondo, 0.75),
  paisaje: (sorteo, [palido, claro, pleno, hondo], ancho, alto) =>
    fondo(palido, claro) +
    circulo(entero(sorteo, ancho * 0.2, ancho * 0.8), entero(sorteo, alto * 0.2, alto * 0.4), alto / 9, '#fff', 0.9) +
    loma(sorteo, ancho, alto, alto * 0.55, claro) +
    loma(sorteo, ancho, alto, alto * 0.38, pleno) +
    loma(sorteo, ancho, alto, alto * 0.2, hondo),
  retrato: (sorteo, [palido, claro, pleno, hondo], ancho, alto) => {
    const lado = Math.min(ancho, alto);
    const piel = unoDe(sorteo, ['#f6d3b5', '#e8b98f', '#c98d62', '#8d5a3b', '#f1c7a5']);
    const [x, y] = [ancho / 2, alto / 2];
    return (
      fondo(palido, claro) +
      `<ellipse cx="${x}" cy="${alto + lado * 0.08}" rx="${lado * 0.36}" ry="${lado * 0.36}" fill="${pleno}"/>` +
      `<rect x="${x - lado * 0.08}" y="${y}" width="${lado * 0.16}" height="${lado * 0.26}" fill="${piel}"/>` +
      circulo(x, y - lado * 0.06, lado * 0.2, hondo) +
      circulo(x, y - lado * 0.03, lado * 0.17, piel) +
      `<path d="M${x - lado * 0.18} ${y - lado * 0.07}q${lado * entero(sorteo, 5, 30) * 0.01} ${lado * -0.2} ${lado * 0.36} 0q${lado * -0.18} ${lado * -0.06} ${lado * -0.36} 0Z" fill="${hondo}"/>`
    );
  },
};
