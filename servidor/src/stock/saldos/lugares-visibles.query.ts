import type { ColumnaDelCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { leerPreparada } from '#db/transaccion.ts';
import type { Usuario } from '#http/contexto.ts';
import { sucursalesConStock } from '#stock/alcance.ts';

type Lugar = ColumnaDelCentralizado['depositos'][number] & {
  readonly sucursalId: string;
  readonly sucursalCodigo: string;
  readonly sucursalNombre: string;
};
type Filtro = {
  readonly sucursalId?: string | undefined;
  readonly depositoId?: string | undefined;
  /** Only the depósitos of what travels, or all but these. */
  readonly enTransito?: 'true' | 'false' | undefined;
};

/**
 * The real depósitos whose stock someone sees, grouped by sucursal and narrowed by a filter: what every reading of stock
 * is limited to. Few and small, so that the readings themselves only compare ids.
 */
export async function leerLugaresVisibles(
  db: Db,
  usuario: Usuario,
  { sucursalId, depositoId, enTransito }: Filtro,
): Promise<ColumnaDelCentralizado[]> {
  const sucursales = sucursalesConStock(usuario);
  const filas = await leerPreparada(
    db,
    sql<Lugar>`
    select d.id, d.codigo, d.nombre, d.vendible, d.clase = 'TRANSITO' as "enTransito",
           s.id as "sucursalId", s.codigo as "sucursalCodigo", s.nombre as "sucursalNombre"
    from deposito d join sucursal s on s.id = d.sucursal_id
    where not d.virtual
      and ${sucursales === null ? sql`true` : sql`s.id = any(${sucursales}::uuid[])`}
      and ${sucursalId === undefined ? sql`true` : sql`s.id = ${sucursalId}`}
      and ${depositoId === undefined ? sql`true` : sql`d.id = ${depositoId}`}
      and ${enTransito === undefined ? sql`true` : sql`(d.clase = 'TRANSITO') = ${enTransito === 'true'}`}
    order by s.codigo, d.principal desc, d.codigo`,
  );
  return [...Map.groupBy(filas, (fila) => fila.sucursalId)].map(([id, suyos]) => ({
    sucursalId: id,
    codigo: suyos[0]?.sucursalCodigo ?? '',
    nombre: suyos[0]?.sucursalNombre ?? '',
    depositos: suyos.map(({ id: deposito, codigo, nombre, vendible, enTransito: viaja }) => ({
      ...{ id: deposito, codigo, nombre, vendible, enTransito: viaja },
    })),
  }));
}

export const idsDe = (columnas: readonly ColumnaDelCentralizado[]): string[] =>
  columnas.flatMap(({ depositos }) => depositos.map(({ id }) => id));
