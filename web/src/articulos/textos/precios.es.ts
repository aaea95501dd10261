import { actualizar } from './actualizar.es.ts';
import { listasDePrecio } from './listas-de-precio.es.ts';

/** What the screens of prices say. */
export const precios = { actualizar, listasDePrecio } as const;
