import {
  normaDeVehiculo,
  palabrasDeVehiculo,
  type UsoEnVehiculo,
  type Vehiculo,
} from '@trastienda/nucleo/articulos/aplicaciones/vehiculo.ts';
import type { DatosDeAplicacion } from '@trastienda/nucleo/articulos/contrato.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

/** The vehicle of that name, made now if nobody named it before. A marca or a modelo keeps its first spelling, until `corregirVehiculo`. */
export async function leerOCrearVehiculo(tx: Tx, pedido: Vehiculo): Promise<string> {
  const norma = normaDeVehiculo(pedido);
  const { rows: escritos } = await sql<{ marca: string | null; modelo: string | null }>`
    select (select marca from vehiculo where marca_norm = ${norma.marca} limit 1) as marca,
           (select modelo from vehiculo
            where marca_norm = ${norma.marca} and modelo_norm = ${norma.modelo} limit 1) as modelo
  `.execute(tx);
  const vehiculo = {
    marca: escritos[0]?.marca ?? pedido.marca,
    modelo: escritos[0]?.modelo ?? pedido.modelo,
    motor: pedido.motor,
  };
  await sql`
    insert into vehiculo (id, marca, modelo, motor, marca_norm, modelo_norm, motor_norm, palabras)
    values (${uuidv7()}, ${vehiculo.marca}, ${vehiculo.modelo}, ${vehiculo.motor}, ${norma.marca}, ${norma.modelo},
            ${norma.motor}, ${palabrasDeVehiculo(vehiculo)})
    on conflict (marca_norm, modelo_norm, motor_norm) do nothing
  `.execute(tx);
  const fila = await tx
    .selectFrom('vehiculo')
    .select('id')
    .where('marca_norm', '=', norma.marca)
    .where('modelo_norm', '=', norma.modelo)
    .where('motor_norm', '=', norma.motor)
    .executeTakeFirstOrThrow();
  return fila.id;
}

/**
 * The same name in another spelling puts it right wherever it is used: there is no other place to mend how a vehicle is
 * written.
 */
export async function corregirVehiculo(tx: Tx, antes: Vehiculo, despues: Vehiculo): Promise<void> {
  const [era, es] = [normaDeVehiculo(antes), normaDeVehiculo(despues)];
  const mismaMarca = era.marca === es.marca;
  const mismoModelo = mismaMarca && era.modelo === es.modelo;
  const corregido = (mismo: boolean, campo: keyof Vehiculo) =>
    mismo && antes[campo] !== despues[campo] ? despues[campo] : null;
  const marca = corregido(mismaMarca, 'marca');
  const modelo = corregido(mismoModelo, 'modelo');
  const motor = corregido(mismoModelo && era.motor === es.motor, 'motor');
  if (marca === null && modelo === null && motor === null) return;
  const { rows } = await sql<{ id: string }>`
    with suyos as (
      select id, palabras, coalesce(${marca}::text, marca) as marca,
             case when modelo_norm = ${es.modelo} then coalesce(${modelo}::text, modelo) else modelo end as modelo,
             case when modelo_norm = ${es.modelo} and motor_norm = ${es.motor}
                  then coalesce(${motor}::text, motor) else motor end as motor
        from vehiculo where marca_norm = ${es.marca} order by id for no key update),
    corregidos as (
      update vehiculo v
         set marca = s.marca, modelo = s.modelo, motor = s.motor,
             palabras = norma_palabras(s.marca || ' ' || s.modelo || ' ' || s.motor)
        from suyos s
       where v.id = s.id and (v.marca, v.modelo, v.motor) <> (s.marca, s.modelo, s.motor)
      returning v.id, v.palabras <> s.palabras as otras)
    select id from corregidos where otras
  `.execute(tx);
  if (rows.length === 0) return;
  // «D4D» and «D-4D» are one name and not the same words: writing an application again reads those of its vehicle.
  await sql`update aplicacion set estado = estado where vehiculo_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  );
}

type Aplicacion = Pick<DatosDeAplicacion, 'desde' | 'hasta' | 'nota'> & { readonly vehiculoId: string };

/** Answers false when the artículo has that very application already; nothing is written then. */
export async function insertarAplicacion(tx: Tx, articuloId: string, datos: Aplicacion): Promise<boolean> {
  const fila = await tx
    .insertInto('aplicacion')
    .values({ id: uuidv7(), articulo_id: articuloId, ...aColumnas(datos) })
    .onConflict((conflicto) => conflicto.doNothing())
    .returning('id')
    .executeTakeFirst();
  return fila !== undefined;
}

/** The same for one that is there. The artículo is locked, so nobody adds the same in between. */
export async function actualizarAplicacion(
  tx: Tx,
  { id, articuloId }: { readonly id: string; readonly articuloId: string },
  datos: Aplicacion,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update aplicacion a
       set vehiculo_id = ${datos.vehiculoId}, desde = ${datos.desde}, hasta = ${datos.hasta}, nota = ${datos.nota}
     where a.id = ${id} and not exists (
       select from aplicacion o
        where o.articulo_id = ${articuloId} and o.id <> ${id} and o.vehiculo_id = ${datos.vehiculoId}
          and o.desde is not distinct from ${datos.desde} and o.hasta is not distinct from ${datos.hasta}
          and o.nota = ${datos.nota})
    returning a.id
  `.execute(tx);
  return rows.length === 1;
}

export async function borrarAplicacion(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('aplicacion').where('id', '=', id).execute();
}

/** One application of an artículo, to say what it was. */
export async function exigirAplicacion(
  tx: Tx,
  articuloId: string,
  id: string,
): Promise<UsoEnVehiculo & { readonly nota: string }> {
  const fila = await tx
    .selectFrom('aplicacion')
    .innerJoin('vehiculo', 'vehiculo.id', 'aplicacion.vehiculo_id')
    .select(['marca', 'modelo', 'motor', 'desde', 'hasta', 'nota'])
    .where('aplicacion.id', '=', id)
    .where('articulo_id', '=', articuloId)
    .executeTakeFirst();
  return fila ?? rechazar('comun.no_encontrado', { que: 'esa aplicación del artículo' });
}

const aColumnas = ({ vehiculoId, desde, hasta, nota }: Aplicacion) => ({ vehiculo_id: vehiculoId, desde, hasta, nota });
