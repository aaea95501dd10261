import type { ArmadoNuevo } from '@trastienda/nucleo/articulos/contrato.ts';
import { sql } from 'kysely';
import type { EstructuraBloqueada } from '#articulos/estructura/estructuras.repo.ts';
import type { Tx } from '#db/db.ts';

export async function tomarNumero(tx: Tx): Promise<number> {
  const { rows } = await sql<{ numero: number }>`select nextval('orden_armado_numero') as numero`.execute(tx);
  return Number(rows[0]?.numero);
}

type Nueva = {
  readonly id: string;
  readonly numero: number;
  readonly pedido: ArmadoNuevo;
  readonly estructura: EstructuraBloqueada;
  readonly decimales: number;
  readonly deposito: { readonly id: string; readonly sucursalId: string };
  readonly movimientoId: number;
  readonly usuarioId: string;
};

export async function insertarOrden(tx: Tx, nueva: Nueva): Promise<void> {
  const { id, numero, pedido, estructura, decimales, deposito, movimientoId, usuarioId } = nueva;
  await tx
    .insertInto('orden_armado')
    .values({
      id,
      numero,
      sentido: pedido.sentido,
      estructura_id: estructura.id,
      articulo_id: estructura.articuloId,
      decimales,
      cantidad: pedido.cantidad,
      sucursal_id: deposito.sucursalId,
      deposito_id: deposito.id,
      costo_agregado: pedido.costoAgregado ?? '0',
      movimiento_id: movimientoId,
      nota: pedido.nota,
      creado_por: usuarioId,
    })
    .execute();
}

type OrdenBloqueada = {
  readonly id: string;
  readonly numero: number;
  readonly version: number;
  readonly estado: 'TERMINADA' | 'REVERTIDA';
  readonly sucursalId: string;
  readonly movimientoId: number;
};

export async function bloquearOrden(tx: Tx, id: string): Promise<OrdenBloqueada | undefined> {
  const { rows } = await sql<OrdenBloqueada>`
    select id, numero, version, estado, sucursal_id as "sucursalId", movimiento_id as "movimientoId"
    from orden_armado where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

export async function marcarRevertida(tx: Tx, id: string, usuarioId: string): Promise<void> {
  await sql`
    update orden_armado set estado = 'REVERTIDA', revertida_en = clock_timestamp(), revertida_por = ${usuarioId},
           version = version + 1
    where id = ${id}
  `.execute(tx);
}
