import { cicloDeLote, type EstadoDeLote } from '@trastienda/nucleo/articulos/precios/ciclo-de-lote.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { type Autor, asentarAuditoria } from '#plataforma/auditoria.ts';
import { tomarLote } from './avance.repo.ts';
import { exigirLote } from './exigir-lote.ts';
import { moverLote } from './lotes.repo.ts';

type Propuesta = { readonly id: string; readonly motivo: string; readonly autor: Autor };

/** Discards a batch whose reason to be is gone, unless its prices were applied, or it was left, by now. */
export async function descartarPropuesta(tx: Tx, { id, motivo, autor }: Propuesta): Promise<void> {
  if (!(await tomarLote(tx, await exigirLote(tx, id)))) rechazar('articulos.lote_en_curso', {});
  const { rows } = await sql<{ estado: EstadoDeLote }>`
    select estado from lote_precio where id = ${id} for no key update`.execute(tx);
  const hacia = cicloDeLote.mover(definido(rows[0], 'the batch just taken').estado, 'descartar');
  if (!hacia.ok) return;
  await moverLote(tx, id, { estado: hacia.value });
  await asentarAuditoria(tx, autor, { accion: 'lote.descartar', entidad: 'lote_precio', id, motivo });
}
