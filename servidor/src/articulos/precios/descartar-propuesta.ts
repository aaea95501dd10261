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

type Propuesta = { readonly id: string; readonly archivo: string; readonly autor: Autor };
type Leida = {
  readonly estado: EstadoDeLote;
  readonly numero: number;
  readonly motivo: string;
  readonly aplicadorId: string | null;
};

/**
 * Discards the batch that the list of a proveedor proposed, once that is taken back, unless its prices were applied, or it was
 * left, by now. Whoever had left it to be applied by itself is told.
 */
export async function descartarPropuesta(tx: Tx, { id, archivo, autor }: Propuesta): Promise<void> {
  if (!(await tomarLote(tx, await exigirLote(tx, id)))) rechazar('articulos.lote_en_curso', {});
  const { rows } = await sql<Leida>`
    select estado, numero, motivo, aplicador_id as "aplicadorId" from lote_precio where id = ${id} for no key update`.execute(
    tx,
  );
  const { estado, numero, motivo, aplicadorId } = definido(rows[0], 'the batch just taken');
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
