import type { ArticuloAEditar, PlanDeArticulo } from '@trastienda/nucleo/articulos/edicion-en-lote/plan.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { indizarPorTandas } from '#articulos/busqueda/busqueda.repo.ts';
import { devolverPrincipales, ponerPrincipales } from '#articulos/proveedores/principales.repo.ts';
import { esperarTurnoDeDeshacer } from '#articulos/vueltas.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';

type EdicionNueva = {
  readonly tipo: 'EDITAR' | 'DESHACER';
  readonly pedido: string;
  readonly motivo: string;
  readonly deshaceA?: string;
  /** The batch of prices that it proposed. */
  readonly loteId?: string | undefined;
  readonly planes: readonly PlanDeArticulo[];
};

/** Keeps what a change did, with what each had, and what it could not: three statements for any number of them. */
export async function asentarEdicion({ tx, usuario, ahora }: Orden, edicion: EdicionNueva) {
  const id = uuidv7();
  const { planes, tipo, pedido, motivo, deshaceA = null, loteId = null } = edicion;
  const hechos = planes.filter(({ cambios }) => cambios.length > 0);
  const fallas = planes.flatMap((plan) => (plan.problema === null ? [] : [{ id: plan.id, problema: plan.problema }]));
  const lineas = hechos.flatMap((plan) => plan.cambios.map((cambio) => ({ ...cambio, id: plan.id })));
  await sql`
    insert into edicion_en_lote (id, tipo, pedido, articulos, fallas, motivo, en, usuario_id, deshace_a, lote_id)
    values (${id}, ${tipo}, ${pedido}, ${hechos.length}, ${fallas.length}, ${motivo}, ${ahora}, ${usuario.id}, ${deshaceA},
            ${loteId})
  `.execute(tx);
  await sql`
    insert into edicion_cambio (edicion_id, articulo_id, campo, antes, despues)
    select ${id}::uuid, * from unnest(
      ${lineas.map((linea) => linea.id)}::uuid[], ${lineas.map(({ campo }) => campo)}::text[],
      ${lineas.map(({ antes }) => antes)}::text[], ${lineas.map(({ despues }) => despues)}::text[])
  `.execute(tx);
  await sql`
    insert into edicion_falla (edicion_id, articulo_id, problema)
    select ${id}::uuid, * from unnest(
      ${fallas.map((falla) => falla.id)}::uuid[], ${fallas.map(({ problema }) => problema)}::text[])
  `.execute(tx);
  return { id, articulos: hechos.length, fallas: fallas.length };
}

/**
 * Holds the subfamilias of some artículos, and those they are to go to, as they are in use now: what is read next counts what this
 * waited for. Somebody may be taking one out of use, which nothing else of these artículos keeps them from.
 */
export async function sostenerSubfamilias(tx: Tx, ids: readonly string[], aDonde: readonly string[]): Promise<void> {
  await sql`
    select count(*) from (
      select from subfamilia
       where id in (select subfamilia_id from articulo where id = any(${ids}::uuid[])) or id = any(${aDonde}::uuid[])
       order by id for share) x
  `.execute(tx);
}

/**
 * Writes what a plan changes, in a fixed number of statements, and what the search reads of it. `deshaceA` is the change that it
 * takes back. Answers which cost something else from now on.
 */
export async function escribirPlan(
  { tx, usuario, ahora }: Orden,
  articulos: readonly ArticuloAEditar[],
  planes: readonly PlanDeArticulo[],
  deshaceA?: string,
): Promise<{ readonly otroCosto: readonly string[] }> {
  const cambian = planes.filter(({ cambios }) => cambios.length > 0);
  const actuales = new Map(articulos.map(({ id, valores }) => [id, valores]));
  const filas = cambian.map(({ id, cambios }) => ({
    id,
    ...actuales.get(id),
    ...Object.fromEntries(cambios.map(({ campo, despues }) => [campo, despues])),
  }));
  const columna = (campo: 'subfamilia' | 'marca' | 'unidad' | 'iva' | 'estado' | 'negativo') =>
    filas.map((fila) => fila[campo] ?? null);
  await sql`
    update articulo a
       set subfamilia_id = x.subfamilia, marca_id = x.marca, unidad_id = x.unidad, iva = x.iva, estado = x.estado,
           version = a.version + 1, modificado_en = ${ahora}, modificado_por = ${usuario.id}
      from unnest(${filas.map(({ id }) => id)}::uuid[], ${columna('subfamilia')}::uuid[], ${columna('marca')}::uuid[],
                  ${columna('unidad')}::uuid[], ${columna('iva')}::text[], ${columna('estado')}::text[])
        as x (id, subfamilia, marca, unidad, iva, estado)
     where a.id = x.id
  `.execute(tx);
  // A statement that only said it again would keep whoever sells one of them waiting.
  await sql`
    update articulo a set permite_negativo = x.negativo
      from unnest(${filas.map(({ id }) => id)}::uuid[], ${columna('negativo')}::boolean[]) as x (id, negativo)
     where a.id = x.id and a.permite_negativo <> x.negativo
  `.execute(tx);
  const principales = cambian.flatMap(({ id, cambios }) =>
    cambios
      .filter(({ campo }) => campo === 'proveedor')
      .map(({ despues }) => ({ articuloId: id, proveedorId: despues })),
  );
  const autoria = { usuarioId: usuario.id, ahora };
  const otroCosto =
    deshaceA === undefined
      ? await ponerPrincipales(tx, principales, autoria)
      : await devolverPrincipales(tx, deshaceA, principales, autoria);
  const buscados = cambian
    .filter(({ cambios }) => cambios.some(({ campo }) => campo === 'marca' || campo === 'estado'))
    .map(({ id }) => id);
  await indizarPorTandas(tx, buscados);
  return { otroCosto };
}

type EdicionGuardada = {
  readonly id: string;
  readonly tipo: 'EDITAR' | 'DESHACER';
  readonly pedido: string;
  readonly deshecha: boolean;
  readonly loteId: string | null;
};

/** The change, for who is going to take it back. */
export async function bloquearEdicion(tx: Tx, id: string): Promise<EdicionGuardada | undefined> {
  await esperarTurnoDeDeshacer(tx, id);
  const { rows } = await sql<EdicionGuardada>`
    select e.id, e.tipo, e.pedido, exists (select from edicion_en_lote v where v.deshace_a = e.id) as deshecha,
           e.lote_id as "loteId"
    from edicion_en_lote e where e.id = ${id}
  `.execute(tx);
  return rows[0];
}
