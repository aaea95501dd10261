import type { ConcesionLeida } from '@trastienda/nucleo/acceso/concesiones.ts';
import { ROLES } from '@trastienda/nucleo/acceso/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import { porAlguna } from '#db/filtros.ts';

// Reads sucursal, of another room: hence a query.

/** Some roles as one value, in the order people read them. `cuales` selects `rol` and `sucursal_id`. */
export const enUnValor = (cuales: RawBuilder<unknown>): RawBuilder<ConcesionLeida[]> => sql`
  coalesce((select json_agg(json_build_object('rol', c.rol, 'sucursalId', c.sucursal_id, 'sucursal', s.nombre)
                            order by c.rol collate "C", s.nombre collate "es-x-icu")
            from (${cuales}) c left join sucursal s on s.id = c.sucursal_id), '[]'::json)`;

/** What a column of roles is asked, in whatever sucursal each is. `cuales` selects `rol` too. */
export const porRoles = (cuales: RawBuilder<unknown>) =>
  porAlguna(
    Object.fromEntries(ROLES.map((rol) => [rol, sql`exists (select from (${cuales}) c where c.rol = ${rol})`])),
  );
