import { cicloDeLote, type EstadoDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import type { OrdenDeComando } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { type Autor, asentarAuditoria } from '#plataforma/auditoria.ts';
import { publicar } from '#plataforma/eventos.ts';
import { exigirLote } from './exigir-lote.ts';
import { moverLote } from './lotes.repo.ts';
import { tomarLote } from './turno.repo.ts';

/** A batch that nobody else moves until the transaction ends. */
type Propuesta = {
  readonly id: string;
  readonly estado: EstadoDeLote;
  readonly numero: number;
  readonly motivo: string;
  readonly aplicadorId: string | null;
};

/** Takes the batch that costs that changed proposed: before they are taken back, which may be the work of minutes. */
export async function tomarPropuesta(tx: Tx, id: string): Promise<Propuesta> {
  if (!(await tomarLote(tx, await exigirLote(tx, id)))) rechazar('articulos.lote_en_curso', {});
  const { rows } = await sql<Propuesta>`
    select id, estado, numero, motivo, aplicador_id as "aplicadorId" from lote_precio where id = ${id} for no key update`.execute(
    tx,
  );
  return definido(rows[0], 'the batch just taken');
}

type PorQue = {
  /** As its trail says it. */
  readonly porque: string;
  readonly autor: Autor;
  readonly en: Date;
  /** What is told to whoever had left it to be applied by itself. */
  readonly aviso: { readonly tipo: 'lote.descartado'; readonly archivo: string } | { readonly tipo: 'lote.deshecho' };
};

/**
 * Discards it once those costs were taken back, unless its prices were applied, or it was left, by now. Whoever had left it to be
 * applied by itself is told. Says whether it did.
 */
export async function descartarPropuesta(
  tx: Tx,
  { id, estado, numero, motivo, aplicadorId }: Propuesta,
  { porque, autor, en, aviso }: PorQue,
): Promise<boolean> {
  const hacia = cicloDeLote.mover(estado, 'descartar');
  if (!hacia.ok) return false;
  await moverLote(tx, id, {
    estado: hacia.value,
    descartado_en: en,
    descartado_por: autor.usuarioId,
    descarte: porque,
  });
  await asentarAuditoria(tx, autor, {
    accion: 'lote.descartar',
    entidad: 'lote_precio',
    id,
    motivo: porque,
  });
  // Whoever takes them back knows it.
  if (estado !== 'PROGRAMADO' || aplicadorId === null || aplicadorId === autor.usuarioId) return true;
  const datos = { loteId: id, numero, motivo };
  await publicar(
    tx,
    aviso.tipo === 'lote.deshecho'
      ? { tipo: aviso.tipo, usuarioId: aplicadorId, datos }
      : { tipo: aviso.tipo, usuarioId: aplicadorId, datos: { ...datos, archivo: aviso.archivo } },
  );
  return true;
}

/**
 * Takes the batch of prices that a change proposed, for whoever takes the change back; gives what discards it with the change
 * (PRE-18), and answers its number, or null when there is none to discard. A batch is of who may prepare one.
 */
export async function tomarLaDelCambio(
  { tx, usuario, direccion, pedidoId, ahora }: OrdenDeComando,
  loteId: string | null,
): Promise<(porque: string) => Promise<number | null>> {
  if (loteId === null || !usuario.puede('precio.modificar')) return async () => null;
  const propuesta = await tomarPropuesta(tx, loteId);
  return async (porque) => {
    const descartada = await descartarPropuesta(tx, propuesta, {
      porque: porque.slice(0, 200),
      autor: { usuarioId: usuario.id, quien: usuario.nombre, direccion, pedidoId },
      en: ahora,
      aviso: { tipo: 'lote.deshecho' },
    });
    return descartada ? propuesta.numero : null;
  };
}
