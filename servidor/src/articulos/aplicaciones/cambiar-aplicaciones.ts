import { nombrarUso } from '@trastienda/nucleo/articulos/aplicaciones/vehiculo.ts';
import type { DatosDeAplicacion } from '@trastienda/nucleo/articulos/contrato.ts';
import { type ArticuloBloqueado, avanzarVersion, bloquearArticulo } from '#articulos/articulos.repo.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import {
  actualizarAplicacion,
  borrarAplicacion,
  exigirAplicacion,
  insertarAplicacion,
  leerOCrearVehiculo,
} from './aplicaciones.repo.ts';

type Cambiado = { readonly id: string; readonly version: number };
type Pedido = DatosDeAplicacion & { readonly version: number };
type Cual = { readonly id: string; readonly aplicacionId: string };

export async function agregarAplicacion(orden: Orden, id: string, { version, ...datos }: Pedido): Promise<Cambiado> {
  const articulo = await bloquear(orden, id, version);
  const vehiculoId = await leerOCrearVehiculo(orden.tx, datos);
  if (!(await insertarAplicacion(orden.tx, id, { ...datos, vehiculoId }))) repetida(articulo, datos);
  return terminar(orden, articulo, 'articulo.agregar_aplicacion', { antes: null, despues: nombrarUso(datos) });
}

export async function cambiarAplicacion(
  orden: Orden,
  { id, aplicacionId }: Cual,
  { version, ...datos }: Pedido,
): Promise<Cambiado> {
  const articulo = await bloquear(orden, id, version);
  const antes = await exigirAplicacion(orden.tx, id, aplicacionId);
  const vehiculoId = await leerOCrearVehiculo(orden.tx, datos);
  const cual = { id: aplicacionId, articuloId: id };
  if (!(await actualizarAplicacion(orden.tx, cual, { ...datos, vehiculoId }))) repetida(articulo, datos);
  return terminar(orden, articulo, 'articulo.cambiar_aplicacion', {
    antes: nombrarUso(antes),
    despues: nombrarUso(datos),
  });
}

export async function quitarAplicacion(
  orden: Orden,
  { id, aplicacionId }: Cual,
  { version }: { readonly version: number },
): Promise<Cambiado> {
  const articulo = await bloquear(orden, id, version);
  const antes = await exigirAplicacion(orden.tx, id, aplicacionId);
  await borrarAplicacion(orden.tx, aplicacionId);
  return terminar(orden, articulo, 'articulo.quitar_aplicacion', { antes: nombrarUso(antes), despues: null });
}

async function bloquear({ tx }: Orden, id: string, version: number): Promise<ArticuloBloqueado> {
  const articulo = await bloquearArticulo(tx, id);
  await exigirVersion({ tx, entidad: 'articulo', id, actual: articulo.version, pedida: version });
  return articulo;
}

const repetida = ({ codigo }: ArticuloBloqueado, datos: DatosDeAplicacion): never =>
  rechazar('articulos.aplicacion_repetida', { codigo, vehiculo: nombrarUso(datos) });

async function terminar(
  { tx, usuario, ahora, auditar }: Orden,
  { id, version }: ArticuloBloqueado,
  accion: string,
  cambio: { readonly antes: string | null; readonly despues: string | null },
): Promise<Cambiado> {
  await avanzarVersion(tx, { id, usuarioId: usuario.id, ahora });
  auditar({ accion, entidad: 'articulo', id, cambios: [{ campo: 'aplicación', ...cambio }] });
  return { id, version: version + 1 };
}
