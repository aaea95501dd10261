import type { z } from 'zod';
import type { CodigoDeError } from '#errores.ts';
import type { Permiso } from '#permisos.ts';

/**
 * One door of the API, as a plain value. The server mounts it, the web calls it and the
 * OpenAPI document prints it; none of the three repeats what is written here.
 */
export type Endpoint<
  Method extends Metodo = Metodo,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Who may come in. There is no default: an open door has to say so. */
  readonly permiso: Permiso | 'con_sesion' | 'publico';
  /**
   * `sucursal`: what it shows or changes belongs to sucursales, so the handler must ask the user's scope
   * (the server fails loudly when it does not). `empresa`: shared by the whole company.
   */
  readonly alcance: 'empresa' | 'sucursal';
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /**
   * `csv` and `pdf` stream a file, `imagen` shows one and `archivo` hands one out as it is kept, instead of answering JSON;
   * `eventos` stays open and tells what happens (text/event-stream) to a session, never to a key. `response` then describes
   * nothing but text.
   */
  readonly formato?: 'json' | 'csv' | 'pdf' | 'imagen' | 'archivo' | 'eventos';
  /**
   * Asks for a fresh proof of who is there (`seguridad.md` 3.2). `persona`: a session proved in the last ten minutes, and
   * never a key. `reciente`: the same of a session, while a key passes. `en_terminal`: only a session on a shared terminal
   * has to prove it (GAP-10). What only the order tells (how many, of what) has `acceso.falta_confirmacion` among its
   * `errors` instead, and is asked as `reciente` once it was looked at.
   */
  readonly confirmacion?: 'persona' | 'reciente' | 'en_terminal';
  /** What goes in or out is a secret: no key of a repeated command keeps its answer or a fingerprint of its body. */
  readonly secreta?: true;
  /** `multipart`: `body` describes the fields that come before a file, which the handler takes in parts. */
  readonly cuerpo?: 'json' | 'multipart';
  /** Bulk work, whose answer may take minutes; a file that comes in is always so. */
  readonly trabajo?: 'corto' | 'largo';
  /** 201 for what creates; 200 otherwise. */
  readonly status?: 200 | 201;
  /** The refusals a caller must be ready for, besides those of every door (no session, no permission, bad data). */
  readonly errors: readonly CodigoDeError[];
};

export type Metodo = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const endpoint = <
  const Method extends Metodo,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
>(
  definition: Endpoint<Method, Params, Query, Body, Response>,
): Endpoint<Method, Params, Query, Body, Response> => definition;

/** The sucursales where a permission holds. */
export type AlcanceDePermiso = 'TODAS' | readonly string[];
export type Permisos = ReadonlyMap<Permiso, AlcanceDePermiso>;

/**
 * Whether someone with these permissions may come in, in general or in one sucursal.
 * The server guards with it; the web hides buttons with it.
 */
export function permite({ permiso }: Pick<Endpoint, 'permiso'>, permisos: Permisos, sucursalId?: string): boolean {
  if (permiso === 'publico' || permiso === 'con_sesion') return true;
  const alcance = permisos.get(permiso);
  if (alcance === undefined) return false;
  return sucursalId === undefined || alcance === 'TODAS' || alcance.includes(sucursalId);
}

/** What a caller must send: only the parts the endpoint declares. */
export type InputOf<E> =
  E extends Endpoint<Metodo, infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', z.input<P>> & Part<'query', z.input<Q>> & Part<'body', z.input<B>>
    : never;

/** The same parts after validation, as the handler receives them. */
export type ParsedOf<E> =
  E extends Endpoint<Metodo, infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', z.output<P>> & Part<'query', z.output<Q>> & Part<'body', z.output<B>>
    : never;

export type ResponseOf<E> = E extends Endpoint<Metodo, z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Name]: Value };
