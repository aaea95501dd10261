import { problemaDeDecimales } from '@trastienda/nucleo/articulos/codigo.ts';
import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import type { Cambio } from '#plataforma/auditoria.ts';
import type { ArticuloBloqueado } from './articulos.repo.ts';
import { indizar } from './busqueda.repo.ts';
import { anotarCambio, bloquearEnVersion } from './cambio-de-articulo.ts';
import { borrarCodigo, insertarCodigos } from './codigos.repo.ts';
import { leerArticulo } from './ficha.query.ts';

type Codigo = { readonly tipo: string; readonly valor: string; readonly cantidadPorLectura: string };

export async function agregarCodigo(
  orden: Orden,
  id: string,
  { version, ...codigo }: Codigo & { readonly version: number },
): Promise<Articulo> {
  const articulo = await bloquearEnVersion(orden, id, version);
  const problema = problemaDeDecimales(codigo.cantidadPorLectura, articulo.decimales);
  if (problema !== null) datosInvalidos([{ path: ['cantidadPorLectura'], message: problema }]);
  await insertarCodigos(orden.tx, [{ ...codigo, articuloId: id, decimales: articulo.decimales }]);
  return terminar(orden, articulo, 'articulo.agregar_codigo', {
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
  const articulo = await bloquearEnVersion(orden, id, version);
  const { tipo, valor } = await borrarCodigo(orden.tx, id, codigoId);
  return terminar(orden, articulo, 'articulo.quitar_codigo', { campo: `código ${tipo}`, antes: valor, despues: null });
}

async function terminar(orden: Orden, articulo: ArticuloBloqueado, accion: string, cambio: Cambio): Promise<Articulo> {
  const { id } = await anotarCambio(orden, articulo, accion, cambio);
  await indizar(orden.tx, [id]);
  return leerArticulo(orden.tx, orden.usuario, orden.ahora, id);
}
