import { cicloDeLote } from '@trastienda/nucleo/articulos/precios/ciclo-de-lote.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { leerConfiguracion } from './configuracion.ts';
import { leerListas } from './listas.query.ts';
import { borrarLote, insertarLote, type LoteTomado, moverLote, recontar } from './lotes.repo.ts';
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
  const id = uuidv7();
  const datos = {
    motivo,
    filtro: { articuloIds: [articuloId] },
    regla: { tipo: 'MANTENER_MARGEN' as const },
    redondeo: { paso: '0', modo: 'CERCANO' as const, terminacion: '0' },
    listaIds: manuales.map((lista) => lista.id),
  };
  const numero = await insertarLote(tx, id, { ...datos, limiteDeVariacion, autorId: usuario.id });
  const lote: LoteTomado = {
    ...datos,
    id,
    numero,
    version: 1,
    estado: cicloDeLote.inicial,
    hacia: 'SIMULADO',
    limiteDeVariacion,
    autorId: usuario.id,
    totales: null,
    aplicaDesde: null,
  };
  const contado = await simular(tx, lote, ahora);
  if (contado.lineas === 0) {
    await borrarLote(tx, id);
    return null;
  }
  await recontar(tx, id, contado);
  await moverLote(tx, id, { estado: lote.hacia, simulado_en: ahora });
  return { id, numero };
}
