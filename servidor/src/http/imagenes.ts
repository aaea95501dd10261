import type { Sharp } from 'sharp';
import { crearTurnos } from './turnos.ts';

/** What reads and writes pictures takes 25 MB, so it comes with the first one. */
export const traerSharp = async () => (await import('sharp')).default;

/** No picture is opened past this: a small file may unfold into gigabytes. */
export const PIXELES_MAXIMOS = 40_000_000;

/** One picture at a time in the whole process: each may take a hundred megabytes while it is open. */
export const { hacer: deAUna } = crearTurnos(1);

/**
 * A picture somebody sent, its first page only, turned as its camera says. It fails past so many pixels and when it does not
 * come whole. The work is done outside the event loop.
 */
export async function abrirImagen(entrada: Buffer | string): Promise<Sharp> {
  const sharp = await traerSharp();
  return sharp(entrada, { limitInputPixels: PIXELES_MAXIMOS, failOn: 'error', pages: 1 }).rotate();
}

/** How many pixels a picture says it has, without opening it. */
export async function pixelesDe(entrada: Buffer | string): Promise<number> {
  const sharp = await traerSharp();
  const { width, height } = await sharp(entrada, { limitInputPixels: false, pages: 1 }).metadata();
  return width * height;
}
