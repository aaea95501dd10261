import {
  normaDeVehiculo,
  palabrasDeVehiculo,
  type UsoEnVehiculo,
} from '@trastienda/nucleo/articulos/aplicaciones/vehiculo.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';

/** Rows at once: each goes to an index of its words. */
const TANDA = 5_000;

/** The vehicles of that name, those nobody named before made now. Answers their ids in the order given. */
export async function cargarVehiculos(
  tx: Tx,
  vehiculos: readonly Omit<UsoEnVehiculo, 'desde' | 'hasta'>[],
): Promise<readonly string[]> {
  const normas = vehiculos.map(normaDeVehiculo);
  const columna = (campo: 'marca' | 'modelo' | 'motor') => normas.map((norma) => norma[campo]);
  await sql`
    insert into vehiculo (id, marca, modelo, motor, marca_norm, modelo_norm, motor_norm, palabras)
    select * from unnest(
      ${vehiculos.map(() => uuidv7())}::uuid[], ${vehiculos.map(({ marca }) => marca)}::text[],
      ${vehiculos.map(({ modelo }) => modelo)}::text[], ${vehiculos.map(({ motor }) => motor)}::text[],
      ${columna('marca')}::text[], ${columna('modelo')}::text[], ${columna('motor')}::text[],
      ${vehiculos.map(palabrasDeVehiculo)}::text[])
    on conflict (marca_norm, modelo_norm, motor_norm) do nothing
  `.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select v.id
      from unnest(${columna('marca')}::text[], ${columna('modelo')}::text[], ${columna('motor')}::text[])
        with ordinality as x (marca, modelo, motor, n)
      join vehiculo v on v.marca_norm = x.marca and v.modelo_norm = x.modelo and v.motor_norm = x.motor
     order by x.n
  `.execute(tx);
  return rows.map(({ id }) => id);
}

type AplicacionParaCargar = {
  readonly articuloId: string;
  readonly vehiculoId: string;
  readonly desde: number | null;
  readonly hasta: number | null;
  readonly nota?: string;
};

/** Says what many artículos fit; what one has already is left out. Answers how many were added. */
export async function cargarAplicaciones(tx: Tx, aplicaciones: readonly AplicacionParaCargar[]): Promise<number> {
  let agregadas = 0;
  for (let i = 0; i < aplicaciones.length; i += TANDA) {
    const tanda = aplicaciones.slice(i, i + TANDA);
    const { numAffectedRows = 0n } = await sql`
      insert into aplicacion (id, articulo_id, vehiculo_id, desde, hasta, nota)
      select * from unnest(
        ${tanda.map(() => uuidv7())}::uuid[], ${tanda.map(({ articuloId }) => articuloId)}::uuid[],
        ${tanda.map(({ vehiculoId }) => vehiculoId)}::uuid[], ${tanda.map(({ desde }) => desde)}::smallint[],
        ${tanda.map(({ hasta }) => hasta)}::smallint[], ${tanda.map(({ nota = '' }) => nota)}::text[])
      on conflict do nothing
    `.execute(tx);
    agregadas += Number(numAffectedRows);
  }
  return agregadas;
}
