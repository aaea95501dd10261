import { decirCodigo, problemaDeDecimales } from '@trastienda/nucleo/articulos/codigo.ts';
import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ArticuloBloqueado } from '#articulos/articulos.repo.ts';
import { indizar } from '#articulos/busqueda/busqueda.repo.ts';
import { anotarCambio, bloquearEnVersion } from '#articulos/cambio-de-articulo.ts';
import { problemasDeCodigo } from '#articulos/datos-de-articulo.ts';
import { leerArticulo } from '#articulos/ficha.query.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import type { Cambio } from '#plataforma/auditoria.ts';
import { borrarCodigo, cambiarLectura, insertarCodigos } from './codigos.repo.ts';
import { exigirSinCruces } from './cruces.query.ts';

type Codigo = { readonly tipo: string; readonly valor: string; readonly cantidadPorLectura: string };

export async function agregarCodigo(
  orden: Orden,
  id: string,
  {
    version,
    cruzarCodigo,
    ...codigo
  }: Codigo & { readonly version: number; readonly cruzarCodigo?: { readonly motivo: string } | undefined },
): Promise<Articulo> {
  const articulo = await bloquearEnVersion(orden, id, version);
  const issues = problemasDeCodigo(codigo, articulo.decimales);
  if (issues.length > 0) datosInvalidos(issues);
  await exigirSinCruces(orden, { otros: [codigo], id }, cruzarCodigo);
  await insertarCodigos(orden.tx, [{ ...codigo, articuloId: id, decimales: articulo.decimales }]);
  const cambio = {
    ...{ campo: `código ${codigo.tipo}`, antes: null },
    despues: decirCodigo(codigo.valor, codigo.cantidadPorLectura),
  };
  return terminar(orden, articulo, 'articulo.agregar_codigo', cambio, cruzarCodigo?.motivo);
}

/** How many units one scan of a code is, whoever gave it (ART-01). */
export async function cambiarCodigo(
  orden: Orden,
  { id, codigoId }: { readonly id: string; readonly codigoId: string },
  { version, cantidadPorLectura }: { readonly version: number; readonly cantidadPorLectura: string },
): Promise<Articulo> {
  const articulo = await bloquearEnVersion(orden, id, version);
  exigirDecimales(cantidadPorLectura, articulo);
  const { tipo, valor, antes } = await cambiarLectura(orden.tx, id, codigoId, cantidadPorLectura);
  return terminar(orden, articulo, 'articulo.cambiar_codigo', {
    campo: `código ${tipo}`,
    antes: decirCodigo(valor, antes),
    despues: decirCodigo(valor, cantidadPorLectura),
  });
}

function exigirDecimales(cantidadPorLectura: string, { decimales }: ArticuloBloqueado): void {
  const problema = problemaDeDecimales(cantidadPorLectura, decimales);
  if (problema !== null) datosInvalidos([{ path: ['cantidadPorLectura'], message: problema }]);
}

export async function quitarCodigo(
  orden: Orden,
  { id, codigoId }: { readonly id: string; readonly codigoId: string },
  { version }: { readonly version: number },
): Promise<Articulo> {
  const articulo = await bloquearEnVersion(orden, id, version);
  const { tipo, valor, cantidad } = await borrarCodigo(orden.tx, id, codigoId);
  const antes = decirCodigo(valor, cantidad);
  return terminar(orden, articulo, 'articulo.quitar_codigo', { campo: `código ${tipo}`, antes, despues: null });
}

async function terminar(
  orden: Orden,
  articulo: ArticuloBloqueado,
  accion: string,
  cambio: Cambio,
  motivo?: string,
): Promise<Articulo> {
  const { id } = await anotarCambio(orden, articulo, accion, cambio, motivo);
  await indizar(orden.tx, [id]);
  return leerArticulo(orden.tx, orden.usuario, orden.ahora, id);
}
