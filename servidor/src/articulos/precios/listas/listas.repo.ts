import type { Derivacion } from '@trastienda/nucleo/articulos/contrato.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

export type DatosDeLista = {
  readonly nombre: string;
  readonly moneda: string;
  readonly incluyeIva: boolean;
  readonly derivacion: Derivacion | null;
  readonly margenMinimo: string | null;
  readonly activa: boolean;
  readonly sucursales: readonly string[];
};

/** What its table keeps of it. */
export const columnas = ({ nombre, moneda, incluyeIva, derivacion, margenMinimo, activa }: DatosDeLista) => ({
  nombre,
  moneda,
  incluye_iva: incluyeIva,
  activa,
  tipo: derivacion === null ? 'MANUAL' : 'DERIVADA',
  base: derivacion?.base ?? null,
  lista_base_id: derivacion?.listaBaseId ?? null,
  coeficiente: derivacion?.coeficiente ?? '1',
  paso: derivacion?.paso ?? '0',
  modo: derivacion?.modo ?? 'CERCANO',
  adicional: derivacion?.adicional ?? '0',
  margen_minimo: margenMinimo,
});

/**
 * Takes every lista there is, in one order: what derives from what, which is the default and how they are ordered is
 * decided over all of them. Selling goes on: it only names them.
 */
export async function bloquearListas(tx: Tx): Promise<void> {
  await sql`select count(*) from (select from lista_precio order by id for no key update) x`.execute(tx);
}

/**
 * Takes one and those it comes from, as it is and as it would be: enough for what says nothing of the others, which go on
 * meanwhile. What one of them came from may have changed while it was waited for.
 */
export async function bloquearConSusBases(tx: Tx, ids: readonly string[]): Promise<void> {
  let tomadas = 0;
  for (;;) {
    const { rows } = await sql`
      with recursive cadena (id) as (
        select unnest(${ids}::uuid[])
        union
        select l.lista_base_id from cadena c join lista_precio l on l.id = c.id where l.lista_base_id is not null)
      select from lista_precio where id in (select id from cadena) order by id for no key update`.execute(tx);
    if (rows.length <= tomadas) return;
    tomadas = rows.length;
  }
}

export async function insertarLista(tx: Tx, id: string, datos: DatosDeLista): Promise<void> {
  await tx
    .insertInto('lista_precio')
    .values({ id, ...columnas(datos), orden: sql<number>`(select max(orden) + 1 from lista_precio)` })
    .execute();
  await guardarSucursales(tx, id, datos.sucursales);
}

export async function actualizarLista(tx: Tx, id: string, datos: DatosDeLista): Promise<void> {
  await tx
    .updateTable('lista_precio')
    .set({ ...columnas(datos), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await guardarSucursales(tx, id, datos.sucursales);
}

async function guardarSucursales(tx: Tx, listaId: string, sucursales: readonly string[]): Promise<void> {
  await sql`delete from lista_sucursal where lista_id = ${listaId}`.execute(tx);
  if (sucursales.length === 0) return;
  await sql`
    insert into lista_sucursal (lista_id, sucursal_id)
    select * from unnest(${sucursales.map(() => listaId)}::uuid[], ${sucursales}::uuid[])`.execute(tx);
}

/** The lista takes the place of the default one. */
export async function hacerDeOmision(tx: Tx, id: string): Promise<void> {
  await sql`update lista_precio set omision = false, version = version + 1 where omision and id <> ${id}`.execute(tx);
  await sql`update lista_precio set omision = true where id = ${id} and not omision`.execute(tx);
}

/** Puts a lista in a place, from 1 and as `leerListas` shows them; those behind move one on. */
export async function ordenarLista(tx: Tx, id: string, lugar: number): Promise<void> {
  await sql`
    update lista_precio l set orden = n.lugar
      from (select id, row_number() over (order by (case when id = ${id} then ${lugar} - 0.5 else puesto end)) as lugar
              from (select id, row_number() over (order by (id = ${id}), omision desc, activa desc, orden, id) as puesto from lista_precio) p) n
     where n.id = l.id and l.orden <> n.lugar
  `.execute(tx);
}

/** Whether some nota goes by it. */
export async function vendioAlgo(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from nota_pedido where lista_id = ${id} limit 1`.execute(tx);
  return rows.length > 0;
}

export async function tienePrecios(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from precio where lista_id = ${id} limit 1`.execute(tx);
  return rows.length > 0;
}
