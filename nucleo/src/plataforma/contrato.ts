import { z } from 'zod';
import { Id, Instante } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

export * from './contrato-de-notificaciones.ts';

export const ENTIDADES_AUDITADAS = [
  'articulo',
  'estructura',
  'armado',
  'rubro',
  'familia',
  'subfamilia',
  'campo',
  'proveedor',
  'lote_precio',
  'cliente',
  'nota',
  'ajuste',
  'sucursal',
  'deposito',
  'localidad',
  'taller',
  'unidad',
  'marca',
  'motivo',
  'condicion',
  'lista_precio',
  'usuario',
  'invitacion',
  'rol',
] as const;

/** One command as the timeline shows it: who, when, what, and each field before and after (ART-26). */
export const Hecho = z.object({
  id: z.string(),
  en: Instante,
  quien: z.string(),
  accion: z.string(),
  motivo: z.string().nullable(),
  /** The document that lists all the records this reached at once, when there is one. */
  loteId: Id.nullable(),
  /** The file that brought it, when one did. */
  importacion: z.object({ id: Id, archivo: z.string() }).optional(),
  campos: z.array(z.object({ campo: z.string(), antes: z.string().nullable(), despues: z.string().nullable() })),
});
export type Hecho = z.infer<typeof Hecho>;

export const verActividad = endpoint({
  method: 'GET',
  path: '/api/actividad/:entidad/:id',
  summary: 'Los cambios de un registro, del más nuevo al más viejo',
  permiso: 'con_sesion',
  alcance: 'sucursal',
  params: z.object({ entidad: z.enum(ENTIDADES_AUDITADAS), id: Id }),
  query: z.strictObject({
    antesDe: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  response: z.object({ hechos: z.array(Hecho), hayMas: z.boolean() }),
  errors: ['comun.no_encontrado', 'comun.sin_permiso'],
});
