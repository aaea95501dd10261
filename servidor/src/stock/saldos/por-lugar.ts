import { type RawBuilder, sql } from 'kysely';
import { type EnSql, porTexto } from '#db/filtros.ts';

/** Sucursal and depósito, as a column shows them. Few are: theirs are looked for, and not each row's. */
export const porLugar =
  (depositoId: RawBuilder<unknown>): EnSql =>
  (condicion) =>
    sql`${depositoId} in (
    select y.id from deposito y join sucursal z on z.id = y.sucursal_id
    where ${porTexto(sql`z.nombre || ' ' || y.nombre`)(condicion)})`;
