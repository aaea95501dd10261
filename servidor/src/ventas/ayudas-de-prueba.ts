import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#db/db.ts';
import type { Cliente, Contestacion } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { cargarMovimientos, depositosVirtuales } from '#stock/index.ts';

export const NOTAS = '/api/ventas/notas-de-pedido';

type Existencia = {
  readonly articuloId: string;
  readonly cantidad: string;
  readonly depositoId?: string;
  readonly decimales?: number;
  readonly costo?: string;
};

/** Opening stock, written by the ledger's own door. */
export async function sembrarStock(db: Db, usuarioId: string, existencias: readonly Existencia[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const desde = definido((await depositosVirtuales(tx)).get('INICIAL'), 'the depósito of opening stock');
    const id = uuidv7();
    await cargarMovimientos(tx, [
      {
        tipo: 'INICIAL',
        fechaEfectiva: new Date('2026-01-02T12:00:00Z'),
        documento: { tipo: 'AJUSTE', id, texto: 'Stock inicial' },
        clave: `prueba:${id}`,
        usuarioId,
        traspasos: existencias.map(({ articuloId, cantidad, depositoId, decimales = 0, costo = '50' }) => ({
          articuloId,
          decimales,
          desde,
          hacia: depositoId ?? INICIALES.deposito,
          cantidad,
          costo,
        })),
      },
    ]);
  });
}

type RenglonDePrueba = { readonly articuloId: string; readonly cantidad: string; readonly [campo: string]: unknown };

type NotaDePrueba = {
  readonly renglones: readonly RenglonDePrueba[];
  readonly depositoId?: string;
  readonly clienteId?: string;
};

/** A draft of «Consumidor Final» in the default depósito unless said otherwise. */
export const crearNota = (
  cliente: Cliente,
  { renglones, depositoId = INICIALES.deposito, clienteId = INICIALES.consumidorFinal }: NotaDePrueba,
): Promise<Contestacion> => cliente.post(NOTAS, { clienteId, depositoId, renglones });

/** A confirmed nota, as its command answered it. */
// biome-ignore lint/suspicious/noExplicitAny: a test walks into answers of every shape
export async function crearConfirmada(cliente: Cliente, nota: NotaDePrueba): Promise<any> {
  const { cuerpo } = await crearNota(cliente, nota);
  const confirmada = await cliente.post(`${NOTAS}/${cuerpo.id}/confirmar`, { version: 1 });
  if (confirmada.status !== 200) throw new Error(`La nota no se confirmó: ${confirmada.texto}`);
  return confirmada.cuerpo;
}

/** Calls an action of a nota. */
export const accionar = (
  cliente: Cliente,
  nota: { readonly id: string; readonly version: number },
  accion: string,
  cuerpo: object = {},
): Promise<Contestacion> => cliente.post(`${NOTAS}/${nota.id}/${accion}`, { version: nota.version, ...cuerpo });

/** físico and reservado of an artículo in a depósito, as numbers. */
export async function leerSaldo(
  db: Db,
  articuloId: string,
  depositoId: string = INICIALES.deposito,
): Promise<{ readonly fisico: number; readonly reservado: number }> {
  const fila = await db
    .selectFrom('saldo_stock')
    .select(['fisico', 'reservado'])
    .where('articulo_id', '=', articuloId)
    .where('deposito_id', '=', depositoId)
    .executeTakeFirst();
  return { fisico: Number(fila?.fisico ?? 0), reservado: Number(fila?.reservado ?? 0) };
}
