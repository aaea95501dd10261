import type { CambioDeCampo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import type { OpcionPlaneada } from '@trastienda/nucleo/articulos/campos/opciones.ts';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { esEl, type Lugar } from './campos.query.ts';

type Autoria = { readonly usuarioId: string; readonly ahora: Date };
type Datos = { readonly nombre: string; readonly unidad: string; readonly decimales: number };

/** Only one of those who change a campo, or say something of it, goes on at a time. */
export async function bloquearCampo(tx: Tx, id: string): Promise<Datos & { readonly version: number }> {
  const fila = await tx
    .selectFrom('campo')
    .select(['nombre', 'unidad', 'decimales', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return fila ?? rechazar('comun.no_encontrado', { que: 'el campo' });
}

/** Campos are created one at a time: so many there may be. */
export async function contarCampos(tx: Tx): Promise<number> {
  await sql`lock table campo in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from campo`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Answers false when there is one of that name. */
export async function insertarCampo(
  tx: Tx,
  { id, tipo, nombre, unidad, decimales }: Datos & { readonly id: string; readonly tipo: string },
  { usuarioId, ahora }: Autoria,
): Promise<boolean> {
  const fila = await tx
    .insertInto('campo')
    .values({
      ...{ id, tipo, nombre, unidad, decimales, nombre_norm: normaCodigo(nombre) },
      ...{ creado_en: ahora, creado_por: usuarioId, modificado_en: ahora, modificado_por: usuarioId },
    })
    .onConflict((conflicto) => conflicto.column('nombre_norm').doNothing())
    .returning('id')
    .executeTakeFirst();
  return fila !== undefined;
}

export async function actualizarCampo(
  tx: Tx,
  id: string,
  datos: Partial<Datos>,
  { usuarioId, ahora }: Autoria,
): Promise<void> {
  await tx
    .updateTable('campo')
    .set({
      ...datos,
      ...(datos.nombre === undefined ? {} : { nombre_norm: normaCodigo(datos.nombre) }),
      ...{ version: sql`version + 1`, modificado_en: ahora, modificado_por: usuarioId },
    })
    .where('id', '=', id)
    .execute();
}

/** How many artículos say it with more decimals than these. */
export async function contarConMasDecimales(tx: Tx, id: string, decimales: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from articulo_campo
    where campo_id = ${id} and tipo = 'NUMERO' and numero <> round(numero, ${decimales}::int)`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** The options as planned: those that are new come with an id of their own. */
export async function escribirOpciones(tx: Tx, campoId: string, opciones: readonly OpcionPlaneada[]): Promise<void> {
  await sql`
    insert into campo_opcion (id, campo_id, nombre, nombre_norm, orden, activa)
    select * from unnest(
      ${opciones.map(({ id }) => id ?? uuidv7())}::uuid[], ${opciones.map(() => campoId)}::uuid[],
      ${opciones.map(({ nombre }) => nombre)}::text[], ${opciones.map(({ nombre }) => normaCodigo(nombre))}::text[],
      ${opciones.map((_, i) => i)}::smallint[], ${opciones.map(({ activa }) => activa)}::boolean[])
    on conflict (id) do update
       set nombre = excluded.nombre, nombre_norm = excluded.nombre_norm, orden = excluded.orden, activa = excluded.activa
  `.execute(tx);
}

/** Answers false when it is asked for there already. The node is held: nobody takes it away meanwhile. */
export async function insertarLugar(tx: Tx, campoId: string, { nivel, nodoId }: Lugar): Promise<boolean> {
  const { rows } = await sql`
    insert into campo_lugar (id, campo_id, ${sql.ref(`${nivel}_id`)}) values (${uuidv7()}, ${campoId}, ${nodoId})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Answers false when it was not asked for there. */
export async function borrarLugar(tx: Tx, campoId: string, lugar: Lugar): Promise<boolean> {
  const { rows } = await sql`
    delete from campo_lugar l where l.campo_id = ${campoId} and ${esEl(lugar)} returning id`.execute(tx);
  return rows.length > 0;
}

export async function leerNombreDeNodo(tx: Tx, nivel: Nivel, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ nombre: string }>`
    select nombre from ${sql.table(nivel)} where id = ${id} for key share`.execute(tx);
  return rows[0]?.nombre;
}

/** What changes of what one artículo says. */
export async function guardarValores(tx: Tx, articuloId: string, cambios: readonly CambioDeCampo[]): Promise<void> {
  const puestos = cambios.flatMap(({ campo, despues }) => (despues === null ? [] : [{ campo, valor: despues }]));
  const quitados = cambios.filter(({ despues }) => despues === null).map(({ campo }) => campo.id);
  if (quitados.length > 0) {
    await sql`delete from articulo_campo where articulo_id = ${articuloId} and campo_id = any(${quitados}::uuid[])`.execute(
      tx,
    );
  }
  if (puestos.length === 0) return;
  await sql`
    insert into articulo_campo (articulo_id, campo_id, tipo, decimales, valor)
    select * from unnest(
      ${puestos.map(() => articuloId)}::uuid[], ${puestos.map(({ campo }) => campo.id)}::uuid[],
      ${puestos.map(({ campo }) => campo.tipo)}::text[], ${puestos.map(({ campo }) => campo.decimales)}::smallint[],
      ${puestos.map(({ valor }) => valor)}::text[])
    on conflict (articulo_id, campo_id) do update set valor = excluded.valor
  `.execute(tx);
}
