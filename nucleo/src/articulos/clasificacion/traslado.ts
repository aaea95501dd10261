import { fail, ok, type Result } from '#comun/result.ts';
import { type ClasificacionInactiva, type ClasificacionPorOmision, exigirActivo } from './niveles.ts';

/** What somebody asks of a node: to hang from another one, or to become part of one of its own level (CLA-03). */
export const MODOS_DE_TRASLADO = ['MOVER', 'FUSIONAR'] as const;
export type ModoDeTraslado = (typeof MODOS_DE_TRASLADO)[number];

type NodoQueLlega = { readonly id: string; readonly codigo: string; readonly nombre: string };
type Destino = { readonly id: string; readonly nombre: string; readonly activo: boolean };

/** A node whose code another one already has inside its new parent (INV-03), with a free one to propose. */
type Choque = NodoQueLlega & { readonly con: string; readonly sugerido: string };

export type CodigosChocan = {
  readonly code: 'articulos.codigos_chocan';
  readonly data: { readonly dentroDe: string; readonly choques: readonly Choque[] };
};
export type DestinoInvalido = {
  readonly code: 'articulos.destino_invalido';
  readonly data: { readonly nombre: string; readonly destino: string; readonly porque: 'YA_ESTA' | 'ES_EL_MISMO' };
};
/** How much a node takes along, as its preview tells it: the nodes below, and the artículos, those inactive apart. */
export type LoQueLleva = { readonly nodos: number; readonly articulos: number; readonly inactivos: number };
export type TrasladoDistinto = {
  readonly code: 'articulos.traslado_distinto';
  readonly data: { readonly nombre: string; readonly vistos: LoQueLleva; readonly ahora: LoQueLleva };
};

/** Which code each node takes inside its new parent. */
export type Codigos = ReadonlyMap<string, string>;

type Llegada = {
  readonly destino: Destino;
  /** What hangs from it already. */
  readonly ocupantes: readonly { readonly codigo: string; readonly nombre: string }[];
  readonly llegan: readonly NodoQueLlega[];
  /** Codes that whoever moves chose for some of them. */
  readonly elegidos: Codigos;
};

/** Changes the parent of a node: it and all that hangs from it keep being what they are (CLA-03). */
export function mover(
  nodo: NodoQueLlega & { readonly padreId: string | null },
  llegada: Omit<Llegada, 'llegan'>,
): Result<Codigos, DestinoInvalido | ClasificacionInactiva | CodigosChocan> {
  const { destino } = llegada;
  if (nodo.padreId === destino.id) return invalido(nodo, destino, 'YA_ESTA');
  const activo = exigirActivo(destino);
  if (!activo.ok) return activo;
  return acomodar({ ...llegada, llegan: [nodo] });
}

/** Empties a node into another of its level: its children and artículos change parent and it becomes inactive (CLA-03). */
export function fusionar(
  perdedor: { readonly id: string; readonly nombre: string; readonly omision: boolean },
  llegada: Llegada,
): Result<Codigos, DestinoInvalido | ClasificacionInactiva | ClasificacionPorOmision | CodigosChocan> {
  const { destino } = llegada;
  if (perdedor.id === destino.id) return invalido(perdedor, destino, 'ES_EL_MISMO');
  if (perdedor.omision) {
    return fail({ code: 'articulos.clasificacion_por_omision', data: { nombre: perdedor.nombre, que: 'FUSIONAR' } });
  }
  const activo = exigirActivo(destino);
  if (!activo.ok) return activo;
  return acomodar(llegada);
}

/** What is done is what was seen. Who looked at no preview agreed to whatever there is. */
export function exigirLoVisto(
  nombre: string,
  vistos: LoQueLleva | undefined,
  ahora: LoQueLleva,
): Result<void, TrasladoDistinto> {
  const iguales =
    vistos === undefined ||
    (vistos.nodos === ahora.nodos && vistos.articulos === ahora.articulos && vistos.inactivos === ahora.inactivos);
  return iguales ? ok(undefined) : fail({ code: 'articulos.traslado_distinto', data: { nombre, vistos, ahora } });
}

const invalido = (
  { nombre }: { readonly nombre: string },
  { nombre: destino }: Destino,
  porque: DestinoInvalido['data']['porque'],
) => fail({ code: 'articulos.destino_invalido', data: { nombre, destino, porque } } as const);

/** The code of each arrival, all different from one another and from those that are there; or every one that clashes. */
export function acomodar({ destino, ocupantes, llegan, elegidos }: Llegada): Result<Codigos, CodigosChocan> {
  const deQuien = new Map(ocupantes.map(({ codigo, nombre }) => [claveDeCodigo(codigo), nombre]));
  const deseados = llegan.map((nodo) => ({ ...nodo, codigo: elegidos.get(nodo.id) ?? nodo.codigo }));
  const reservados = new Set([...deQuien.keys(), ...deseados.map(({ codigo }) => claveDeCodigo(codigo))]);
  const choques: Choque[] = [];
  for (const nodo of deseados) {
    const clave = claveDeCodigo(nodo.codigo);
    const con = deQuien.get(clave);
    if (con === undefined) deQuien.set(clave, nodo.nombre);
    else choques.push({ ...nodo, con, sugerido: codigoLibre(nodo.codigo, reservados) });
  }
  if (choques.length > 0)
    return fail({ code: 'articulos.codigos_chocan', data: { dentroDe: destino.nombre, choques } });
  return ok(new Map(deseados.map(({ id, codigo }) => [id, codigo])));
}

export const LARGO_DE_CODIGO = 20;

/** Codes of a classification do not tell "fil" from "FIL" (INV-03). */
export const claveDeCodigo = (codigo: string): string => codigo.toUpperCase();

function codigoLibre(codigo: string, reservados: Set<string>): string {
  for (let vuelta = 2; ; vuelta += 1) {
    const cola = `-${vuelta}`;
    const libre = `${codigo.slice(0, LARGO_DE_CODIGO - cola.length)}${cola}`;
    if (reservados.has(claveDeCodigo(libre))) continue;
    reservados.add(claveDeCodigo(libre));
    return libre;
  }
}

/** Something a batch changed, with what it is now. */
type Cambiado = { readonly despues: string; readonly actual: string };

/**
 * What undoing a batch puts back: only what is still as the batch left it. Who changed something since then wins, and is
 * told of (CLA-03).
 */
export function queVuelve<Fila extends Cambiado>(
  filas: readonly Fila[],
): { readonly vuelven: readonly Fila[]; readonly saltados: readonly Fila[] } {
  return {
    vuelven: filas.filter(({ despues, actual }) => actual === despues),
    saltados: filas.filter(({ despues, actual }) => actual !== despues),
  };
}
