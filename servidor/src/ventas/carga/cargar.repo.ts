import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { totalesDe } from '@trastienda/nucleo/ventas/totales.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { enOrden, insercionDeRenglones } from '#ventas/borrador/renglones.repo.ts';
import { type EntregaNueva, insercionDeEntregados } from '#ventas/entrega/entregas.repo.ts';

/** Where historical documents go, and who brings them. */
export type Destino = { readonly sucursalId: string; readonly depositoId: string; readonly usuarioId: string };

type Documento = {
  readonly id: string;
  readonly comprobanteExterno: string;
  readonly fecha: Date;
  readonly clienteId: string;
  readonly renglones: readonly RenglonDeNota[];
};

/** Notas with their lines, still open so that the database takes the lines. Answers their numbers by id. */
export async function insertarNotas(
  tx: Tx,
  notas: readonly (Documento & { readonly listaId: string })[],
  { sucursalId, depositoId, usuarioId }: Destino,
): Promise<ReadonlyMap<string, number>> {
  const totales = notas.map(({ renglones }) => totalesDe(renglones));
  const { rows } = await sql<{ id: string; numero: number }>`
    insert into nota_pedido (id, comprobante_externo, cliente_id, lista_id, creada_en, neto, iva, total,
                             estado, sucursal_id, deposito_id, creada_por, modificada_por)
    select n.*, 'CONFIRMADA', ${sucursalId}::uuid, ${depositoId}::uuid, ${usuarioId}::uuid, ${usuarioId}::uuid
    from unnest(
      ${notas.map(({ id }) => id)}::uuid[], ${notas.map((nota) => nota.comprobanteExterno)}::text[],
      ${notas.map((nota) => nota.clienteId)}::uuid[], ${notas.map((nota) => nota.listaId)}::uuid[],
      ${notas.map((nota) => nota.fecha.toISOString())}::timestamptz[], ${totales.map(({ neto }) => neto)}::numeric[],
      ${totales.map(({ iva }) => iva)}::numeric[], ${totales.map(({ total }) => total)}::numeric[]
    ) as n (id, comprobante_externo, cliente_id, lista_id, creada_en, neto, iva, total)
    returning id, numero
  `.execute(tx);
  await insercionDeRenglones(notas.flatMap(({ id, renglones }) => enOrden(id, renglones))).execute(tx);
  return new Map(rows.map(({ id, numero }) => [id, numero]));
}

export async function insertarEntregas(
  tx: Tx,
  entregas: readonly (EntregaNueva & { readonly en: Date })[],
): Promise<void> {
  const columna = <Valor>(valor: (entrega: EntregaNueva & { readonly en: Date }) => Valor) => entregas.map(valor);
  await sql`
    insert into entrega (id, nota_id, deposito_id, movimiento_id, usuario_id, en)
    select * from unnest(
      ${columna((e) => e.id)}::uuid[], ${columna((e) => e.notaId)}::uuid[], ${columna((e) => e.depositoId)}::uuid[],
      ${columna((e) => e.movimientoId)}::bigint[], ${columna((e) => e.usuarioId)}::uuid[],
      ${columna((e) => e.en.toISOString())}::timestamptz[])
  `.execute(tx);
  await insercionDeEntregados(entregas).execute(tx);
}

/** Closes notas whose lines are all delivered, leaving the row of the transition. */
export async function terminarNotas(tx: Tx, ids: readonly string[], usuarioId: string): Promise<void> {
  await sql`
    insert into nota_transicion (nota_id, usuario_id, accion, hacia)
    select n.id, ${usuarioId}::uuid, 'importar', 'FINALIZADA' from unnest(${ids}::uuid[]) as n (id)
  `.execute(tx);
  await sql`update nota_pedido set estado = 'FINALIZADA' where id = any(${ids}::uuid[])`.execute(tx);
}

type Devolucion = Documento & { readonly motivo?: string; readonly movimientoId: number | null };

/** Returns without an original, with their lines. Answers their numbers by id. */
export async function insertarDevoluciones(
  tx: Tx,
  devoluciones: readonly Devolucion[],
  { sucursalId, depositoId, usuarioId }: Destino,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; numero: number }>`
    insert into devolucion (id, comprobante_externo, cliente_id, motivo, movimiento_id, total, en,
                            sucursal_id, deposito_id, usuario_id)
    select d.*, ${sucursalId}::uuid, ${depositoId}::uuid, ${usuarioId}::uuid
    from unnest(
      ${devoluciones.map(({ id }) => id)}::uuid[], ${devoluciones.map((una) => una.comprobanteExterno)}::text[],
      ${devoluciones.map((una) => una.clienteId)}::uuid[], ${devoluciones.map(({ motivo = '' }) => motivo)}::text[],
      ${devoluciones.map((una) => una.movimientoId)}::bigint[],
      ${devoluciones.map(({ renglones }) => totalesDe(renglones).total)}::numeric[],
      ${devoluciones.map(({ fecha }) => fecha.toISOString())}::timestamptz[]
    ) as d (id, comprobante_externo, cliente_id, motivo, movimiento_id, total, en)
    returning id, numero
  `.execute(tx);
  await insertarDevueltos(tx, devoluciones);
  return new Map(rows.map(({ id, numero }) => [id, numero]));
}

async function insertarDevueltos(tx: Tx, devoluciones: readonly Devolucion[]): Promise<void> {
  const filas = devoluciones.flatMap(({ id, renglones }) => enOrden(id, renglones));
  const columna = <Valor>(valor: (renglon: RenglonDeNota) => Valor) => filas.map(({ renglon }) => valor(renglon));
  await sql`
    insert into devolucion_renglon (id, devolucion_id, orden, articulo_id, tipo, decimales, descripcion, cantidad,
                                    precio, importe)
    select * from unnest(
      ${filas.map(() => uuidv7())}::uuid[], ${filas.map(({ notaId }) => notaId)}::uuid[],
      ${filas.map(({ orden }) => orden)}::int[], ${columna((r) => r.articuloId)}::uuid[],
      ${columna((r) => r.tipo)}::text[], ${columna((r) => r.decimales)}::smallint[],
      ${columna((r) => r.descripcion)}::text[], ${columna((r) => r.pedida)}::numeric[],
      ${columna((r) => r.precio)}::numeric[], ${columna((r) => r.importe)}::numeric[])
  `.execute(tx);
}
