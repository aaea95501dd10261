import type { ColumnaDelCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import type { Db } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { sucursalesConStock } from './alcance.ts';

type Filtro = { readonly sucursalId?: string | undefined; readonly depositoId?: string | undefined };

/**
 * The real depósitos whose stock someone sees, grouped by sucursal and narrowed by a filter: what every reading of stock
 * is limited to. Few and small, so that the readings themselves only compare ids.
 */
export async function leerLugaresVisibles(
  db: Db,
  usuario: Usuario,
  { sucursalId, depositoId }: Filtro,
): Promise<ColumnaDelCentralizado[]> {
  const sucursales = sucursalesConStock(usuario);
  const filas = await db
    .selectFrom('deposito as d')
    .innerJoin('sucursal as s', 's.id', 'd.sucursal_id')
    .select([
      'd.id',
      'd.codigo',
      'd.nombre',
      'd.vendible',
      's.id as sucursalId',
      's.codigo as sucursalCodigo',
      's.nombre as sucursalNombre',
    ])
    .where('d.virtual', '=', false)
    .$if(sucursales !== null, (q) => q.where((f) => f('s.id', '=', f.fn.any(f.val(sucursales ?? [])))))
    .$if(sucursalId !== undefined, (q) => q.where('s.id', '=', sucursalId ?? ''))
    .$if(depositoId !== undefined, (q) => q.where('d.id', '=', depositoId ?? ''))
    .orderBy('s.codigo')
    .orderBy('d.principal', 'desc')
    .orderBy('d.codigo')
    .execute();
  return [...Map.groupBy(filas, (fila) => fila.sucursalId)].map(([id, suyos]) => ({
    sucursalId: id,
    codigo: suyos[0]?.sucursalCodigo ?? '',
    nombre: suyos[0]?.sucursalNombre ?? '',
    depositos: suyos.map(({ id: deposito, codigo, nombre, vendible }) => ({ id: deposito, codigo, nombre, vendible })),
  }));
}

export const idsDe = (columnas: readonly ColumnaDelCentralizado[]): string[] =>
  columnas.flatMap(({ depositos }) => depositos.map(({ id }) => id));
