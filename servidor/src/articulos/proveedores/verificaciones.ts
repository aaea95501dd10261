import { sql } from 'kysely';
import type { Verificacion } from '#plataforma/verificacion.ts';

export const verificacionesDeProveedores: readonly Verificacion[] = [
  {
    codigo: 'ART-11',
    titulo: 'Cada artículo tiene a lo sumo un proveedor principal',
    consulta: async (db) => {
      const { rows } = await sql<Record<string, unknown>>`
        select a.codigo, count(*) as principales from articulo_proveedor t join articulo a on a.id = t.articulo_id
         where t.principal group by a.id, a.codigo having count(*) > 1`.execute(db);
      return rows;
    },
  },
  {
    codigo: 'INV-02',
    titulo: 'Cada código de proveedor es de un solo artículo que ese proveedor vende',
    consulta: async (db) => {
      const { rows } = await sql<Record<string, unknown>>`
        select 'de nadie' as que, c.valor, a.codigo as articulo
          from codigo_articulo c join articulo a on a.id = c.articulo_id
         where c.tipo = 'PROVEEDOR' and not exists (
           select from articulo_proveedor t where t.articulo_id = c.articulo_id and t.proveedor_id = c.proveedor_id)
        union all
        select 'de varios', min(c.valor), string_agg(a.codigo, ', ' order by a.codigo)
          from codigo_articulo c join articulo a on a.id = c.articulo_id
         where c.tipo = 'PROVEEDOR' group by c.proveedor_id, c.valor_norm having count(*) > 1`.execute(db);
      return rows;
    },
  },
  {
    codigo: 'PRE-08',
    titulo: 'El costo neto de cada proveedor es el de su lista con todos sus descuentos y recargos',
    consulta: async (db) => {
      const { rows } = await sql<Record<string, unknown>>`
        select a.codigo, p.razon_social as proveedor, t.costo, t.descuentos, t.recargos, t.neto
          from articulo_proveedor t join articulo a on a.id = t.articulo_id join proveedor p on p.id = t.proveedor_id
         where t.neto is distinct from neto_de_lista(t.costo, t.descuentos, t.recargos)`.execute(db);
      return rows;
    },
  },
];
