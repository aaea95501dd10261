import { problemaDeDecimales } from '@trastienda/nucleo/articulos/codigo.ts';
import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { type ArticuloBloqueado, avanzarVersion, bloquearArticulo } from './articulos.repo.ts';
import { indizar } from './busqueda.repo.ts';
import { borrarCodigo, insertarCodigos } from './codigos.repo.ts';
import { leerArticulo } from './ficha.query.ts';

type Codigo = { readonly tipo: string; readonly valor: string; readonly cantidadPorLectura: string };

export async function agregarCodigo(
  orden: Orden,
  id: string,
  { version, ...codigo }: Codigo & { readonly version: number },
): Promise<Articulo> {
  const articulo = await bloquear(orden, id, version);
  const problema = problemaDeDecimales(codigo.cantidadPorLectura, articulo.decimales);
  if (problema !== null) datosInvalidos([{ path: ['cantidadPorLectura'], message: problema }]);
  await insertarCodigos(orden.tx, [{ ...codigo, articuloId: id, decimales: articulo.decimales }]);
  return terminar(orden, id, 'articulo.agregar_codigo', {
    campo: `código ${codigo.tipo}`,
    antes: null,
    despues: codigo.valor,
  });
}

export async function quitarCodigo(
  orden: Orden,
  { id, codigoId }: { readonly id: string; readonly codigoId: string },
  { version }: { readonly version: number },
): Promise<Articulo> {
  await bloquear(orden, id, version);
  const { tipo, valor } = await borrarCodigo(orden.tx, id, codigoId);
  return terminar(orden, id, 'articulo.quitar_codigo', { campo: `código ${tipo}`, antes: valor, despues: null });
}

async function bloquear({ tx }: Orden, id: string, version: number): Promise<ArticuloBloqueado> {
  const articulo = await bloquearArticulo(tx, id);
  await exigirVersion({ tx, entidad: 'articulo', id, actual: articulo.version, pedida: version });
  return articulo;
}

type Cambio = { readonly campo: string; readonly antes: string | null; readonly despues: string | null };

async function terminar(orden: Orden, id: string, accion: string, cambio: Cambio): Promise<Articulo> {
  const { tx, usuario, ahora } = orden;
  await avanzarVersion(tx, { id, usuarioId: usuario.id, ahora });
  await indizar(tx, [id]);
  orden.auditar({ accion, entidad: 'articulo', id, cambios: [cambio] });
  return leerArticulo(tx, usuario, ahora, id);
}
