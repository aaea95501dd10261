import { type RawBuilder, sql } from 'kysely';
import { costoVigente } from '#articulos/costos/costo-vigente.sql.ts';
import { losCaminos } from '#articulos/precios/listas/quienes-derivan.sql.ts';
import { esLaLista } from '#articulos/precios/listas/una-lista.query.ts';
import { delTramoVigente } from '#articulos/precios/precio-que-rige.sql.ts';
import type { Marco } from './filtros.query.ts';

/**
 * Some price for one unit: of each quantity not above it, the newest that has begun is not an end, in the lista or in one it is
 * worked out of; or the cost it all begins with. Which amount that makes costs much more to know, and is not asked. Each artículo is
 * asked for its own, so that a page or a count that stops early asks few.
 */
export const tienePrecio = (marco: Marco): RawBuilder<unknown> =>
  sql`(exists (${escrito(marco)} offset 0) or ${saleDelCosto(marco)})`;

/**
 * The same for who goes over all there are, whose prices are read once, in the order of their index; what the lista works out, only
 * if some artículo has none of its own: with `in` and beside an `or` it is never asked of one at a time.
 */
export const tienePrecioDeTodos = (marco: Marco): RawBuilder<unknown> =>
  sql`(exists (${losEscritos(marco)}) or a.id in (
    select e.articulo_id from lista_precio l cross join lateral con_precio_derivado(l.id, ${marco.ahora}) e
    where ${esLaLista(marco.listaId)}))`;

/** None of that. Few are so: it is asked of all, unless the rest of the filter leaves few. */
export const faltaPrecio = (marco: Marco): RawBuilder<unknown> => sql`${tienePrecioDeTodos(marco)} is not true`;

const caminos = ({ listaId, ahora }: Marco) => losCaminos(esLaLista(listaId), ahora);

/** The listas whose written prices are prices of the one looked at, itself before any. They are few: as an array they are read once. */
const susListas = (marco: Marco) =>
  sql`unnest(array(${caminos(marco)} select id from camino where n = 0 or llega)) suya (id)`;

const escrito = (marco: Marco) => sql`
  select from ${susListas(marco)} cross join lateral precios_escritos(suya.id, 1, ${marco.ahora}) e where e.articulo_id = a.id`;

/**
 * The same as `escrito` in the lista alone for less, where all are read: whoever never had an end among those prices has one of them,
 * whichever it is, and that is told by counting them. Only of the others is it looked for.
 */
const losEscritos = ({ listaId, ahora }: Marco) => sql`
  select from lista_precio l cross join lateral (
    select a.id from (
      select p.articulo_id as id, count(*) > count(p.importe) as con_fin
      from precio p where p.lista_id = l.id and p.cantidad_desde <= 1 and p.desde <= ${ahora}
      group by p.articulo_id) a
    where not a.con_fin or exists (${delTramoVigente(sql`true`, sql`l.id`, ahora)})) e
  where ${esLaLista(listaId)} and e.id = a.id`;

/** The artículo has the cost that the lista, or the last of those it is worked out of, begins with. */
function saleDelCosto(marco: Marco): RawBuilder<unknown> {
  const { ahora } = marco;
  const tiene = {
    REPOSICION: sql`exists (
      select from (${costoVigente(sql`a.id`, sql`${ahora}`)}) r
      where r.importe is not null and (r.moneda = 'ARS' or (select cambio_en('USD', ${ahora})) is not null))`,
    PROMEDIO: sql`exists (select from costo_articulo m where m.articulo_id = a.id and m.promedio > 0)`,
  };
  const desde = (costo: keyof typeof tiene) => sql`(
    exists (${caminos(marco)} select from camino where base = ${sql.lit(`COSTO_${costo}`)} and llega)
    and (${tiene[costo]} or a.tipo = 'KIT' and a.id in (
      select k.articulo_id from costos_de_kits(null, ${sql.lit(costo)}, ${ahora}) k)))`;
  return sql`(${desde('REPOSICION')} or ${desde('PROMEDIO')})`;
}
