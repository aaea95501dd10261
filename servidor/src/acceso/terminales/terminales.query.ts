import type { Terminal } from '@trastienda/nucleo/acceso/contrato.ts';
import type { AlcanceDePermiso } from '@trastienda/nucleo/comun/endpoint.ts';
import { sql } from 'kysely';
import { huellaDeSecreto } from '#acceso/hash.ts';
import type { Db, Tx } from '#db/db.ts';

/** The shared terminals of these sucursales; `este` is the one whose mark the browser brings. */
export async function listarTerminales(
  db: Db | Tx,
  alcance: AlcanceDePermiso,
  marca: string | undefined,
): Promise<Terminal[]> {
  const sucursales = alcance === 'TODAS' ? null : alcance;
  const { rows } = await sql<Terminal>`
    select t.id, t.nombre, t.sucursal_id as "sucursalId", s.nombre as sucursal, t.minutos, u.nombre as "registradoPor",
           t.registrado_en as "registradoEn", t.usado_en as "usadoEn",
           coalesce(t.token_hash = ${marca === undefined ? null : huellaDeSecreto(marca)}, false) as este
    from terminal t join sucursal s on s.id = t.sucursal_id join usuario u on u.id = t.registrado_por
    where t.quitado_en is null and (${sucursales}::uuid[] is null or t.sucursal_id = any(${sucursales}::uuid[]))
    order by s.nombre collate "es-x-icu", t.nombre collate "es-x-icu", t.id
  `.execute(db);
  return rows;
}

export async function verTerminal(
  db: Db,
  terminalId: string,
): Promise<{ readonly nombre: string; readonly sucursal: string; readonly minutos: number } | undefined> {
  const { rows } = await sql<{ nombre: string; sucursal: string; minutos: number }>`
    select t.nombre, s.nombre as sucursal, t.minutos from terminal t join sucursal s on s.id = t.sucursal_id
    where t.id = ${terminalId}
  `.execute(db);
  return rows[0];
}

export async function haySucursal(tx: Tx, id: string): Promise<boolean> {
  const sucursal = await tx
    .selectFrom('sucursal')
    .select('id')
    .where('id', '=', id)
    .where('activa', '=', true)
    .executeTakeFirst();
  return sucursal !== undefined;
}
