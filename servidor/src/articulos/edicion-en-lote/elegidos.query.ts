import type { SeleccionDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { sql } from 'kysely';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import { leerLista, NO_EXISTE_LA_LISTA } from '#articulos/precios/listas/una-lista.query.ts';
import { seleccionar } from '#articulos/tabla/lista.query.ts';
import type { Db } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';

/** As many as one transaction changes while others go on working. */
const TOPE = 20_000;

/**
 * The artículos that a selection is about, in the order of their ids: whoever changes the same ones waits in the same order.
 * Refused when they are more than `tope`.
 */
export async function leerElegidos(
  db: Db,
  { usuario, ahora }: Pick<Consulta, 'usuario' | 'ahora'>,
  seleccion: SeleccionDeArticulos,
  tope = TOPE,
): Promise<readonly string[]> {
  const sucursales = comoLista(alcanceDeStock(usuario));
  if (seleccion.de === 'ids') return leerExistentes(db, seleccion.ids);
  const { filtro, salvo } = seleccion;
  const lista = await leerLista(db, filtro.listaId);
  if (!lista) return datosInvalidos([{ path: ['seleccion', 'filtro', 'listaId'], message: NO_EXISTE_LA_LISTA }]);
  const consulta = { ...filtro, pagina: 1, porPagina: 1 };
  const ids = await (await seleccionar(db, consulta, { listaId: lista.id, ahora, sucursales })).ids(
    tope + salvo.length + 1,
    0,
  );
  const fuera = new Set(salvo);
  const elegidos = ids.filter((id) => !fuera.has(id));
  if (elegidos.length > tope) rechazar('articulos.demasiados', { tope });
  return elegidos.sort();
}

async function leerExistentes(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from articulo where id = any(${ids}::uuid[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
}
