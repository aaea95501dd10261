import { Id } from '@trastienda/nucleo/comun/campos.ts';
import type { z } from 'zod';

/**
 * An answer as its contract lets it out: what is not in it is trimmed, and what does not fit it is our bug. Most answers are
 * already what their contract says, and of thousands of rows a copy costs more than everything else: those are only looked
 * at. What is not known for sure to come out of `parse` as it went in, goes through it.
 */
export const textoDeRespuesta = (esquema: z.ZodType, salida: unknown): string =>
  JSON.stringify(miradaDe(esquema)(salida) ? salida : esquema.parse(salida));

/** True only of what `parse` would answer as it is, its keys in the same order. */
type Mirada = (valor: unknown) => boolean;

const NUNCA: Mirada = () => false;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const hechas = new WeakMap<object, Mirada>();

function miradaDe(esquema: Esquema): Mirada {
  const hecha = hechas.get(esquema);
  if (hecha) return hecha;
  // A contract may contain itself: until it is made, it is made again by whoever gets there.
  hechas.set(esquema, (valor) => miradaDe(esquema)(valor));
  const mirada = hacer(esquema);
  hechas.set(esquema, mirada);
  return mirada;
}

/** The little of zod's own description that is read here. */
type Definicion = {
  readonly type: string;
  readonly checks?: readonly unknown[];
  readonly format?: string;
  readonly coerce?: boolean;
  readonly catchall?: unknown;
  readonly innerType?: Esquema;
  readonly element?: Esquema;
  readonly shape?: Readonly<Record<string, Esquema>>;
  readonly entries?: Readonly<Record<string, string | number>>;
};
type Esquema = { readonly _zod: { readonly def: unknown } };

function hacer(esquema: Esquema): Mirada {
  // Its own `toLowerCase` is a check that changes what it is given, so that it is known by name.
  if (esquema === Id) return (valor) => typeof valor === 'string' && UUID.test(valor);
  const def = esquema._zod.def as Definicion;
  if ((def.checks ?? []).length > 0 || def.coerce) return NUNCA;
  switch (def.type) {
    case 'string':
      return def.format === undefined ? (valor) => typeof valor === 'string' : NUNCA;
    case 'number':
      if (def.format === undefined) return Number.isFinite;
      return def.format === 'safeint' ? Number.isSafeInteger : NUNCA;
    case 'boolean':
      return (valor) => typeof valor === 'boolean';
    case 'enum': {
      const valores = new Set<unknown>(Object.values(def.entries ?? {}));
      return (valor) => typeof valor === 'string' && valores.has(valor);
    }
    default:
      return compuesta(def);
  }
}

function compuesta({ type, innerType, element, shape, catchall }: Definicion): Mirada {
  if (type === 'nullable' && innerType) {
    const dentro = miradaDe(innerType);
    return (valor) => valor === null || dentro(valor);
  }
  if (type === 'optional' && innerType) {
    const dentro = miradaDe(innerType);
    return (valor) => valor === undefined || dentro(valor);
  }
  if (type === 'array' && element) {
    const dentro = miradaDe(element);
    return (valor) => {
      if (!Array.isArray(valor)) return false;
      for (const uno of valor) if (!dentro(uno)) return false;
      return true;
    };
  }
  return type === 'object' && shape && catchall === undefined ? deObjeto(shape) : NUNCA;
}

function deObjeto(shape: Readonly<Record<string, Esquema>>): Mirada {
  const claves = Object.keys(shape);
  const miradas = Object.values(shape).map(miradaDe);
  const opcionales = Object.values(shape).map(({ _zod }) => (_zod.def as Definicion).type === 'optional');
  return (valor) => {
    if (typeof valor !== 'object' || valor === null || valor.constructor !== Object) return false;
    const campos = valor as Readonly<Record<string, unknown>>;
    let i = 0;
    for (const clave in campos) {
      while (i < claves.length && claves[i] !== clave && opcionales[i]) i += 1;
      if (claves[i] !== clave || !miradas[i]?.(campos[clave])) return false;
      i += 1;
    }
    while (i < claves.length && opcionales[i]) i += 1;
    return i === claves.length;
  };
}
