import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { totalesDe } from '@trastienda/nucleo/ventas/totales.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { enOrden, insercionDeRenglones } from '#ventas/borrador/renglones.repo.ts';
import type { NotaParaCargar } from './cargar-notas.ts';

export type NotaAInsertar = Omit<NotaParaCargar, 'renglones'> & {
  readonly id: string;
  readonly renglones: readonly (RenglonDeNota & { readonly reservada: string })[];
};

const primerPaso = ({ pasos }: NotaAInsertar): string => (pasos[0]?.en ?? new Date(0)).toISOString();
const ultimoPaso = ({ pasos }: NotaAInsertar): string => (pasos.at(-1)?.en ?? new Date(0)).toISOString();

/** Notas with their lines as they end, still drafts so that the database takes the lines. Answers their numbers by id. */
export async function insertarBorradores(
  tx: Tx,
  notas: readonly NotaAInsertar[],
): Promise<ReadonlyMap<string, number>> {
  const columna = <Valor>(valor: (nota: NotaAInsertar) => Valor) => notas.map(valor);
  const totales = columna(({ renglones }) => totalesDe(renglones));
  const { rows } = await sql<{ id: string; numero: number }>`
    insert into nota_pedido (id, version, sucursal_id, deposito_id, cliente_id, lista_id, observaciones, neto, iva, total,
                             creada_en, creada_por, modificada_en, modificada_por)
    select * from unnest(
      ${columna(({ id }) => id)}::uuid[], ${columna(({ pasos }) => pasos.length)}::int[],
      ${columna(({ sucursalId }) => sucursalId)}::uuid[], ${columna(({ depositoId }) => depositoId)}::uuid[],
      ${columna(({ clienteId }) => clienteId)}::uuid[], ${columna(({ listaId }) => listaId)}::uuid[],
      ${columna(({ observaciones }) => observaciones)}::text[], ${totales.map(({ neto }) => neto)}::numeric[],
      ${totales.map(({ iva }) => iva)}::numeric[], ${totales.map(({ total }) => total)}::numeric[],
      ${columna(primerPaso)}::timestamptz[], ${columna(({ usuarioId }) => usuarioId)}::uuid[],
      ${columna(ultimoPaso)}::timestamptz[], ${columna(({ usuarioId }) => usuarioId)}::uuid[])
    returning id, numero
  `.execute(tx);
  await insercionDeRenglones(notas.flatMap(({ id, renglones }) => enOrden(id, renglones))).execute(tx);
  return new Map(rows.map(({ id, numero }) => [id, numero]));
}

export async function insertarPasos(tx: Tx, notas: readonly NotaAInsertar[]): Promise<void> {
  const pasos = notas.flatMap(({ id: notaId, usuarioId, pasos: suyos }) =>
    suyos.map((paso) => ({ ...paso, notaId, usuarioId })),
  );
  await sql`
    insert into nota_transicion (nota_id, usuario_id, en, accion, desde, hacia, motivo)
    select * from unnest(
      ${pasos.map(({ notaId }) => notaId)}::uuid[], ${pasos.map(({ usuarioId }) => usuarioId)}::uuid[],
      ${pasos.map(({ en }) => en.toISOString())}::timestamptz[], ${pasos.map(({ accion }) => accion)}::text[],
      ${pasos.map(({ desde }) => desde)}::text[], ${pasos.map(({ hacia }) => hacia)}::text[],
      ${pasos.map(({ motivo }) => motivo)}::text[])
  `.execute(tx);
}

/** What was given up of each line, with the reason of the step that did it. */
export async function insertarCancelacionesCargadas(tx: Tx, notas: readonly NotaAInsertar[]): Promise<void> {
  const filas = notas.flatMap(({ id: notaId, usuarioId, pasos, renglones }) => {
    const paso = pasos.find(({ accion }) => accion === 'cancelar-saldo');
    if (!paso) return [];
    return renglones
      .filter(({ cancelada }) => decimal(cancelada).gt(0))
      .map(({ id: renglonId, cancelada }) => ({ notaId, usuarioId, renglonId, cancelada, paso }));
  });
  if (filas.length === 0) return;
  await sql`
    insert into nota_cancelacion (id, nota_id, renglon_id, cantidad, motivo, en, usuario_id)
    select * from unnest(
      ${filas.map(() => uuidv7())}::uuid[], ${filas.map(({ notaId }) => notaId)}::uuid[],
      ${filas.map(({ renglonId }) => renglonId)}::uuid[], ${filas.map(({ cancelada }) => cancelada)}::numeric[],
      ${filas.map(({ paso }) => paso.motivo)}::text[], ${filas.map(({ paso }) => paso.en.toISOString())}::timestamptz[],
      ${filas.map(({ usuarioId }) => usuarioId)}::uuid[])
  `.execute(tx);
}

/** Takes each nota to the state it got to; its lines can be written no more when it is closed. */
export async function cerrarCargadas(tx: Tx, notas: readonly NotaAInsertar[]): Promise<void> {
  const avanzadas = notas.filter(({ estado }) => estado !== 'BORRADOR');
  await sql`
    update nota_pedido n set estado = c.estado
    from unnest(${avanzadas.map(({ id }) => id)}::uuid[], ${avanzadas.map(({ estado }) => estado)}::text[])
      as c (id, estado)
    where n.id = c.id
  `.execute(tx);
}
