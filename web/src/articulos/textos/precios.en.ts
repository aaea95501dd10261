import type { Traduccion } from '#i18n/traduccion.ts';
import { actualizar } from './actualizar.en.ts';
import { listasDePrecio } from './listas-de-precio.en.ts';
import type { precios as es } from './precios.es.ts';

export const precios: Traduccion<typeof es> = { actualizar, listasDePrecio };
