import type { ConsultaDeListaImpresa } from '@trastienda/nucleo/articulos/contrato.ts';
import { type RawBuilder, sql } from 'kysely';
import { conNodosDeHoy } from '#articulos/clasificacion/nodos-de-hoy.query.ts';
import { leerKitsEnVenta } from '#articulos/estructura/kits/kits-en-venta.query.ts';
import { conLetraRara } from '#articulos/exportacion/mal-impresos.query.ts';
import { tienePrecioDeTodos } from '#articulos/tabla/con-precio.sql.ts';
import { deSuClasificacion, type Marco, tieneStock } from '#articulos/tabla/filtros.query.ts';
import type { Db } from '#db/db.ts';
import type { Grupo } from '#http/papel/recorrido.ts';
import { datosInvalidos } from '#http/regla-rota.ts';

export type Elegidos = {
  readonly articulos: number;
  /** All of them in order or, of those that are only counted, the ones that have letters the paper may not have. */
  readonly ids: readonly string[];
  readonly grupos: readonly Grupo[];
};

const ORDEN = { codigo: sql`a.codigo collate "C"`, descripcion: sql`a.descripcion collate "es-x-icu"` } as const;

/** What the list takes of the artículo of the outer row `a`, whether it has a price yet or not. */
export async function loQueLleva(db: Db, query: ConsultaDeListaImpresa, marco: Marco): Promise<RawBuilder<unknown>[]> {
  const leerKits = () => leerKitsEnVenta(db, marco.sucursales);
  const { rubroId, marcaId } = await conNodosDeHoy(db, query);
  return [
    sql`a.estado in ('ACTIVO', 'DISCONTINUADO')`,
    ...deSuClasificacion({ rubroId, marcaId }).filter((condicion) => condicion !== false),
    ...(query.conStock === 'true' ? [tieneStock(query.sucursalId, { ...marco, kits: await leerKits() })] : []),
  ];
}

/**
 * What goes on the list, in the order of the classification, and how much there is under each heading. Who only counts them
 * does without reading each of them, by the hundred thousand, and without their order, which takes as long as everything else.
 */
export async function elegirParaImprimir(
  db: Db,
  query: ConsultaDeListaImpresa,
  marco: Marco,
  { enOrden }: { readonly enOrden: boolean },
): Promise<Elegidos> {
  const condiciones = [tienePrecioDeTodos(marco), ...(await loQueLleva(db, query, marco))];
  // The names are sorted once for each node and not once for each artículo.
  const ids = enOrden
    ? sql`array_agg(a.id order by ${ORDEN[query.orden]}, a.id)`
    : sql`coalesce(array_agg(a.id) filter (where ${conLetraRara}), '{}')`;
  const { rows } = await sql<{ rubro: string; titulo: string; filas: number; ids: string[] }>`
    with nodo as (
      select s.id, r.nombre as rubro, f.nombre || ' · ' || s.nombre as titulo,
             row_number() over (order by r.nombre collate "es-x-icu", r.id, f.nombre collate "es-x-icu", f.id,
                                         s.nombre collate "es-x-icu", s.id) as lugar
      from subfamilia s join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id)
    select n.rubro, n.titulo, count(*)::int as filas, ${ids} as ids
    from articulo a join nodo n on n.id = a.subfamilia_id left join marca m on m.id = a.marca_id
    where ${sql.join(condiciones, sql` and `)}
    group by n.lugar, n.rubro, n.titulo
    order by n.lugar
  `.execute(db);
  return {
    articulos: rows.reduce((suma, { filas }) => suma + filas, 0),
    ids: rows.flatMap((fila) => fila.ids),
    grupos: rows.map(({ rubro, titulo, filas }) => ({ seccion: rubro, titulo, filas })),
  };
}

/** Who heads the list: a sucursal, or the first one. */
export async function leerSucursalDeCabeza(
  db: Db,
  id: string | undefined,
): Promise<{ id: string; nombre: string; datos: string }> {
  const { rows } = await sql<{
    id: string;
    nombre: string;
    domicilio: string;
    localidad: string | null;
    telefono: string;
  }>`
    select s.id, s.nombre, s.domicilio, l.nombre as localidad, s.telefono
    from sucursal s left join localidad l on l.id = s.localidad_id
    where ${id ?? null}::uuid is null or s.id = ${id ?? null}::uuid
    order by s.codigo limit 1`.execute(db);
  const [sucursal] = rows;
  if (!sucursal) return datosInvalidos([{ path: ['?', 'sucursalId'], message: 'No existe esa sucursal.' }]);
  const { nombre, domicilio, localidad, telefono } = sucursal;
  return {
    id: sucursal.id,
    nombre,
    datos: [domicilio, localidad ?? '', telefono].filter((dato) => dato !== '').join(' · '),
  };
}
