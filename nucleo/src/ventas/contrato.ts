import { z } from 'zod';
import {
  CantidadPositiva,
  Dia,
  Id,
  Instante,
  Version,
  textoCorto,
  textoNumerico,
  Unitario,
} from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, listaDe } from '#comun/paginacion.ts';
import { cicloDeNota } from './ciclo-de-nota.ts';
import { TASAS_IVA } from './totales.ts';

export const RENGLONES_MAXIMO = 1_000;
export const DESCUENTOS_MAXIMO = 3;

export const Estado = z.enum(cicloDeNota.estados);
export const Accion = z.enum(cicloDeNota.acciones as [string, ...string[]] as unknown as typeof cicloDeNota.acciones & [string]);
