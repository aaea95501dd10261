import { z } from 'zod';
import { Dia, Id, Instante, textoCorto } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { LARGO_DE_AVISO } from './aviso.ts';

const avisos = { alcance: 'empresa' } as const;
const porId = z.object({ id: Id });

/** Something that everybody who works in the company is told. */
export const Aviso = z.object({
  id: Id,
  texto: z.string(),
  autor: z.object({ nombre: z.string(), foto: z.string().nullable() }),
  escritoEn: Instante,
  /** The last day it is told; null until somebody takes it down. */
  hasta: Dia.nullable(),
  /** How many said that they know, for who may write; null for the others. */
  enterados: z.int().nullable(),
});
export type Aviso = z.infer<typeof Aviso>;

export const listarAvisos = endpoint({
  ...avisos,
  method: 'GET',
  path: '/api/inicio/avisos',
  summary: 'Los avisos internos a la vista de los que quien pregunta no dijo que se enteró, el más nuevo primero',
  permiso: 'con_sesion',
  response: z.object({ avisos: z.array(Aviso) }),
  errors: [],
});

export const AvisoNuevo = z.strictObject({
  texto: textoCorto(LARGO_DE_AVISO, 3),
  hasta: Dia.nullable().default(null),
});
export type AvisoNuevo = z.infer<typeof AvisoNuevo>;

export const escribirAviso = endpoint({
  ...avisos,
  method: 'POST',
  path: '/api/inicio/avisos',
  summary: 'Escribe un aviso interno para todas las personas de la empresa',
  permiso: 'aviso.escribir',
  body: AvisoNuevo,
  response: Aviso,
  status: 201,
  errors: ['inicio.aviso_vencido', 'inicio.demasiados_avisos'],
});

export const retirarAviso = endpoint({
  ...avisos,
  method: 'POST',
  path: '/api/inicio/avisos/:id/retirar',
  summary: 'Retira un aviso interno: nadie más lo ve',
  permiso: 'aviso.escribir',
  params: porId,
  response: porId,
  errors: ['comun.no_encontrado'],
});

export const enterarse = endpoint({
  ...avisos,
  method: 'PUT',
  path: '/api/inicio/avisos/:id/enterado',
  summary: 'Dice que quien pregunta se enteró de un aviso, o que quiere verlo de nuevo',
  permiso: 'con_sesion',
  params: porId,
  body: z.strictObject({ enterado: z.boolean() }),
  response: z.object({ enterado: z.boolean() }),
  errors: ['comun.no_encontrado'],
});
