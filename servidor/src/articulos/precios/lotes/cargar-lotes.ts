import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { leerConfiguracion } from '#articulos/precios/configuracion.ts';
import type { Tx } from '#db/db.ts';
import { escribirPrecios } from './aplicar/aplicacion.repo.ts';
import { type DatosDeLote, insertarLote, moverLote, recontar } from './lotes.repo.ts';
import { simular } from './simular/simular-lote.ts';

/** How far a batch went, and when: to be applied at an instant to come, applied, or left on the way. */
type Final =
  | { readonly estado: 'BORRADOR' | 'SIMULADO' | 'APLICADO' }
  | { readonly estado: 'DESCARTADO'; readonly porque: string }
  | { readonly estado: 'PROGRAMADO'; readonly aplicaDesde: Date };

export type LoteParaCargar = DatosDeLote & {
  readonly en: Date;
  readonly final: Final;
  readonly autorId: string;
  /** Who approves it and applies it. */
  readonly aprobadorId: string;
};

const APROBADOS: ReadonlySet<Final['estado']> = new Set(['APLICADO', 'PROGRAMADO']);

/** Batches of prices at any moment of their life, simulated and applied by the rules of those that people make. */
export async function cargarLotes(tx: Tx, lotes: readonly LoteParaCargar[]): Promise<void> {
  const { limiteDeVariacion } = await leerConfiguracion(tx);
  for (const lote of lotes) await cargarLote(tx, lote, limiteDeVariacion);
}

async function cargarLote(tx: Tx, lote: LoteParaCargar, limiteDeVariacion: string): Promise<void> {
  const { en, final, autorId, aprobadorId } = lote;
  const id = uuidv7();
  await insertarLote(tx, id, { ...lote, limiteDeVariacion, autorId });
  await sql`update lote_precio set creado_en = ${en} where id = ${id}`.execute(tx);
  if (final.estado === 'BORRADOR') return;
  const { iguales, sinBase } = await simular(tx, { ...lote, id, limiteDeVariacion }, en);
  const aprobado = APROBADOS.has(final.estado);
  // Whoever approved looked at what stood out.
  if (aprobado) await sql`update lote_precio_linea set confirmada = true where lote_id = ${id}`.execute(tx);
  await recontar(tx, id, { iguales, sinBase });
  await moverLote(tx, id, {
    estado: final.estado,
    simulado_en: en,
    ...(aprobado ? { aprobador_id: aprobadorId, aprobado_en: en, aplicador_id: aprobadorId } : {}),
    ...(final.estado === 'PROGRAMADO' ? { aplica_desde: final.aplicaDesde } : {}),
    ...(final.estado === 'DESCARTADO'
      ? { descartado_en: en, descartado_por: aprobadorId, descarte: final.porque }
      : {}),
    ...(final.estado === 'APLICADO' ? { aplicado_en: en, omitidas: 0 } : {}),
  });
  if (final.estado !== 'APLICADO') return;
  const omitidas = await escribirPrecios(tx, id, {
    ...{ ahora: en, usuarioId: aprobadorId, motivo: lote.motivo },
    avisar: async () => {},
  });
  if (omitidas === 0) return;
  await moverLote(tx, id, { estado: 'APLICADO', omitidas });
  await recontar(tx, id, { iguales, sinBase });
}
