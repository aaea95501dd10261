import { z } from 'zod';
import { Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { PorcentajePositivo } from './listas/contrato-de-listas.ts';

/** How the company wants its prices looked after. */
export const ConfiguracionDePrecios = z.object({
  version: Version,
  /** A batch is approved by somebody else than its author and who changed it last (PRE-15). */
  aprobacionDeOtro: z.boolean(),
  /** Percentage beyond which a line of a batch asks for a tick (PRE-04). */
  limiteDeVariacion: z.string(),
  /** Days after which a cost is old, and percentage its currency may move before it is (PRE-17). */
  diasDeCosto: z.int(),
  movimientoDeMoneda: z.string(),
});
export type ConfiguracionDePrecios = z.infer<typeof ConfiguracionDePrecios>;

export const verConfiguracionDePrecios = endpoint({
  method: 'GET',
  path: '/api/articulos/configuracion-de-precios',
  summary: 'Qué se exige de un cambio de precios y cuándo un costo es viejo',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  response: ConfiguracionDePrecios,
  errors: [],
});

export const CambioDeConfiguracionDePrecios = z.strictObject({
  version: Version,
  aprobacionDeOtro: z.boolean().optional(),
  limiteDeVariacion: PorcentajePositivo.optional(),
  diasDeCosto: z
    .int('Tiene que ser un número entero.')
    .min(1, 'Al menos un día.')
    .max(3_650, 'Admite hasta 3.650.')
    .optional(),
  movimientoDeMoneda: PorcentajePositivo.optional(),
});

export const cambiarConfiguracionDePrecios = endpoint({
  method: 'PATCH',
  path: '/api/articulos/configuracion-de-precios',
  summary: 'Cambia qué se exige de un cambio de precios y cuándo un costo es viejo',
  permiso: 'precio.aprobar',
  alcance: 'empresa',
  confirmacion: 'reciente',
  body: CambioDeConfiguracionDePrecios,
  response: ConfiguracionDePrecios,
  errors: ['comun.version_vieja'],
});
