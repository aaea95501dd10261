import { sql } from 'kysely';
import type { Verificacion } from '#plataforma/verificacion.ts';

export const verificacionesDeListas: readonly Verificacion[] = [
  {
    codigo: 'GAP-18',
    titulo: 'Lo que pide cada proveedor es lo que decía su última lista, mientras nadie lo haya cambiado',
    consulta: async (db) => {
      const { rows } = await sql<Record<string, unknown>>`
        select i.archivo, n.codigo, t.costo, n.costo as "en la lista"
          from importacion i
          join lista_proveedor_linea n on n.importacion_id = i.id and n.version_dejada is not null and n.costo is not null
          join articulo_proveedor t on t.articulo_id = n.articulo_id and t.proveedor_id = i.proveedor_id
                                   and t.version = n.version_dejada
         where i.estado = 'APLICADA' and (t.costo, t.moneda, t.descuentos, t.recargos)
                 is distinct from (n.costo, n.moneda, n.descuentos, n.recargos)`.execute(db);
      return rows;
    },
  },
];
