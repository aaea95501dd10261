import { nombrarUso, type UsoEnVehiculo } from '@trastienda/nucleo/articulos/aplicaciones/vehiculo.ts';
import type { ArticuloCambiado, DatosDeAplicacion } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ArticuloBloqueado } from '#articulos/articulos.repo.ts';
import { anotarCambio, bloquearEnVersion } from '#articulos/cambio-de-articulo.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import {
  actualizarAplicacion,
  borrarAplicacion,
  corregirVehiculo,
  exigirAplicacion,
  insertarAplicacion,
  leerOCrearVehiculo,
} from './aplicaciones.repo.ts';

type Pedido = DatosDeAplicacion & { readonly version: number };
type Cual = { readonly id: string; readonly aplicacionId: string };

/** As the trail calls it. */
const CAMPO = 'aplicación';

export async function agregarAplicacion(
  orden: Orden,
  id: string,
  { version, ...datos }: Pedido,
): Promise<ArticuloCambiado> {
  const articulo = await bloquearEnVersion(orden, id, version);
  const vehiculoId = await leerOCrearVehiculo(orden.tx, datos);
  if (!(await insertarAplicacion(orden.tx, id, { ...datos, vehiculoId }))) repetida(articulo, datos);
  return anotarCambio(orden, articulo, 'articulo.agregar_aplicacion', {
    campo: CAMPO,
    antes: null,
    despues: decirAplicacion(datos),
  });
}

export async function cambiarAplicacion(
  orden: Orden,
  { id, aplicacionId }: Cual,
  { version, ...datos }: Pedido,
): Promise<ArticuloCambiado> {
  const articulo = await bloquearEnVersion(orden, id, version);
  const antes = await exigirAplicacion(orden.tx, id, aplicacionId);
  await corregirVehiculo(orden.tx, antes, datos);
  const vehiculoId = await leerOCrearVehiculo(orden.tx, datos);
  const cual = { id: aplicacionId, articuloId: id };
  if (!(await actualizarAplicacion(orden.tx, cual, { ...datos, vehiculoId }))) repetida(articulo, datos);
  return anotarCambio(orden, articulo, 'articulo.cambiar_aplicacion', {
    campo: CAMPO,
    antes: decirAplicacion(antes),
    despues: decirAplicacion(datos),
  });
}

export async function quitarAplicacion(
  orden: Orden,
  { id, aplicacionId }: Cual,
  { version }: { readonly version: number },
): Promise<ArticuloCambiado> {
  const articulo = await bloquearEnVersion(orden, id, version);
  const antes = await exigirAplicacion(orden.tx, id, aplicacionId);
  await borrarAplicacion(orden.tx, aplicacionId);
  return anotarCambio(orden, articulo, 'articulo.quitar_aplicacion', {
    campo: CAMPO,
    antes: decirAplicacion(antes),
    despues: null,
  });
}

/** With its note, which is all that tells some apart. */
const decirAplicacion = ({ nota, ...uso }: UsoEnVehiculo & { readonly nota: string }): string =>
  [nombrarUso(uso), nota].filter((parte) => parte !== '').join(' · ');

const repetida = ({ codigo }: ArticuloBloqueado, datos: DatosDeAplicacion): never =>
  rechazar('articulos.aplicacion_repetida', { codigo, vehiculo: nombrarUso(datos) });
