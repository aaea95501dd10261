import type { Formato, Mapeo } from '#importaciones/contrato-de-perfiles.ts';
import type { CampoDeEntidad } from '#importaciones/entidades/entidades.ts';
import { signoDecimal } from './numeros.ts';
import { primerosRegistros } from './registros.ts';

/** Rows of the sample that tell the decimal sign. */
const RENGLONES_DE_MUESTRA = 500;

type Campos = Readonly<Record<string, CampoDeEntidad>>;

type Leida = Pick<Formato, 'separador' | 'encabezado'> & {
  /** The beginning of the file, decoded, without its BOM. */
  readonly muestra: string;
  /** Whether the sample is the whole file. */
  readonly completa: boolean;
  readonly campos: Campos;
  readonly mapeo: Mapeo;
};

/** The decimal sign that the columns of numbers tell by their first rows, as long as they leave no doubt. */
export function signoDeColumnas({ muestra, completa, separador, encabezado, campos, mapeo }: Leida) {
  const renglones = primerosRegistros(muestra, separador, encabezado + RENGLONES_DE_MUESTRA, completa);
  return signoDecimal(numerosDe(renglones.slice(encabezado), columnasNumericas(campos, mapeo)));
}

/** The columns whose cells are numbers. */
export const columnasNumericas = (campos: Campos, mapeo: Mapeo): readonly number[] =>
  Object.entries(campos)
    .filter(([, { clase }]) => clase === 'numero')
    .flatMap(([nombre]) => mapeo[nombre] ?? []);

function* numerosDe(renglones: readonly string[][], columnas: readonly number[]) {
  for (const celdas of renglones) {
    for (const columna of columnas) yield celdas[columna] ?? '';
  }
}
