import { leerBusqueda } from '@trastienda/nucleo/articulos/busqueda.ts';
import type { FiltroDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { type RawBuilder, sql } from 'kysely';
import { tieneLasPalabras } from '#articulos/filtros.query.ts';
import type { Db, Tx } from '#db/db.ts';

export type Alcance = { readonly campo: keyof FiltroDeLote; readonly texto: string };

/** Tables whose name says what a filter means. */
const NOMBRES = {
  rubroId: sql`select nombre from rubro where id = `,
  familiaId: sql`select nombre from familia where id = `,
  subfamiliaId: sql`select nombre from subfamilia where id = `,
  marcaId: sql`select nombre from marca where id = `,
  proveedorId: sql`select razon_social from proveedor where id = `,
} as const;

/** What each part of a filter says, as people read it; parts that name nothing are left out. */
export async function leerAlcance(db: Db | Tx, filtro: FiltroDeLote): Promise<Alcance[]> {
  const { buscar, articuloIds } = filtro;
  const porId = (Object.keys(NOMBRES) as (keyof typeof NOMBRES)[]).map(
    (campo) => sql`select ${campo} as campo, (${NOMBRES[campo]} ${filtro[campo] ?? null}::uuid) as texto`,
  );
  const { rows } = await sql<Alcance>`
    select * from (
      ${sql.join(porId, sql` union all `)}
      union all select 'articuloIds', nullif(count(*), 0)::text from articulo where id = any(${articuloIds ?? []}::uuid[])
    ) x where texto is not null
  `.execute(db);
  return buscar === undefined ? rows : [{ campo: 'buscar', texto: buscar }, ...rows];
}

/** Whether the artículo of the outer row `a` is one of those a batch reaches. Inactive ones never are. */
export function alcanza(filtro: FiltroDeLote): RawBuilder<unknown> {
  const { buscar, rubroId, familiaId, subfamiliaId, marcaId, proveedorId, articuloIds } = filtro;
  const condiciones = [
    sql`a.estado <> 'INACTIVO'`,
    rubroId !== undefined &&
      sql`a.subfamilia_id in (select s.id from subfamilia s join familia f on f.id = s.familia_id where f.rubro_id = ${rubroId})`,
    familiaId !== undefined && sql`a.subfamilia_id in (select id from subfamilia where familia_id = ${familiaId})`,
    subfamiliaId !== undefined && sql`a.subfamilia_id = ${subfamiliaId}`,
    marcaId !== undefined && sql`a.marca_id = ${marcaId}`,
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
