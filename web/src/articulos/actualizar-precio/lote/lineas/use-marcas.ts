import type { FiltroDeLineas, LineaDeLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lineas.ts';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import {
  type MARCAS_DE_LINEA,
  marcarLineas,
  verLote,
} from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { claveDe, useComando } from '#api/consultas.ts';
import { type Tilde, useEnFila, useTildes } from '#ui/listas/tildes.ts';

export type Marca = (typeof MARCAS_DE_LINEA)[number];
type Cuales = { lineas: number[] } | { filtro: FiltroDeLineas };

/** Marks lines of a batch, one order after the other; the ticks show what was asked for. */
export function useMarcas({ id, version }: Pick<LoteDePrecio, 'id' | 'version'>) {
  const { mutateAsync } = useComando(marcarLineas);
  const enFila = useEnFila<LoteDePrecio>(claveDe(verLote, { params: { id } }), version);
  /** Answers how many lines were not so before; null when it was refused. */
  const marcar = async (marca: Marca, cuales: Cuales): Promise<number | null> => {
    const hecho = await enFila(
      (actual) => mutateAsync({ params: { id }, body: { version: actual, marca, cuales } }),
      ({ marcadas: _, ...lote }) => lote,
    );
    return hecho?.marcadas ?? null;
  };
  return { marcar, ...useTildes(tildeDe, marcar) };
}

export type Marcas = ReturnType<typeof useMarcas>;

export const tildeDe = ({ incluida, confirmada, alertas }: LineaDeLote): Tilde => ({
  incluida,
  confirmada,
  alerta: alertas.length > 0,
});
