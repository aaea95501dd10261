import {
  type Formato,
  type Mapeo,
  OPCIONES_POR_OMISION,
  type Opciones,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { camposDe, type Entidad } from '@trastienda/nucleo/importaciones/entidades.ts';
import { perfilesPara } from '@trastienda/nucleo/importaciones/perfiles.ts';
import { mapearTitulos, reconocerTabla } from '@trastienda/nucleo/importaciones/reconocer.ts';
import { primerosRegistros } from '@trastienda/nucleo/importaciones/registros.ts';
import type { Db, Tx } from '#db/db.ts';
import { datosInvalidos, exigir, rechazar } from '#http/regla-rota.ts';
import { type Archivo, leerMuestra } from './archivo.ts';
import type { ImportacionGuardada, Lectura } from './importaciones.repo.ts';
import { perfilesConocidos } from './perfiles.repo.ts';

const COLUMNAS_MAXIMAS = 200;

type Muestra = Pick<Archivo, 'nombre' | 'codificacion' | 'muestra' | 'completa'>;

/** How a file is read: told by its titles and its first rows, and by the profile it was given or has. */
export async function reconocerArchivo(
  db: Db | Tx,
  { nombre, codificacion, muestra, completa }: Muestra,
  { entidad, perfil: pedido }: { readonly entidad: Entidad; readonly perfil?: string | undefined },
): Promise<Lectura & { readonly repetida: string | undefined }> {
  const perfiles = exigir(perfilesPara(await perfilesConocidos(db, entidad), entidad, pedido));
  const reconocida = reconocerTabla({ muestra, completa, entidad, perfiles, pedido: pedido !== undefined });
  const { perfil, formato, titulos, mapeo, repetida } = reconocida;
  if (titulos.length > COLUMNAS_MAXIMAS) {
    rechazar('importaciones.demasiadas_columnas', { archivo: nombre, maximo: COLUMNAS_MAXIMAS });
  }
  return {
    perfil: perfil?.nombre ?? null,
    formato: { ...formato, codificacion },
    titulos: titulos.map((titulo) => titulo.slice(0, 200)),
    mapeo,
    opciones: perfil?.opciones ?? OPCIONES_POR_OMISION,
    repetida,
  };
}

type Parcial<T> = { readonly [K in keyof T]?: T[K] | undefined };

export type Cambio = {
  readonly formato?: Parcial<Formato> | undefined;
  readonly mapeo?: Mapeo | undefined;
  readonly opciones?: Parcial<Opciones> | undefined;
  readonly perfil?: string | undefined;
};

/** The same file read in another way. What is not said stays; other titles are looked at again. */
export async function corregirLectura(
  tx: Tx,
  actual: ImportacionGuardada,
  ruta: string,
  cambio: Cambio,
): Promise<Lectura> {
  const base = cambio.perfil === undefined ? actual : await segunPerfil(tx, actual, ruta, cambio.perfil);
  const formato = sinAusentes(base.formato, cambio.formato);
  const opciones = sinAusentes(base.opciones, cambio.opciones);
  const titulos = mismosTitulos(base.formato, formato)
    ? base.titulos
    : await leerTitulos(ruta, actual.archivo, formato);
  const mapeo = cambio.mapeo ?? (titulos === base.titulos ? base.mapeo : mapearTitulos(actual.entidad, titulos));
  exigirMapeo(actual.entidad, mapeo, titulos.length);
  // The codes of services and returns go with the profile, whoever corrects a column.
  const aMano = cambio.mapeo !== undefined && actual.entidad !== 'ventas';
  return { perfil: aMano ? null : base.perfil, formato, titulos, mapeo, opciones };
}

async function segunPerfil(tx: Tx, actual: ImportacionGuardada, ruta: string, perfil: string): Promise<Lectura> {
  const { codificacion } = actual.formato;
  const muestra = await leerMuestra(ruta, codificacion);
  return reconocerArchivo(
    tx,
    { nombre: actual.archivo, codificacion, ...muestra },
    { entidad: actual.entidad, perfil },
  );
}

const mismosTitulos = (a: Formato, b: Formato): boolean =>
  a.codificacion === b.codificacion && a.separador === b.separador && a.encabezado === b.encabezado;

async function leerTitulos(
  ruta: string,
  archivo: string,
  { codificacion, separador, encabezado }: Formato,
): Promise<string[]> {
  const { muestra, completa } = await leerMuestra(ruta, codificacion);
  const titulos = primerosRegistros(muestra, separador, encabezado, completa)[encabezado - 1] ?? [];
  if (titulos.length > COLUMNAS_MAXIMAS) {
    rechazar('importaciones.demasiadas_columnas', { archivo, maximo: COLUMNAS_MAXIMAS });
  }
  return titulos.map((titulo) => titulo.trim().slice(0, 200));
}

function exigirMapeo(entidad: Entidad, mapeo: Mapeo, columnas: number): void {
  const campos = camposDe(entidad);
  const issues = Object.entries(mapeo).flatMap(([campo, lugar]) => {
    if (!Object.hasOwn(campos, campo)) return [{ path: ['mapeo', campo], message: 'Este campo no existe.' }];
    if (lugar < columnas) return [];
    return [{ path: ['mapeo', campo], message: `El archivo tiene ${columnas} columnas.` }];
  });
  if (issues.length > 0) datosInvalidos(issues);
}

/** What a partial says, over the rest. */
function sinAusentes<T extends object>(base: T, parcial: Parcial<T> | undefined): T {
  const dichos = Object.entries(parcial ?? {}).filter(([, valor]) => valor !== undefined);
  return { ...base, ...Object.fromEntries(dichos) };
}
