import { z } from 'zod';
import { NIVELES } from '#articulos/clasificacion/niveles.ts';
import { ConId, Id, Motivo, textoCorto, textoLibre, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { LARGO_DE_NOMBRE, MAXIMO_DE_DECIMALES, MAXIMO_DE_OPCIONES, problemaDeNombre, TIPOS_DE_CAMPO } from './campo.ts';
import { CampoDefinido } from './contrato-de-valores.ts';

/** Where a campo is asked for: a node and all that is below it. */
const LugarDeCampo = z.object({ nivel: z.enum(NIVELES), id: Id, nombre: z.string() });

export const CampoPedido = z.object({
  ...CampoDefinido.shape,
  version: Version,
  /** From the widest; none when it was taken away from everywhere. */
  lugares: z.array(LugarDeCampo),
});
export type CampoPedido = z.infer<typeof CampoPedido>;

const lugar = { nivel: z.enum(NIVELES), nodoId: Id };
const Nombre = textoCorto(LARGO_DE_NOMBRE).superRefine((nombre, contexto) => {
  const message = nombre === '' ? null : problemaDeNombre(nombre);
  if (message !== null) contexto.addIssue({ code: 'custom', message });
});
const FUERA = `Va de 0 a ${MAXIMO_DE_DECIMALES}.`;
const Decimales = z.int('Tiene que ser un número entero.').min(0, FUERA).max(MAXIMO_DE_DECIMALES, FUERA);
const Unidad = textoLibre(15);
const NombreDeOpcion = textoCorto(60);
const DEMASIADAS = `Admite hasta ${MAXIMO_DE_OPCIONES} opciones.`;

export const CampoNuevo = z.strictObject({
  nombre: Nombre,
  tipo: z.enum(TIPOS_DE_CAMPO),
  unidad: Unidad.default(''),
  decimales: Decimales.default(0),
  opciones: z
    .array(z.strictObject({ nombre: NombreDeOpcion }))
    .max(MAXIMO_DE_OPCIONES, DEMASIADAS)
    .default([]),
  ...lugar,
});
export type CampoNuevo = z.infer<typeof CampoNuevo>;

export const CambioDeCampo = z.strictObject({
  version: Version,
  nombre: Nombre.optional(),
  unidad: Unidad.optional(),
  decimales: Decimales.optional(),
  /** All of them, in their order. One that is not here is taken away, and kept for those that have it. */
  opciones: z
    .array(z.strictObject({ id: Id.optional(), nombre: NombreDeOpcion }))
    .max(MAXIMO_DE_OPCIONES, DEMASIADAS)
    .optional(),
  motivo: Motivo.optional(),
});
export type CambioDeCampo = z.infer<typeof CambioDeCampo>;

export const listarCampos = endpoint({
  method: 'GET',
  path: '/api/articulos/campos',
  summary: 'Los campos propios del negocio, o los que se piden en un lugar de la clasificación',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  query: z.strictObject({
    nivel: lugar.nivel.optional(),
    nodoId: Id.optional().describe('Sin él, la subfamilia por omisión'),
  }),
  response: z.object({ filas: z.array(CampoPedido) }),
  errors: [],
});

export const crearCampo = endpoint({
  method: 'POST',
  path: '/api/articulos/campos',
  summary: 'Crea un campo propio y lo pide en un lugar de la clasificación',
  permiso: 'clasificacion.editar',
  alcance: 'empresa',
  body: CampoNuevo,
  response: CampoPedido,
  status: 201,
  errors: ['articulos.campo_repetido', 'articulos.demasiados_campos'],
});

export const cambiarCampo = endpoint({
  method: 'PATCH',
  path: '/api/articulos/campos/:id',
  summary: 'Cambia un campo propio: su nombre, su unidad, sus decimales o sus opciones',
  permiso: 'clasificacion.editar',
  alcance: 'empresa',
  params: ConId,
  body: CambioDeCampo,
  response: CampoPedido,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.campo_repetido', 'articulos.campo_con_decimales'],
});

export const verUsoDeCampo = endpoint({
  method: 'GET',
  path: '/api/articulos/campos/:id/uso',
  summary:
    'Cuántos artículos dejarían de mostrar un campo si no se pidiera más en un lugar, y cuántos tienen cada opción',
  permiso: 'clasificacion.editar',
  alcance: 'empresa',
  params: ConId,
  query: z.strictObject(lugar),
  response: z.object({ articulos: z.int(), opciones: z.array(z.object({ id: Id, articulos: z.int() })) }),
  errors: ['comun.no_encontrado'],
});

export const pedirCampo = endpoint({
  method: 'POST',
  path: '/api/articulos/campos/:id/pedir',
  summary: 'Pide un campo en otro lugar de la clasificación',
  permiso: 'clasificacion.editar',
  alcance: 'empresa',
  params: ConId,
  body: z.strictObject({ version: Version, ...lugar }),
  response: CampoPedido,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.campo_ya_pedido'],
});

export const soltarCampo = endpoint({
  method: 'POST',
  path: '/api/articulos/campos/:id/soltar',
  summary: 'Deja de pedir un campo en un lugar de la clasificación; lo que los artículos dicen de él se guarda',
  permiso: 'clasificacion.editar',
  alcance: 'empresa',
  params: ConId,
  body: z.strictObject({
    version: Version,
    ...lugar,
    /** How many artículos stop showing it, as they were told: when it is no longer so, nothing is done. */
    articulos: z.int().min(0),
    motivo: Motivo.optional(),
  }),
  response: CampoPedido,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.lote_distinto'],
});
