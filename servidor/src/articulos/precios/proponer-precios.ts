import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { leerConfiguracion } from './configuracion.ts';
import { leerListas } from './listas.query.ts';
import { borrarLote, insertarLote, type LoteSimulable, moverLote, recontar } from './lotes.repo.ts';
import { simular } from './simular-lote.ts';

type Pedido = { readonly articuloId: string; readonly motivo: string };

/**
 * Prepares, already simulated, the batch that keeps the margins of an artículo whose cost changed (PRE-18). Nothing is
 * applied: somebody looks at it. Null when no price would move.
 */
export async function proponerPrecios(
  { tx, usuario, ahora }: Orden,
  { articuloId, motivo }: Pedido,
): Promise<{ readonly id: string; readonly numero: number } | null> {
  const manuales = (await leerListas(tx)).filter(({ activa, tipo }) => activa && tipo === 'MANUAL');
  const { limiteDeVariacion } = await leerConfiguracion(tx);
  const lote: LoteSimulable = {
    id: uuidv7(),
    motivo,
    filtro: { articuloIds: [articuloId] },
    regla: { tipo: 'MANTENER_MARGEN' },
    redondeo: { paso: '0', modo: 'CERCANO', terminacion: '0' },
    listaIds: manuales.map((lista) => lista.id),
    limiteDeVariacion,
  };
  const { id } = lote;
  const numero = await insertarLote(tx, id, { ...lote, autorId: usuario.id });
  const contado = await simular(tx, lote, ahora);
  if (contado.lineas === 0) {
    await borrarLote(tx, id);
    return null;
  }
  await recontar(tx, id, contado);
  await moverLote(tx, id, { estado: 'SIMULADO', simulado_en: ahora });
  return { id, numero };
}
