import { z } from 'zod';
import { Instante } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, listaDe } from '#comun/paginacion.ts';
import { ICONOS, TEMAS, TIPOS_DE_NOTIFICACION, TONOS } from './notificaciones.ts';

const Tipo = z.enum(TIPOS_DE_NOTIFICACION);

/** The number of a notification: they count up. */
const Numero = z.int().positive();

export const Notificacion = z.object({
  id: Numero,
  tipo: Tipo,
  en: Instante,
  leida: z.boolean(),
  /** Its sentences in Spanish; whoever speaks another language writes them from `tipo` and `datos`. */
  titulo: z.string(),
  texto: z.string(),
  /** The facts its sentences are made of. */
  datos: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The path of the screen it leads to. */
  ruta: z.string(),
  icono: z.enum(ICONOS),
  tono: z.enum(TONOS),
  tema: z.enum(TEMAS),
  /** It deserves more than a dot when it comes. */
  importante: z.boolean(),
});
export type Notificacion = z.infer<typeof Notificacion>;

const { buscar: _, orden: __, ...paginas } = consultaDeLista(['en']);

/** What happened that concerns the person now: a right that was taken away hides what it let see. */
export const listarNotificaciones = endpoint({
  method: 'GET',
  path: '/api/notificaciones',
  summary: 'Las notificaciones de quien pregunta, la más nueva primero, y cuántas faltan leer',
  permiso: 'con_sesion',
  alcance: 'sucursal',
  query: z.strictObject({
    ...paginas,
    tipo: Tipo.optional(),
    tema: z.enum(TEMAS).optional(),
    leidas: z.enum(['no']).optional(),
  }),
  response: listaDe(Notificacion).extend({
    /** Of all of them, whatever the filter; it stops at 100. */
    sinLeer: z.int().nonnegative(),
  }),
  errors: [],
});

/** Some of them, or everything up to one that was on the screen; what came later stays unread. */
export const leerNotificaciones = endpoint({
  method: 'POST',
  path: '/api/notificaciones/leer',
  summary: 'Marca notificaciones como leídas: algunas, o todas hasta una',
  permiso: 'con_sesion',
  alcance: 'sucursal',
  body: z.union([
    z.strictObject({ ids: z.array(Numero).min(1, 'Elegí al menos una.').max(200, 'Hasta 200 por vez.') }),
    z.strictObject({ hasta: Numero }),
  ]),
  response: z.object({ sinLeer: z.int().nonnegative() }),
  errors: [],
});

/** How a person hears of one kind of event. */
export const Preferencia = z.object({
  tipo: Tipo,
  tema: z.enum(TEMAS),
  /** In the bell and as a toast. */
  enProducto: z.boolean(),
  porCorreo: z.boolean(),
  /** It cannot be silenced in the product. */
  obligatoria: z.boolean(),
});
export type Preferencia = z.infer<typeof Preferencia>;

const Preferencias = z.object({ preferencias: z.array(Preferencia) });

export const verPreferencias = endpoint({
  method: 'GET',
  path: '/api/notificaciones/preferencias',
  summary: 'Por dónde se entera de cada evento quien pregunta (los que su permiso le deja ver)',
  permiso: 'con_sesion',
  alcance: 'empresa',
  response: Preferencias,
  errors: [],
});

export const guardarPreferencias = endpoint({
  method: 'PUT',
  path: '/api/notificaciones/preferencias',
  summary: 'Elige por dónde enterarse de cada evento; lo que no se nombra queda como está',
  permiso: 'con_sesion',
  alcance: 'empresa',
  body: z.strictObject({
    preferencias: z
      .array(z.strictObject({ tipo: Tipo, enProducto: z.boolean(), porCorreo: z.boolean() }))
      .min(1, 'Elegí al menos una.')
      .max(TIPOS_DE_NOTIFICACION.length, 'Nombraste alguna más de una vez.')
      .refine(
        (todas) => new Set(todas.map(({ tipo }) => tipo)).size === todas.length,
        'Nombraste alguna más de una vez.',
      ),
  }),
  response: Preferencias,
  errors: ['plataforma.notificacion_obligatoria'],
});

/**
 * Stays open and tells, as it happens, what the person may see: `event: notificacion`, a `Notificacion` in `data`;
 * `sesion`, when the session or its rights may have changed; `repaso`, when there was more than is told one by one: read
 * the lists again; `limite`, when other tabs of the same session took its place. `listo` opens it. The `id` of each is
 * what `Last-Event-ID` (or `desde`) goes on from.
 */
export const seguirEventos = endpoint({
  method: 'GET',
  path: '/api/eventos',
  summary: 'Lo que va pasando, en vivo (text/event-stream)',
  permiso: 'con_sesion',
  alcance: 'sucursal',
  formato: 'eventos',
  query: z.strictObject({ desde: z.string().max(2_000).optional() }),
  response: z.string(),
  errors: ['acceso.solo_en_persona'],
});
