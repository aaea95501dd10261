import { z } from 'zod';
import { Cantidad, Unitario } from '#comun/campos.ts';

/** The steps of a price by its quantity (PRE-11), in their order. Absent where the quantity does not matter. */
export const Escalones = z.array(z.object({ desde: Cantidad, neto: Unitario })).optional();
