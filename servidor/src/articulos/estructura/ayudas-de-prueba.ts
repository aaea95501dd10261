import { definido } from '@trastienda/nucleo/comun/assert.ts';
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
