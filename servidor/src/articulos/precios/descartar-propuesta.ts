import { cicloDeLote, type EstadoDeLote } from '@trastienda/nucleo/articulos/precios/ciclo-de-lote.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { type Autor, asentarAuditoria } from '#plataforma/auditoria.ts';
import { publicar } from '#plataforma/eventos.ts';
import { tomarLote } from './avance.repo.ts';
import { exigirLote } from './exigir-lote.ts';
import { moverLote } from './lotes.repo.ts';

/** A batch that nobody else moves until the transaction ends. */
type Propuesta = {
  readonly id: string;
  readonly estado: EstadoDeLote;
  readonly numero: number;
  readonly motivo: string;
  readonly aplicadorId: string | null;
};

/** Takes the batch that the list of a proveedor proposed: before the list is taken back, which may be the work of minutes. */
export async function tomarPropuesta(tx: Tx, id: string): Promise<Propuesta> {
  if (!(await tomarLote(tx, await exigirLote(tx, id)))) rechazar('articulos.lote_en_curso', {});
  const { rows } = await sql<Propuesta>`
    select id, estado, numero, motivo, aplicador_id as "aplicadorId" from lote_precio where id = ${id} for no key update`.execute(
    tx,
  );
  return definido(rows[0], 'the batch just taken');
}

type PorQue = { readonly archivo: string; readonly autor: Autor };

/**
 * Discards it once that list was taken back, unless its prices were applied, or it was left, by now. Whoever had left it to be
 * applied by itself is told.
 */
export async function descartarPropuesta(
  tx: Tx,
  { id, estado, numero, motivo, aplicadorId }: Propuesta,
  { archivo, autor }: PorQue,
): Promise<void> {
  const hacia = cicloDeLote.mover(estado, 'descartar');
  if (!hacia.ok) return;
  await moverLote(tx, id, { estado: hacia.value });
  await asentarAuditoria(tx, autor, {
    accion: 'lote.descartar',
    entidad: 'lote_precio',
    id,
    motivo: `Se revirtió la lista ${archivo}`,
  });
  // Whoever takes the list back knows it.
  if (estado !== 'PROGRAMADO' || aplicadorId === null || aplicadorId === autor.usuarioId) return;
  const datos = { loteId: id, numero, motivo, archivo };
  await publicar(tx, { tipo: 'lote.descartado', usuarioId: aplicadorId, datos });
}
