import type { Rol } from '#acceso/roles.ts';
import { compararTextos, normaPalabras } from '#comun/texto.ts';

/** How somebody left the columns of a table. What is not said stays as the screen gives it. */
export type ColumnasDeVista = {
  readonly orden?: readonly string[] | undefined;
  /** In px. */
  readonly anchos?: Readonly<Record<string, number>> | undefined;
  readonly fijas?: Readonly<Record<string, 'inicio' | 'fin' | 'suelta'>> | undefined;
  readonly visibles?: Readonly<Record<string, boolean>> | undefined;
  /** Whether it shows what everything adds up to. */
  readonly totales?: boolean | undefined;
};

/**
 * What a view keeps. `busqueda` is what the address of the list says (filters, order, search), as it says it: this room
 * does not know what tables there are nor what they can be asked.
 */
export type ContenidoDeVista = {
  readonly columnas: ColumnasDeVista;
  readonly busqueda: Readonly<Record<string, unknown>>;
  readonly densidad?: 'densa' | 'normal' | undefined;
};

/** Views of one person in one table. */
export const MAXIMO_DE_VISTAS = 50;
export const LARGO_DE_NOMBRE = 60;
/** Of what a view keeps, as JSON: a table may have a column for each campo of the business, with its width and its place. */
export const LARGO_DE_CONTENIDO = 60_000;
/** A deleted view can be taken back for as long. */
export const DIAS_PARA_DESHACER = 30;

type Persona = { readonly id: string; readonly roles: readonly Rol[]; readonly comparte: boolean };
type Compartida = { readonly usuarioId: string; readonly roles: readonly Rol[] };

/** Whoever keeps it, those of the roles it is shared with and, of what is shared, who looks after that. */
export const puedeVer = ({ usuarioId, roles }: Compartida, persona: Persona): boolean =>
  usuarioId === persona.id ||
  (persona.comparte && roles.length > 0) ||
  roles.some((rol) => persona.roles.includes(rol));

/** Whoever keeps it, while it is nobody else's; what is shared, only who may share. */
export const puedeCambiar = ({ usuarioId, roles }: Compartida, persona: Persona): boolean =>
  roles.length > 0 ? persona.comparte : usuarioId === persona.id;

/**
 * Whether a table still shows what a view keeps. A view that searches for nothing is not changed by searching in it, and
 * one that says nothing of the density is not changed by it.
 */
export function muestraLaVista(vista: ContenidoDeVista, tabla: ContenidoDeVista): boolean {
  const { buscar, ...resto } = tabla.busqueda;
  const busqueda = vista.busqueda.buscar === undefined ? resto : { ...resto, buscar };
  return (
    igual(vista.columnas, tabla.columnas) &&
    igual(vista.busqueda, busqueda) &&
    (vista.densidad === undefined || vista.densidad === tabla.densidad)
  );
}

/** Alike whatever the order of their fields; an absent field and an empty one are the same. */
const igual = (uno: unknown, otro: unknown): boolean => JSON.stringify(enForma(uno)) === JSON.stringify(enForma(otro));

function enForma(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.length === 0 ? undefined : valor.map(enForma);
  if (typeof valor !== 'object' || valor === null) return valor;
  const pares = Object.entries(valor)
    .map(([campo, suyo]) => [campo, enForma(suyo)] as const)
    .filter(([, suyo]) => suyo !== undefined)
    .sort(([a], [b]) => compararTextos(a, b));
  return pares.length === 0 ? undefined : Object.fromEntries(pares);
}

/** Two names that are the same to people: without accents, case or signs, unless it is made of nothing else. */
export const normaDeNombre = (nombre: string): string => normaPalabras(nombre) || nombre.trim().toLowerCase();
