import { LETRAS_DE_TRIGRAMA } from '#articulos/busqueda.ts';
import { normaCodigo, normaPalabras } from '#comun/texto.ts';

/** What an artículo is for. `motor` is '' when it fits any. */
export type Vehiculo = { readonly marca: string; readonly modelo: string; readonly motor: string };

/** A vehicle and the years it fits, both ends included; a null end is open (ART-05). */
export type UsoEnVehiculo = Vehiculo & { readonly desde: number | null; readonly hasta: number | null };

export const LARGO_DE_NOMBRE = 60;
export const PRIMER_ANIO = 1900;
export const ULTIMO_ANIO = 2100;

/** What makes two vehicles one: «VW Gol 1.6» and «vw GOL 1,6» are the same. */
export const normaDeVehiculo = ({ marca, modelo, motor }: Vehiculo): Vehiculo => ({
  marca: normaCodigo(marca),
  modelo: normaCodigo(modelo),
  motor: normaCodigo(motor),
});

/** The words a vehicle is found by. */
export const palabrasDeVehiculo = ({ marca, modelo, motor }: Vehiculo): string =>
  normaPalabras(`${marca} ${modelo} ${motor}`);

/** «2008–2013», «2008 en adelante», «hasta 2013»; nothing when it fits every year. In the trail, as people say it. */
export function nombrarUso({ marca, modelo, motor, desde, hasta }: UsoEnVehiculo): string {
  const anios = aniosEnPalabras(desde, hasta);
  return [marca, modelo, motor, anios].filter((parte) => parte !== '').join(' ');
}

function aniosEnPalabras(desde: number | null, hasta: number | null): string {
  if (desde !== null && desde === hasta) return String(desde);
  if (desde !== null && hasta !== null) return `${desde}–${hasta}`;
  if (desde !== null) return `${desde} en adelante`;
  return hasta === null ? '' : `hasta ${hasta}`;
}

/** What somebody typed to find parts for a vehicle: pieces of words, and years that may also be words (a Peugeot 2008). */
type VehiculoBuscado = {
  /** Each is looked for in the words kept for an application: `%GOL%`, or `% 1 6%` for the beginning of a word. */
  readonly patrones: readonly string[];
  /** Either the year is one of those it fits, or the pattern is among its words. */
  readonly anios: readonly { readonly anio: number; readonly patron: string }[];
};

const ES_ANIO = /^(19|20)\d\d$/;

/**
 * Takes the text apart by spaces, and not by signs as a search of artículos does: the 1 and the 6 of «1.6» belong together.
 * Null when it names no vehicle: years alone would bring the whole catalogue.
 */
export function leerVehiculo(texto: string): VehiculoBuscado | null {
  const trozos = [...new Set(texto.split(/\s+/).map(normaPalabras))].filter((trozo) => trozo !== '');
  const esAnio = (trozo: string) => trozo.split(' ').every((parte) => ES_ANIO.test(parte));
  const patrones = trozos.filter((trozo) => !esAnio(trozo)).map(comoPatron);
  if (patrones.length === 0) return null;
  const anios = [...new Set(trozos.filter(esAnio).flatMap((trozo) => trozo.split(' ')))];
  return { patrones, anios: anios.map((anio) => ({ anio: Number(anio), patron: comoPatron(anio) })) };
}

const comoPatron = (trozo: string): string => {
  const suelto = trozo.length >= LETRAS_DE_TRIGRAMA && !trozo.includes(' ');
  return suelto ? `%${trozo}%` : `% ${trozo}%`;
};
