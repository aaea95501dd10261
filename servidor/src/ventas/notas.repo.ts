import type { EstadoNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { ELEGIDA, OrigenDeLista } from '@trastienda/nucleo/ventas/listas/lista-que-rige.ts';
import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import type { Totales } from '@trastienda/nucleo/ventas/totales.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { enOrden, insercionDeRenglones } from './borrador/renglones.repo.ts';

export type Encabezado = {
  readonly id: string;
  readonly numero: number;
  readonly version: number;
  readonly estado: EstadoNota;
  readonly sucursalId: string;
  readonly depositoId: string;
  readonly clienteId: string;
  readonly condicionId: string | null;
  readonly listaId: string;
  /** Why it goes by that lista. */
  readonly listaOrigen: OrigenDeLista | typeof ELEGIDA;
  readonly observaciones: string;
  readonly creadaEn: string;
};

/** Locks a nota to decide about it, before anything else of the command (`acordado` 13b). */
export async function bloquearNota(tx: Tx, id: string): Promise<Encabezado | undefined> {
  const { rows } = await sql<Encabezado>`
    select id, numero, version, estado, sucursal_id as "sucursalId", deposito_id as "depositoId",
           cliente_id as "clienteId", condicion_id as "condicionId", lista_id as "listaId",
           lista_origen as "listaOrigen", observaciones, creada_en as "creadaEn"
    from nota_pedido where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

type Escribible = Omit<Encabezado, 'numero' | 'version' | 'estado' | 'creadaEn'>;

type NotaAInsertar = Escribible & {
  readonly usuarioId: string;
  readonly renglones: readonly RenglonDeNota[];
  readonly totales: Totales;
};

/** A new draft with its lines and its first transition, in one statement. Answers its number. */
export async function insertarNota(tx: Tx, nota: NotaAInsertar): Promise<number> {
  const { rows } = await sql<{ numero: number }>`
    with nota as (
      insert into nota_pedido (id, sucursal_id, deposito_id, cliente_id, condicion_id, lista_id, lista_origen,
                               observaciones, neto, iva, total,
                               creada_por, modificada_por)
      values (${nota.id}, ${nota.sucursalId}, ${nota.depositoId}, ${nota.clienteId}, ${nota.condicionId}, ${nota.listaId},
              ${nota.listaOrigen}, ${nota.observaciones}, ${nota.totales.neto}, ${nota.totales.iva}, ${nota.totales.total},
              ${nota.usuarioId}, ${nota.usuarioId})
      returning numero
    ), renglones as (${insercionDeRenglones(enOrden(nota.id, nota.renglones))}
    ), transicion as (
      insert into nota_transicion (nota_id, usuario_id, accion, hacia)
      values (${nota.id}, ${nota.usuarioId}, 'crear', 'BORRADOR')
    )
    select numero from nota
  `.execute(tx);
  return rows[0]?.numero ?? 0;
}

type Transicion = {
  readonly nota: Pick<Encabezado, 'id' | 'estado'>;
  readonly accion: string;
  readonly hacia: EstadoNota;
  readonly usuarioId: string;
  readonly motivo?: string;
};

/** Moves a nota, raises its version and leaves the row of the transition. Its lines were written before. */
export async function moverNota(tx: Tx, { nota, accion, hacia, usuarioId, motivo = '' }: Transicion): Promise<void> {
  await sql`
    with transicion as (
      insert into nota_transicion (nota_id, usuario_id, accion, desde, hacia, motivo)
      values (${nota.id}, ${usuarioId}, ${accion}, ${nota.estado}, ${hacia}, ${motivo})
    )
    update nota_pedido
    set estado = ${hacia}, version = version + 1, modificada_en = clock_timestamp(), modificada_por = ${usuarioId}
    where id = ${nota.id}
  `.execute(tx);
}

type CambioDeBorrador = Escribible & { readonly totales: Totales; readonly usuarioId: string };

export async function cambiarBorrador(tx: Tx, cambio: CambioDeBorrador): Promise<void> {
  await tx
    .updateTable('nota_pedido')
    .set((fila) => ({
      sucursal_id: cambio.sucursalId,
      deposito_id: cambio.depositoId,
      cliente_id: cambio.clienteId,
      condicion_id: cambio.condicionId,
      lista_id: cambio.listaId,
      lista_origen: cambio.listaOrigen,
      observaciones: cambio.observaciones,
      neto: cambio.totales.neto,
      iva: cambio.totales.iva,
      total: cambio.totales.total,
      version: fila('version', '+', 1),
      modificada_en: sql<string>`clock_timestamp()`,
      modificada_por: cambio.usuarioId,
    }))
    .where('id', '=', cambio.id)
    .executeTakeFirstOrThrow();
}
