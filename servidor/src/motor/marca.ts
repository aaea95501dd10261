import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frases, MotorImposible } from './frases.ts';

/** The last file of an initialisation. A cluster without it was never finished, or never ours. */
export type Marca = {
  readonly formato: 1;
  readonly creado: string;
  readonly claveDeAplicacion: string;
  readonly claveDeSuperusuario: string;
};

export const BASE_DE_DATOS = 'trastienda';
export const ROL_DE_APLICACION = 'trastienda';
export const SUPERUSUARIO = 'postgres';

export const rutaDeMarca = (cluster: string): string => join(cluster, 'trastienda.json');

export function leerMarca(cluster: string): Marca | undefined {
  try {
    return JSON.parse(readFileSync(rutaDeMarca(cluster), 'utf8')) as Marca;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) throw new MotorImposible(frases.marcaIlegible(rutaDeMarca(cluster)));
    throw error;
  }
}
