import type { CambiosEnLote } from '@trastienda/nucleo/articulos/contrato.ts';
import type { PedidoDeEdicion } from '@trastienda/nucleo/articulos/edicion-en-lote/plan.ts';
import { sinAusentes } from '@trastienda/nucleo/comun/sin-ausentes.ts';
import { exigirProveedor } from '#articulos/proveedores/exigir-proveedor.ts';
import { exigirMarca, exigirSubfamilia, exigirUnidad } from '#articulos/referencias.query.ts';
import type { Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';

/** What is asked of each, as the plan compares it. What it points at exists and is offered. */
export async function exigirPedido(tx: Tx, usuario: Usuario, cambios: CambiosEnLote): Promise<PedidoDeEdicion> {
  const { subfamiliaId, marcaId, unidadId, proveedorId, permiteNegativo, iva, estado } = cambios;
  if (proveedorId !== undefined && !usuario.puede('proveedor.editar')) rechazar('comun.sin_permiso', {});
  if (subfamiliaId !== undefined) await exigirSubfamilia(tx, subfamiliaId);
  if (marcaId !== undefined) await exigirMarca(tx, marcaId);
  if (unidadId !== undefined) await exigirUnidad(tx, unidadId);
  if (proveedorId !== undefined) await exigirProveedor(tx, proveedorId);
  return sinAusentes({
    subfamilia: subfamiliaId,
    marca: marcaId,
    unidad: unidadId,
    iva,
    estado,
    negativo: permiteNegativo === undefined ? undefined : String(permiteNegativo),
    proveedor: proveedorId,
  });
}
