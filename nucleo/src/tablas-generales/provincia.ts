import { normaCodigo } from '#comun/texto.ts';

/** The 24 provinces by ISO code: a fixed table of the country (TAB-01, `argentina.md` 1.4). */
export const PROVINCIAS: ReadonlyMap<string, string> = new Map([
  ['AR-A', 'Salta'],
  ['AR-B', 'Buenos Aires'],
  ['AR-C', 'Ciudad Autónoma de Buenos Aires'],
  ['AR-D', 'San Luis'],
  ['AR-E', 'Entre Ríos'],
  ['AR-F', 'La Rioja'],
  ['AR-G', 'Santiago del Estero'],
  ['AR-H', 'Chaco'],
  ['AR-J', 'San Juan'],
  ['AR-K', 'Catamarca'],
  ['AR-L', 'La Pampa'],
  ['AR-M', 'Mendoza'],
  ['AR-N', 'Misiones'],
  ['AR-P', 'Formosa'],
  ['AR-Q', 'Neuquén'],
  ['AR-R', 'Río Negro'],
  ['AR-S', 'Santa Fe'],
  ['AR-T', 'Tucumán'],
  ['AR-U', 'Chubut'],
  ['AR-V', 'Tierra del Fuego, Antártida e Islas del Atlántico Sur'],
  ['AR-W', 'Corrientes'],
  ['AR-X', 'Córdoba'],
  ['AR-Y', 'Jujuy'],
  ['AR-Z', 'Santa Cruz'],
]);

/** Names people and files use besides the official one. */
const APODOS: readonly (readonly [string, string])[] = [
  ['CABA', 'AR-C'],
  ['Capital Federal', 'AR-C'],
  ['Ciudad de Buenos Aires', 'AR-C'],
  ['Provincia de Buenos Aires', 'AR-B'],
  ['Tierra del Fuego', 'AR-V'],
];

const porNombre: ReadonlyMap<string, string> = new Map(
  [...PROVINCIAS]
    .flatMap(([iso, nombre]) => [[iso, iso] as const, [iso.slice(3), iso] as const, [nombre, iso] as const])
    .concat(APODOS.map(([apodo, iso]) => [apodo, iso] as const))
    .map(([nombre, iso]) => [normaCodigo(nombre), iso]),
);

/**
 * The ISO code of a province written as its letter, its ISO code or its name, with or without accents, or one of its
 * usual names ("CABA", "Capital Federal"). Nothing when it is none of the 24.
 */
export const reconocerProvincia = (texto: string): string | undefined => porNombre.get(normaCodigo(texto));
