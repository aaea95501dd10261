import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { Db } from '#db/db.ts';
import type { Cliente, Contestacion } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { cargarMovimientos, depositosVirtuales } from '#stock/index.ts';

export const ESTRUCTURAS = '/api/articulos/estructuras';
export const ARMADOS = '/api/articulos/armados';

export type LineaDePrueba = {
  readonly componenteId: string;
  readonly cantidad: string;
  readonly merma?: string;
  readonly opcional?: boolean;
  readonly sustitutos?: readonly string[];
};

export const crear = (cliente: Cliente, articuloId: string, lineas: readonly LineaDePrueba[]): Promise<Contestacion> =>
  cliente.post(ESTRUCTURAS, { articuloId, lineas });

export const mover = (
  cliente: Cliente,
  { id, version }: { readonly id: string; readonly version: number },
  accion = 'poner_vigente',
): Promise<Contestacion> => cliente.post(`${ESTRUCTURAS}/${id}/estado`, { version, accion });

/** From a day on: `aaaa-mm-dd`. */
export const programar = (
  cliente: Cliente,
  { id, version }: { readonly id: string; readonly version: number },
  desde: string,
): Promise<Contestacion> => cliente.post(`${ESTRUCTURAS}/${id}/estado`, { version, accion: 'poner_vigente', desde });

/** A draft with other lines than the version it comes from. */
export async function prepararOtra(
  cliente: Cliente,
  id: string,
  lineas: readonly LineaDePrueba[],
): Promise<Contestacion['cuerpo']> {
  const borrador = (await cliente.post(`${ESTRUCTURAS}/${id}/version`)).cuerpo;
  const cambiado = await cliente.patch(`${ESTRUCTURAS}/${borrador.id}`, { version: borrador.version, lineas });
  expect(cambiado.status, cambiado.texto).toBe(200);
  return cambiado.cuerpo;
}

/** The day of a version that waits for it comes while this is waited for: nothing is written when it does. */
export async function esperarSuDia(db: Db, id: string, antes: () => Promise<void>): Promise<void> {
  await sql`
    with suya as (select articulo_id, desde, clock_timestamp() + '1500 ms' as pronto from estructura where id = ${id})
    update estructura e
       set desde = case when e.id = ${id} then s.pronto else e.desde end,
           hasta = case when e.hasta = s.desde then s.pronto else e.hasta end
      from suya s
     where e.articulo_id = s.articulo_id and (e.id = ${id} or e.hasta = s.desde)
  `.execute(db);
  await antes();
  await sql`select pg_sleep(extract(epoch from greatest(desde - clock_timestamp(), '0') + '10 ms')) from estructura where id = ${id}`.execute(
    db,
  );
}

/** A version in force with these lines. */
export async function regir(
  cliente: Cliente,
  articuloId: string,
  lineas: readonly LineaDePrueba[],
): Promise<Contestacion['cuerpo']> {
  const borrador = await crear(cliente, articuloId, lineas);
  expect(borrador.status, borrador.texto).toBe(201);
  const vigente = await mover(cliente, borrador.cuerpo);
  expect(vigente.status, vigente.texto).toBe(200);
  return vigente.cuerpo;
}

export const una = (componenteId: string, cantidad = '1', resto: Partial<LineaDePrueba> = {}): LineaDePrueba => ({
  componenteId,
  cantidad,
  ...resto,
});

/** Opening stock of some artículos, each at its unit cost. */
export async function abastecer(
  db: Db,
  cliente: Cliente,
  existencias: readonly (readonly [articuloId: string, cantidad: string, costo: string])[],
  depositoId: string = INICIALES.deposito,
): Promise<void> {
  const desde = definido((await depositosVirtuales(db)).get('INICIAL'), 'where opening stock comes from');
  await db.transaction().execute(async (tx) => {
    await cargarMovimientos(tx, [
      {
        tipo: 'INICIAL',
        fechaEfectiva: new Date(),
        documento: { tipo: 'PRUEBA', id: uuidv7(), texto: 'Stock inicial' },
        clave: `prueba:${uuidv7()}`,
        usuarioId: cliente.usuarioId,
        traspasos: existencias.map(([articuloId, cantidad, costo]) => ({
          articuloId,
          decimales: 0,
          desde,
          hacia: depositoId,
          cantidad,
          costo,
        })),
      },
    ]);
  });
}
