import { expect } from 'vitest';
import type { Db } from '#db/db.ts';
import type { Cliente, Contestacion } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

export type RenglonDePrueba = {
  readonly articuloId: string;
  readonly cantidad: string;
  readonly costo?: string;
  readonly numeros?: readonly { readonly numero: string; readonly cantidad?: string; readonly vence?: string }[];
};

type AjusteDePrueba = {
  readonly depositoId?: string;
  readonly motivoId?: string;
  readonly fechaEfectiva?: string;
  readonly renglones: readonly RenglonDePrueba[];
};

export const AJUSTES = '/api/stock/ajustes';

export async function preparar(
  cliente: Cliente,
  { depositoId = INICIALES.deposito, motivoId = INICIALES.motivoRotura, ...resto }: AjusteDePrueba,
): Promise<Contestacion['cuerpo']> {
  const { status, cuerpo } = await cliente.post(AJUSTES, { depositoId, motivoId, ...resto });
  expect(status, JSON.stringify(cuerpo)).toBe(201);
  return cuerpo;
}

export async function ajustar(cliente: Cliente, ajuste: AjusteDePrueba): Promise<Contestacion['cuerpo']> {
  const { id, version } = await preparar(cliente, ajuste);
  const { status, cuerpo } = await cliente.post(`${AJUSTES}/${id}/aplicar`, { version });
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  return cuerpo;
}

/** The balance as the table keeps it: [físico, reservado]. */
export async function saldoDe(db: Db, articuloId: string, depositoId: string = INICIALES.deposito) {
  const fila = await db
    .selectFrom('saldo_stock')
    .select(['fisico', 'reservado'])
    .where('articulo_id', '=', articuloId)
    .where('deposito_id', '=', depositoId)
    .executeTakeFirst();
  return fila ? [Number(fila.fisico), Number(fila.reservado)] : [0, 0];
}

/** The cost row as numbers: [cantidad, valor, promedio]. */
export async function costoDe(db: Db, articuloId: string): Promise<number[]> {
  const fila = await db
    .selectFrom('costo_articulo')
    .select(['cantidad', 'valor', 'promedio'])
    .where('articulo_id', '=', articuloId)
    .executeTakeFirstOrThrow();
  return [Number(fila.cantidad), Number(fila.valor), Number(fila.promedio)];
}
