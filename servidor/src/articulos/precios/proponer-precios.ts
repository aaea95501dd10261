import type { FiltroDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { leerListas } from './listas.query.ts';
import { type LotePreparado, prepararSimulado } from './lote-simulado.ts';
import { guardarElegidos } from './lotes.repo.ts';

type Pedido = {
  readonly motivo: string;
  readonly filtro: FiltroDeLote;
  /** Keeps in the batch the artículos it is about, when they are too many for its filter to name. */
  readonly guardar?: (tx: Tx, id: string) => Promise<void>;
};

/**
 * Prepares, already simulated, the batch that keeps the margins of artículos whose cost changed (PRE-18). Nothing is
 * applied: somebody looks at it. Null when no price would move.
 */
export async function proponerPrecios(
  orden: Pick<Orden, 'tx' | 'usuario' | 'ahora'>,
  { filtro, motivo, guardar }: Pedido,
): Promise<LotePreparado | null> {
  const manuales = (await leerListas(orden.tx)).filter(({ activa, tipo }) => activa && tipo === 'MANUAL');
  return prepararSimulado(orden, {
    motivo: motivo.slice(0, 200),
    filtro,
    ...(guardar && { guardar }),
    regla: { tipo: 'MANTENER_MARGEN' },
    listaIds: manuales.map((lista) => lista.id),
  });
}

/** The same for these, however many. */
export const proponerParaElegidos = (
  orden: Pick<Orden, 'tx' | 'usuario' | 'ahora'>,
  { ids, motivo }: { readonly ids: readonly string[]; readonly motivo: string },
): Promise<LotePreparado | null> =>
  ids.length === 0
    ? Promise.resolve(null)
    : proponerPrecios(orden, {
        motivo,
        filtro: { elegidos: ids.length },
        guardar: (tx, id) => guardarElegidos(tx, id, ids),
      });
