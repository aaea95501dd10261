import type { Mapeo, Opciones } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';

/** What whoever applies a file must be allowed to do one by one: a file is no way around it. */
const DE_LA_EMPRESA: Readonly<Record<Entidad, readonly Permiso[]>> = {
  articulos: ['articulo.editar'],
  codigos: ['articulo.editar'],
  minimos: ['articulo.editar'],
  precios: ['precio.modificar'],
  costos: ['costo.ver', 'costo.modificar'],
  equivalencias: ['articulo.editar'],
  estructuras: ['estructura.editar'],
  aplicaciones: ['articulo.editar'],
  clientes: ['cliente.editar'],
  localidades: ['tabla.editar'],
  stock: [],
  listas_de_proveedor: ['proveedor.editar', 'articulo.editar', 'costo.ver', 'costo.modificar'],
  ventas: ['articulo.editar', 'precio.modificar', 'cliente.editar'],
};

const DE_LA_SUCURSAL: Readonly<Record<Entidad, readonly Permiso[]>> = {
  articulos: [],
  codigos: [],
  minimos: [],
  precios: [],
  costos: [],
  equivalencias: [],
  estructuras: [],
  aplicaciones: [],
  clientes: [],
  localidades: [],
  stock: ['ajuste.aplicar'],
  listas_de_proveedor: [],
  ventas: ['nota.crear', 'nota.confirmar', 'nota.finalizar', 'ajuste.aplicar'],
};

/** Whether a file of those writes prices at once: one of `precios` becomes a batch, and a list proposes one. */
export const escribePrecios = (entidad: Entidad, mapeo: Mapeo): boolean =>
  entidad === 'ventas' || (entidad === 'articulos' && mapeo.precio !== undefined);

export function exigirPermisos(
  usuario: Usuario,
  entidad: Entidad,
  { mapeo, opciones }: { readonly mapeo: Mapeo; readonly opciones: Opciones },
): void {
  const conPrecio: readonly Permiso[] =
    entidad === 'articulos' && mapeo.precio !== undefined ? ['precio.modificar'] : [];
  const conProveedor: readonly Permiso[] =
    entidad === 'codigos' && mapeo.proveedor !== undefined ? ['proveedor.editar'] : [];
  const conCruces: readonly Permiso[] = opciones.motivoDeCruces == null ? [] : ['articulo.repetir_codigo'];
  const pedidos = [...DE_LA_EMPRESA[entidad], ...DE_LA_SUCURSAL[entidad], ...conPrecio, ...conProveedor, ...conCruces];
  if (pedidos.some((permiso) => !usuario.puede(permiso))) rechazar('comun.sin_permiso', {});
}

export function exigirPermisosEn(usuario: Usuario, entidad: Entidad, sucursalId: string): void {
  for (const permiso of DE_LA_SUCURSAL[entidad]) usuario.exigirEn(permiso, sucursalId);
}
