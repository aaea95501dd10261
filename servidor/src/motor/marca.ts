import { chownSync, closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sincronizar } from '#sincronizar.ts';
import { frases, MotorImposible } from './frases.ts';
import type { Identidad } from './usuario.ts';

/** The last file of an initialisation. A cluster without it was never finished, or never ours. */
export type Marca = Claves & {
  readonly formato: 1;
  readonly creado: string;
  /** While passwords are being changed: the engine takes these or those. */
  readonly anteriores?: Claves;
};

export type Claves = { readonly claveDeAplicacion: string; readonly claveDeSuperusuario: string };

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

/** Puts another mark in the place of the one there is: a cut leaves the former one or this one, whole. */
export function cambiarMarca(cluster: string, marca: Marca, identidad: Identidad | undefined): void {
  const borrador = `${rutaDeMarca(cluster)}.tmp`;
  rmSync(borrador, { force: true });
  escribirPrivado(borrador, JSON.stringify(marca), identidad);
  renameSync(borrador, rutaDeMarca(cluster));
  sincronizar(cluster);
}

/** A file that only who runs the engine reads, on the disk before this answers. */
export function escribirPrivado(ruta: string, texto: string, identidad: Identidad | undefined): void {
  const archivo = openSync(ruta, 'wx', 0o600);
  writeFileSync(archivo, texto);
  fsyncSync(archivo);
  closeSync(archivo);
  if (identidad) chownSync(ruta, identidad.uid, identidad.gid);
}
