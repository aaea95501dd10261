import { leerBusqueda } from '@trastienda/nucleo/articulos/busqueda.ts';
import type { FilaDeLote, FiltroDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type RawBuilder, sql } from 'kysely';
import { deSuClasificacion, tieneLasPalabras } from '#articulos/tabla/filtros.query.ts';
import type { Db, Tx } from '#db/db.ts';

type Alcance = FilaDeLote['alcance'];

/** What each part of a filter, as its jsonb, says as people read it; parts that name nothing are left out. */
export const alcanceDe = (filtro: RawBuilder<unknown>): RawBuilder<Alcance> => sql<Alcance>`(
  select coalesce(json_agg(json_build_object('campo', x.campo, 'texto', x.texto) order by x.n), '[]')
  from (values (1, 'buscar', ${filtro} ->> 'buscar'),
               (2, 'rubroId', (select nombre from rubro where id = (${filtro} ->> 'rubroId')::uuid)),
               (3, 'familiaId', (select nombre from familia where id = (${filtro} ->> 'familiaId')::uuid)),
               (4, 'subfamiliaId', (select nombre from subfamilia where id = (${filtro} ->> 'subfamiliaId')::uuid)),
               (5, 'marcaId', (select nombre from marca where id = (${filtro} ->> 'marcaId')::uuid)),
               (6, 'proveedorId', (select razon_social from proveedor where id = (${filtro} ->> 'proveedorId')::uuid)),
               (7, 'articuloIds', (select nullif(count(*), 0)::text from articulo where id = any(array(
                 select e.id::uuid from jsonb_array_elements_text(${filtro} -> 'articuloIds') as e (id))))),
               (8, 'elegidos', ${filtro} ->> 'elegidos')
       ) as x (n, campo, texto)
  where x.texto is not null)`;

/** The same of a filter that no batch keeps yet. */
export async function leerAlcance(tx: Db | Tx, filtro: FiltroDeLote): Promise<Alcance> {
  const { rows } = await sql<{ alcance: Alcance }>`
    select ${alcanceDe(sql`f.filtro`)} as alcance from (select ${JSON.stringify(filtro)}::jsonb as filtro) f`.execute(
    tx,
  );
  return definido(rows[0], 'the only row').alcance;
}

/** Whether the artículo of the outer row `a` is one of those a batch reaches. Inactive ones never are. */
export function alcanza(filtro: FiltroDeLote): RawBuilder<unknown> {
  const { buscar, proveedorId, articuloIds } = filtro;
  const condiciones = [
    sql`a.estado <> 'INACTIVO'`,
    ...deSuClasificacion(filtro),
    proveedorId !== undefined &&
      sql`exists (select from articulo_proveedor t where t.articulo_id = a.id and t.proveedor_id = ${proveedorId})`,
    articuloIds !== undefined && sql`a.id = any(${articuloIds}::uuid[])`,
    buscar !== undefined && encuentra(buscar),
  ];
  return sql.join(
    condiciones.filter((condicion) => condicion !== false),
    sql` and `,
  );
}

/** Every word is among those of the artículo of the outer row `a`; text without any word finds nothing. */
export function encuentra(buscar: string): RawBuilder<unknown> {
  const busqueda = leerBusqueda(buscar);
  if (busqueda.palabras.length + busqueda.comienzos.length === 0) return sql`false`;
  return sql`exists (select from articulo_palabras p where p.articulo_id = a.id and ${tieneLasPalabras(busqueda)})`;
}
