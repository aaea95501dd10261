import type { RenglonDeAjuste } from '@trastienda/nucleo/stock/ajuste.ts';
import type { AutoresDeAjuste } from '@trastienda/nucleo/stock/aprobacion-de-ajuste.ts';
import type { EstadoAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

export type AjusteBloqueado = AutoresDeAjuste & {
  readonly id: string;
  readonly numero: number;
  readonly version: number;
  readonly estado: EstadoAjuste;
  readonly sucursalId: string;
  readonly depositoId: string;
  readonly motivoId: string;
  readonly observaciones: string;
  readonly fechaEfectiva: string | null;
};

/** Loads an ajuste to decide about it. The row stays locked until the command ends. */
export async function bloquearAjuste(tx: Tx, id: string): Promise<AjusteBloqueado | undefined> {
  const fila = await tx
    .selectFrom('ajuste')
    .select([
      'id',
      'numero',
      'version',
      'estado',
      'sucursal_id as sucursalId',
      'deposito_id as depositoId',
      'motivo_id as motivoId',
      'observaciones',
      'fecha_efectiva as fechaEfectiva',
      'creado_por as creadoPorId',
      'cambiado_por as cambiadoPorId',
      'pedido_por as pedidoPorId',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return fila && { ...fila, estado: fila.estado as EstadoAjuste };
}

export type Cabecera = {
  readonly sucursalId: string;
  readonly depositoId: string;
  readonly motivoId: string;
  readonly observaciones: string;
  readonly fechaEfectiva: string | null;
};

export async function insertarAjuste(
  tx: Tx,
  ajuste: Cabecera & { readonly id: string; readonly creadoPor: string },
): Promise<void> {
  await tx
    .insertInto('ajuste')
    .values({ id: ajuste.id, creado_por: ajuste.creadoPor, ...columnasDeCabecera(ajuste) })
    .execute();
}

export async function guardarCabecera(
  tx: Tx,
  { id, version }: Pick<AjusteBloqueado, 'id' | 'version'>,
  { usuarioId, ...cabecera }: Cabecera & { readonly usuarioId: string },
): Promise<void> {
  await tx
    .updateTable('ajuste')
    .set({ ...columnasDeCabecera(cabecera), version: version + 1, cambiado_por: usuarioId })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const columnasDeCabecera = ({ sucursalId, depositoId, motivoId, observaciones, fechaEfectiva }: Cabecera) => ({
  sucursal_id: sucursalId,
  deposito_id: depositoId,
  motivo_id: motivoId,
  observaciones,
  fecha_efectiva: fechaEfectiva,
});

export type RenglonGuardado = Omit<RenglonDeAjuste, 'codigo'>;

/** The lines of an ajuste are these, in this order, and no other. */
export async function reemplazarRenglones(
  tx: Tx,
  ajusteId: string,
  renglones: readonly RenglonGuardado[],
): Promise<void> {
  await tx.deleteFrom('ajuste_renglon').where('ajuste_id', '=', ajusteId).execute();
  await insertarRenglones(tx, [{ id: ajusteId, renglones }]);
}

type ConRenglones = { readonly id: string; readonly renglones: readonly RenglonGuardado[] };

/** The lines of some ajustes that have none, in the order given. */
export async function insertarRenglones(tx: Tx, ajustes: readonly ConRenglones[]): Promise<void> {
  const filas = ajustes.flatMap(({ id: ajusteId, renglones }) =>
    renglones.map((renglon, i) => ({ ...renglon, ajusteId, orden: i + 1 })),
  );
  await sql`
    insert into ajuste_renglon (id, ajuste_id, orden, articulo_id, decimales, cantidad, costo, numeros)
    select * from unnest(
      ${filas.map(({ id }) => id)}::uuid[], ${filas.map(({ ajusteId }) => ajusteId)}::uuid[],
      ${filas.map(({ orden }) => orden)}::int[], ${filas.map(({ articuloId }) => articuloId)}::uuid[],
      ${filas.map(({ decimales }) => decimales)}::smallint[], ${filas.map(({ cantidad }) => cantidad)}::numeric[],
      ${filas.map(({ costo }) => costo)}::numeric[],
      ${filas.map(({ numeros = [] }) => JSON.stringify(numeros))}::jsonb[])
  `.execute(tx);
}

type Desenlace = {
  readonly ajuste: Pick<AjusteBloqueado, 'id' | 'version'>;
  readonly estado: EstadoAjuste;
  readonly usuarioId: string;
  readonly fechaEfectiva?: Date;
  /** Why it is asked for. */
  readonly motivo?: string | undefined;
};

/** Moves an ajuste to another state, with who did it and when. */
export async function cambiarEstado(tx: Tx, desenlace: Desenlace): Promise<void> {
  const { ajuste, estado, usuarioId, fechaEfectiva, motivo = '' } = desenlace;
  await tx
    .updateTable('ajuste')
    .set({
      estado,
      version: ajuste.version + 1,
      ...(estado === 'A_APROBAR'
        ? { pedido_en: sql`clock_timestamp()`, pedido_por: usuarioId, pedido_motivo: motivo }
        : {}),
      ...(estado === 'BORRADOR' ? { pedido_en: null, pedido_por: null, pedido_motivo: '' } : {}),
      ...(estado === 'APLICADO' ? { aplicado_en: sql`clock_timestamp()`, aplicado_por: usuarioId } : {}),
      ...(estado === 'REVERTIDO' ? { revertido_en: sql`clock_timestamp()`, revertido_por: usuarioId } : {}),
      ...(estado === 'ANULADO' ? { anulado_en: sql`clock_timestamp()`, anulado_por: usuarioId } : {}),
      ...(fechaEfectiva ? { fecha_efectiva: fechaEfectiva } : {}),
    })
    .where('id', '=', ajuste.id)
    .executeTakeFirstOrThrow();
}
