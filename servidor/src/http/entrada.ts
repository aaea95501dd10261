// Its types add what tells a form apart, also where the application that registers it is not in sight.
import type {} from '@fastify/multipart';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { PedidoDeExportacion } from '@trastienda/nucleo/comun/exportacion.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { deSuLista } from './exportacion.ts';
import { LISTA_MAXIMA, PROFUNDIDAD_MAXIMA } from './limites.ts';
import { DatosInvalidos, type Issue, rechazar } from './regla-rota.ts';

export type Entrada = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** What came in, in the shape the contract says. A malformed id in the path is simply an id nobody has. */
export function leerEntrada(endpoint: Endpoint, request: FastifyRequest): Entrada {
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) rechazar('comun.no_encontrado', { que: 'lo que buscás' });
  if (endpoint.cuerpo !== 'multipart' && request.isMultipart?.()) rechazar('comun.tipo_no_admitido', {});
  exigirForma(request.query);
  exigirForma(request.body);
  return {
    params: params?.data,
    query: validar(endpoint.query, queryDe(endpoint, request.query), 'query'),
    // The fields of a multipart come while its file does: its door reads them with `leerCampos`.
    body: endpoint.cuerpo === 'multipart' ? undefined : validar(endpoint.body, request.body ?? {}, 'body'),
  };
}

/** What is asked of every export is judged here; its list only gets what is its own. */
function queryDe({ formato }: Endpoint, query: unknown): unknown {
  if (formato !== 'csv') return query;
  validar(PedidoDeExportacion, query, 'query');
  return deSuLista(query);
}

/** The fields that came before a file, in the shape the contract says. */
export const leerCampos = (endpoint: Endpoint, campos: Readonly<Record<string, string>>): unknown =>
  validar(endpoint.body, campos, 'body');

/** Whether what failed was reading a form: it was cut, or it goes beyond its limits. */
export function esDeFormulario(error: unknown): boolean {
  const codigo = error instanceof Error && 'code' in error ? String(error.code) : '';
  return codigo.startsWith('FST_') || error instanceof SyntaxError;
}

/** A form that goes beyond its limits is no form of ours; any other failure stays what it was. */
export const comoIlegible = (error: unknown): unknown =>
  esDeFormulario(error) ? Object.assign(new SyntaxError('unreadable form'), { cause: error }) : error;

function validar(schema: z.ZodType | undefined, valor: unknown, lugar: 'query' | 'body'): unknown {
  if (!schema) return undefined;
  const leido = schema.safeParse(valor);
  if (leido.success) return leido.data;
  throw new DatosInvalidos(leido.error.issues.flatMap((issue) => aIssues(issue, lugar)));
}

function aIssues(issue: z.core.$ZodIssue, lugar: 'query' | 'body'): Issue[] {
  const propio = issue.path.map((parte) => (typeof parte === 'symbol' ? parte.toString() : parte));
  const path = lugar === 'query' ? ['?', ...propio] : propio;
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  return issue.keys.map((campo) => ({ path: [...path, campo], message: 'Este campo no existe.' }));
}

/**
 * Depth and length of what was parsed, which nothing we accept comes near (`seguridad` 3.5), and neither NUL nor half a
 * character anywhere: PostgreSQL keeps none of them, and a file that already began could only be cut.
 */
function exigirForma(valor: unknown, profundidad = 0): void {
  if (typeof valor === 'string' && (valor.includes('\u0000') || !valor.isWellFormed())) {
    throw new DatosInvalidos([{ path: [], message: 'Tiene un carácter que no se puede guardar.' }]);
  }
  if (typeof valor !== 'object' || valor === null) return;
  const hijos = Array.isArray(valor) ? valor : Object.values(valor);
  if (profundidad >= PROFUNDIDAD_MAXIMA) throw new DatosInvalidos([{ path: [], message: 'Tiene demasiados niveles.' }]);
  if (hijos.length > LISTA_MAXIMA) {
    throw new DatosInvalidos([{ path: [], message: `Una lista admite hasta ${LISTA_MAXIMA} elementos.` }]);
  }
  for (const hijo of hijos) exigirForma(hijo, profundidad + 1);
}
