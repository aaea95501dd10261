import type { z } from 'zod';
import { seleccionDe } from '#comun/seleccion.ts';
import { FiltroDeArticulos } from './contrato-de-consulta.ts';

/** The artículos that were chosen in the table, to be edited, to have their costs changed, or to be in a batch of prices (TD-10). */
export const SeleccionDeArticulos = seleccionDe(FiltroDeArticulos);
export type SeleccionDeArticulos = z.infer<typeof SeleccionDeArticulos>;
