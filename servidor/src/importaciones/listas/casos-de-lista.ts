import type { Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import type { Perfil } from '@trastienda/nucleo/importaciones/perfiles.ts';
import { exigirProveedor } from '#articulos/index.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { exigirImportacion, type ImportacionGuardada } from '#importaciones/importaciones.repo.ts';
import { exigirDeSuSucursal } from '#importaciones/ventas/de-su-sucursal.query.ts';
import { porConfirmar } from './aplicar-lista.query.ts';
import { exigirCostos } from './datos-de-lista.query.ts';
import { leerPerfilDeLista } from './perfil.repo.ts';

/** Files that are nothing but costs: who may not see them sees nothing of the file. */
const DE_COSTOS: readonly Entidad[] = ['listas_de_proveedor', 'costos'];

export function exigirQueSeVea(usuario: Usuario, entidad: Entidad): void {
  if (DE_COSTOS.includes(entidad)) exigirCostos(usuario);
}

type Cargada = { readonly entidad: Entidad; readonly proveedorId: string | undefined };

/** What is known of whose list a file is; nothing for a file of anything else, which is nobody's. */
export async function abrirListaDe(
  tx: Tx,
  usuario: Usuario,
  { entidad, proveedorId }: Cargada,
): Promise<{ readonly perfil: Perfil | undefined; readonly moneda: Moneda } | undefined> {
  exigirQueSeVea(usuario, entidad);
  if (entidad !== 'listas_de_proveedor') {
    if (proveedorId === undefined) return undefined;
    return datosInvalidos([{ path: ['proveedorId'], message: 'Sólo va con la lista de un proveedor.' }]);
  }
  if (proveedorId === undefined)
    return datosInvalidos([{ path: ['proveedorId'], message: 'Elegí de quién es la lista.' }]);
  const { moneda } = await exigirProveedor(tx, proveedorId);
  return { perfil: await leerPerfilDeLista(tx, proveedorId), moneda };
}

/** A list is applied as it was compared, of a proveedor that is still offered, with nothing that moves too much unticked. */
export async function exigirLista(tx: Tx, { id, entidad, estado, proveedorId }: ImportacionGuardada): Promise<void> {
  if (entidad !== 'listas_de_proveedor') return;
  await exigirProveedor(tx, definido(proveedorId, 'the proveedor of the list'));
  if (estado !== 'VALIDADA') rechazar('importaciones.lista_sin_comparar', {});
  const lineas = await porConfirmar(tx, id);
  if (lineas > 0) rechazar('importaciones.lista_por_confirmar', { lineas });
}

/** An importación before somebody who may see what it brings. */
export async function exigirVisible(db: Db | Tx, id: string, usuario: Usuario): Promise<ImportacionGuardada> {
  const importacion = await exigirImportacion(db, id);
  await exigirDeSuSucursal(db, id, usuario);
  exigirQueSeVea(usuario, importacion.entidad);
  return importacion;
}
