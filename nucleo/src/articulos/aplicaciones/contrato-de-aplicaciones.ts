import { z } from 'zod';
import { ArticuloCambiado, VehiculoDeHallazgo } from '#articulos/contrato-de-articulo.ts';
import { ConId, Id, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, listaDe } from '#comun/paginacion.ts';
import { normaCodigo } from '#comun/texto.ts';
import { LARGO_DE_NOMBRE, PRIMER_ANIO, ULTIMO_ANIO } from './vehiculo.ts';

const Nombre = textoCorto(LARGO_DE_NOMBRE).refine((texto) => normaCodigo(texto) !== '', {
  message: 'Tiene que llevar al menos una letra o un número.',
});
const Motor = textoCorto(LARGO_DE_NOMBRE, 0).refine((texto) => texto === '' || normaCodigo(texto) !== '', {
  message: 'Tiene que llevar al menos una letra o un número.',
});
const NombreBuscado = z.string().max(LARGO_DE_NOMBRE, `Admite hasta ${LARGO_DE_NOMBRE} caracteres.`).optional();
const FUERA_DE_ANIO = `Va de ${PRIMER_ANIO} a ${ULTIMO_ANIO}.`;
const Anio = z
  .int('Tiene que ser un número entero.')
  .min(PRIMER_ANIO, FUERA_DE_ANIO)
  .max(ULTIMO_ANIO, FUERA_DE_ANIO)
  .nullable();

export const Aplicacion = z.object({ id: Id, ...VehiculoDeHallazgo.shape, nota: z.string() });
export type Aplicacion = z.infer<typeof Aplicacion>;

const datos = {
  marca: Nombre,
  modelo: Nombre,
  /** '' fits any motor. */
  motor: Motor.default(''),
  desde: Anio.default(null),
  /** Null: and the years that come. */
  hasta: Anio.default(null),
  nota: textoCorto(200, 0).default(''),
};
const enOrden = ({ desde, hasta }: { desde: number | null; hasta: number | null }): boolean =>
  desde === null || hasta === null || desde <= hasta;
const AL_REVES = { message: 'El último año no puede ser anterior al primero.', path: ['hasta'] };

export const DatosDeAplicacion = z.strictObject(datos).refine(enOrden, AL_REVES);
export type DatosDeAplicacion = z.infer<typeof DatosDeAplicacion>;
const ConVersion = z.strictObject({ version: Version, ...datos }).refine(enOrden, AL_REVES);

export const listarAplicaciones = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/aplicaciones',
  summary: 'Los vehículos para los que sirve un artículo',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  params: ConId,
  response: z.object({ filas: z.array(Aplicacion) }),
  errors: ['comun.no_encontrado'],
});

export const agregarAplicacion = endpoint({
  method: 'POST',
  path: '/api/articulos/:id/aplicaciones',
  summary: 'Agrega un vehículo para el que sirve un artículo',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: ConId,
  body: ConVersion,
  response: ArticuloCambiado,
  status: 201,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.aplicacion_repetida'],
});

export const cambiarAplicacion = endpoint({
  method: 'PUT',
  path: '/api/articulos/:id/aplicaciones/:aplicacionId',
  summary: 'Cambia una aplicación de un artículo',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: z.object({ id: Id, aplicacionId: Id }),
  body: ConVersion,
  response: ArticuloCambiado,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.aplicacion_repetida'],
});

export const quitarAplicacion = endpoint({
  method: 'DELETE',
  path: '/api/articulos/:id/aplicaciones/:aplicacionId',
  summary: 'Quita una aplicación de un artículo',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: z.object({ id: Id, aplicacionId: Id }),
  body: z.strictObject({ version: Version }),
  response: ArticuloCambiado,
  errors: ['comun.no_encontrado', 'comun.version_vieja'],
});

export const listarVehiculos = endpoint({
  method: 'GET',
  path: '/api/articulos/vehiculos',
  summary: 'Las marcas, los modelos o los motores de vehículo que ya se usaron',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  query: z.strictObject({
    ...consultaDeLista(['nombre']),
    dato: z.enum(['marca', 'modelo', 'motor']).default('marca'),
    /** Only those of this marca, and of this modelo. */
    marca: NombreBuscado,
    modelo: NombreBuscado,
  }),
  response: listaDe(z.object({ id: z.string(), nombre: z.string() })),
  errors: [],
});
