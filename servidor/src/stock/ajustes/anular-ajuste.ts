import type { Ajuste } from '@trastienda/nucleo/stock/contrato.ts';
import type { Orden } from '#http/contexto.ts';
import { pasarAjuste } from './pasar-ajuste.ts';

type Pedido = { readonly version: number; readonly motivo?: string | undefined };

/** Gives up what was not applied. It stays, with its number, for whoever asks what became of it. */
export async function anularAjuste(orden: Orden, id: string, pedido: Pedido): Promise<Ajuste> {
  return (await pasarAjuste(orden, id, { ...pedido, accion: 'anular' })).visto;
}
