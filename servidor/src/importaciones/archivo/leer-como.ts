import type { Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sinAusentes } from '@trastienda/nucleo/comun/sin-ausentes.ts';
import {
  type Formato,
  type Mapeo,
  OPCIONES_POR_OMISION,
  type Opciones,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { camposDe, type Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { conSuMoneda } from '@trastienda/nucleo/importaciones/lectura/columna-de-moneda.ts';
import { SEPARADOR_DE_HOJA } from '@trastienda/nucleo/importaciones/lectura/planilla.ts';
import {
  mapearSegun,
  mapearTitulos,
  type Reconocida,
  reconocerTabla,
} from '@trastienda/nucleo/importaciones/lectura/reconocer.ts';
import { primerosRegistros } from '@trastienda/nucleo/importaciones/lectura/registros.ts';
import { signoDeColumnas } from '@trastienda/nucleo/importaciones/lectura/signo-de-columnas.ts';
import { SIN_TITULOS, titulosDeLugares } from '@trastienda/nucleo/importaciones/lectura/sin-titulos.ts';
import { COLUMNAS_MAXIMAS } from '@trastienda/nucleo/importaciones/lectura/tabla.ts';
import { reglasPorOmision } from '@trastienda/nucleo/importaciones/listas/reglas-de-lista.ts';
import { type Perfil, perfilesPara } from '@trastienda/nucleo/importaciones/perfiles.ts';
import type { Db, Tx } from '#db/db.ts';
import { datosInvalidos, exigir, rechazar } from '#http/regla-rota.ts';
import { propiosPara } from '#importaciones/articulos/campos-propios.query.ts';
import type { ImportacionGuardada, Lectura } from '#importaciones/importaciones.repo.ts';
import { leerPerfilDeLista } from '#importaciones/listas/perfil.repo.ts';
import { perfilesConocidos } from '#importaciones/perfiles.repo.ts';
import { type Archivo, abrirLibro, leerMuestra } from './archivo.ts';

/** `lista`: what is known of the proveedor whose list it is. */
type Pedido = {
  readonly entidad: Entidad;
  readonly perfil?: string | undefined;
  readonly lista?: { readonly perfil: Perfil | undefined; readonly moneda: Moneda } | undefined;
};

type Leible = Pick<Archivo, 'nombre' | 'codificacion' | 'muestra' | 'completa' | 'hojas'>;

/** How a file is read: told by its titles and its first rows, and by the profile it was given or has. */
export async function reconocerArchivo(
  db: Db | Tx,
  { nombre, codificacion, hojas, ...texto }: Leible,
  { entidad, perfil: pedido, lista }: Pedido,
): Promise<Lectura & { readonly repetida: string | undefined }> {
  const conocidos = lista
    ? [lista.perfil].filter((perfil) => perfil !== undefined)
    : await perfilesConocidos(db, entidad);
  const perfiles = exigir(perfilesPara(conocidos, entidad, pedido));
  const comun = { entidad, perfiles, propios: await propiosPara(db, entidad), pedido: pedido !== undefined };
  const { hoja, reconocida } =
    hojas.length > 0
      ? mejorHoja(hojas, comun)
      : { hoja: undefined, reconocida: reconocerTabla({ ...texto, ...comun }) };
  const { perfil, formato, titulos, mapeo, repetida } = reconocida;
  exigirColumnas(nombre, titulos);
  return {
    perfil: perfil?.nombre ?? null,
    formato: { ...formato, codificacion, ...(hoja === undefined ? {} : { hoja }) },
    titulos: titulos.map((titulo) => titulo.slice(0, 200)),
    mapeo,
    opciones: opcionesDe(perfil, lista),
    repetida,
  };
}

type Comun = Pick<Parameters<typeof reconocerTabla>[0], 'entidad' | 'propios' | 'perfiles' | 'pedido'>;

/** The sheet a profile names, or the one that brings most of what is asked for; of several, the first. */
function mejorHoja(hojas: Archivo['hojas'], comun: Comun): { hoja: string; reconocida: Reconocida } {
  const leidas = hojas.map(({ hoja, ...texto }) => ({
    hoja,
    reconocida: reconocerTabla({ ...texto, ...comun, esHoja: true }),
  }));
  const [mejor] = leidas.toSorted((a, b) => puntos(b) - puntos(a));
  return definido(mejor, 'a spreadsheet that was opened has a sheet with something in it');
}

const puntos = ({ hoja, reconocida: { perfil, mapeo } }: { hoja: string; reconocida: Reconocida }): number =>
  (perfil ? 1_000 : 0) + (perfil?.formato?.hoja === hoja ? 500 : 0) + Object.keys(mapeo).length;

function opcionesDe(perfil: Perfil | null, lista: Pedido['lista']): Opciones {
  if (!lista) return perfil?.opciones ?? OPCIONES_POR_OMISION;
  // What a proveedor's list means holds even when its columns come otherwise this time.
  return lista.perfil?.opciones ?? { ...OPCIONES_POR_OMISION, lista: reglasPorOmision(lista.moneda) };
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
  const formato = enRegla({ ...base.formato, ...sinAusentes(cambio.formato ?? {}) });
  if (actual.formato.hoja === undefined && formato.hoja !== undefined) {
    rechazar('importaciones.hoja_desconocida', { hoja: formato.hoja, hojas: [] });
  }
  const opciones = { ...base.opciones, ...sinAusentes(cambio.opciones ?? {}) };
  const titulos = mismosTitulos(base.formato, formato)
    ? base.titulos
    : await leerTitulos(ruta, actual.archivo, formato);
  const propios = await propiosPara(tx, actual.entidad);
  const vistos =
    titulos === base.titulos
      ? base
      : await mapear(tx, { ...actual, ...base, titulos, formato }, { antes: base, propios, ruta });
  const mapeo = cambio.mapeo ?? vistos.mapeo;
  const campos = { ...camposDe(actual.entidad), ...propios };
  exigirMapeo(campos, mapeo, titulos.length);
  if (formato.decimal === null && cambio.formato?.decimal === undefined) {
    // Which columns are numbers is known only now, and so is what they tell of their sign.
    const texto = await leerMuestra(ruta, formato);
    formato.decimal = signoDeColumnas({ ...texto, ...formato, campos, mapeo }) ?? null;
  }
  // The codes of services and returns go with the profile, whoever corrects a column.
  const aMano = cambio.mapeo !== undefined && actual.entidad !== 'ventas';
  return { perfil: aMano ? null : vistos.perfil, formato, titulos, mapeo, opciones };
}

type DeTitulos = Pick<ImportacionGuardada, 'entidad' | 'proveedorId' | 'perfil' | 'titulos' | 'formato'>;
type Propios = NonNullable<Parameters<typeof mapearTitulos>[2]>;

/**
 * Which columns other titles are: of the list of a proveedor by those that its last one had, and else by the usual ones. Of a file
 * without titles they are the ones that were said of its columns while it was thought to have them.
 */
async function mapear(
  tx: Tx,
  { entidad, proveedorId, perfil, titulos, formato }: DeTitulos,
  { antes, propios, ruta }: { readonly antes: Lectura; readonly propios: Propios; readonly ruta: string },
): Promise<Pick<Lectura, 'perfil' | 'mapeo'>> {
  const deLista = proveedorId === null ? undefined : await leerPerfilDeLista(tx, proveedorId);
  const suyo = deLista && mapearSegun(deLista, titulos);
  if (suyo) return { perfil: deLista.nombre, mapeo: suyo };
  const seguir = { perfil: proveedorId === null ? perfil : null };
  if (formato.encabezado === SIN_TITULOS) return { ...seguir, mapeo: mismasColumnas(antes, { titulos, formato }) };
  const porSuNombre = { titulos, mapeo: mapearTitulos(entidad, titulos, propios), propios: Object.keys(propios) };
  return { ...seguir, mapeo: conSuMoneda({ ...(await leerMuestra(ruta, formato)), ...formato, ...porSuNombre }) };
}

function mismasColumnas(antes: Lectura, { titulos, formato }: Pick<Lectura, 'titulos' | 'formato'>): Mapeo {
  if (!mismosTitulos(antes.formato, { ...formato, encabezado: antes.formato.encabezado })) return {};
  return Object.fromEntries(Object.entries(antes.mapeo).filter(([, lugar]) => lugar < titulos.length));
}

/** The cells of a sheet were written down in one way, whatever somebody says of it. */
const enRegla = (formato: Formato): Formato =>
  formato.hoja === undefined ? formato : { ...formato, codificacion: 'utf-8', separador: SEPARADOR_DE_HOJA };

async function segunPerfil(tx: Tx, actual: ImportacionGuardada, ruta: string, perfil: string): Promise<Lectura> {
  const { entidad, archivo: nombre, formato } = actual;
  const leible =
    formato.hoja === undefined
      ? { nombre, codificacion: formato.codificacion, hojas: [], ...(await leerMuestra(ruta, formato)) }
      : await abrirLibro(ruta, nombre);
  return reconocerArchivo(tx, leible, { entidad, perfil });
}

const mismosTitulos = (a: Formato, b: Formato): boolean =>
  a.codificacion === b.codificacion &&
  a.separador === b.separador &&
  a.encabezado === b.encabezado &&
  a.hoja === b.hoja;

async function leerTitulos(
  ruta: string,
  archivo: string,
  { separador, encabezado, ...formato }: Formato,
): Promise<string[]> {
  const { muestra, completa } = await leerMuestra(ruta, formato);
  const titulos =
    encabezado === SIN_TITULOS
      ? titulosDeLugares({ muestra, completa, separador, esHoja: formato.hoja !== undefined })
      : (primerosRegistros(muestra, separador, encabezado, completa)[encabezado - 1] ?? []);
  exigirColumnas(archivo, titulos);
  return titulos.map((titulo) => titulo.trim().slice(0, 200));
}

function exigirColumnas(archivo: string, { length }: readonly string[]): void {
  if (length > COLUMNAS_MAXIMAS) {
    rechazar('importaciones.demasiadas_columnas', { archivo, maximo: COLUMNAS_MAXIMAS });
  }
}

function exigirMapeo(campos: object, mapeo: Mapeo, columnas: number): void {
  const issues = Object.entries(mapeo).flatMap(([campo, lugar]) => {
    if (!Object.hasOwn(campos, campo)) return [{ path: ['mapeo', campo], message: 'Este campo no existe.' }];
    if (lugar < columnas) return [];
    return [{ path: ['mapeo', campo], message: `El archivo tiene ${columnas} columnas.` }];
  });
  if (issues.length > 0) datosInvalidos(issues);
}
