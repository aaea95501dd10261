import { useQueryClient } from '@tanstack/react-query';
import type { LineaDeLote, LoteDePrecio } from '@trastienda/nucleo/articulos/precios/contrato-de-lote.ts';
import {
  type FiltroDeLineas,
  type MARCAS_DE_LINEA,
  marcarLineas,
  verLote,
} from '@trastienda/nucleo/articulos/precios/contrato-de-lotes.ts';
import { useRef, useState } from 'react';
import { claveDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/avisos.tsx';

export type Marca = (typeof MARCAS_DE_LINEA)[number];
type Cuales = { lineas: number[] } | { filtro: FiltroDeLineas };

/**
 * Marks lines one order after the other, each over the version that the one before left: people tick quicker than the server
 * answers. Meanwhile the ticks show what was asked for.
 */
export function useMarcas(lote: Pick<LoteDePrecio, 'id' | 'version'>) {
  const cache = useQueryClient();
  const avisos = useAvisos();
  const { mutateAsync } = useComando(marcarLineas);
  const cola = useRef<Promise<boolean>>(Promise.resolve(true));
  const [pedidas, setPedidas] = useState<ReadonlyMap<number, boolean>>(new Map());
  const clave = claveDe(verLote, { params: { id: lote.id } });

  const mandar = async (marca: Marca, cuales: Cuales): Promise<boolean> => {
    const version = cache.getQueryData<LoteDePrecio>(clave)?.version ?? lote.version;
    try {
      cache.setQueryData(clave, await mutateAsync({ params: { id: lote.id }, body: { version, marca, cuales } }));
      return true;
    } catch (error) {
      avisos.error(error);
      return false;
    }
  };
  const encolar = (marcas: readonly Marca[], cuales: Cuales): Promise<boolean> => {
    for (const marca of marcas) cola.current = cola.current.then(() => mandar(marca, cuales));
    return cola.current;
  };
  return {
    /** Whether a line shows its tick: what was asked for, or else what the server said. */
    tildada: (linea: LineaDeLote): boolean => pedidas.get(linea.linea) ?? estaTildada(linea),
    marcar: encolar,
    tildar: async (linea: LineaDeLote, si: boolean): Promise<void> => {
      setPedidas((antes) => new Map(antes).set(linea.linea, si));
      await encolar(marcasPara(linea, si), { lineas: [linea.linea] });
      setPedidas((antes) => new Map([...antes].filter(([una]) => una !== linea.linea)));
    },
  };
}

export type Marcas = ReturnType<typeof useMarcas>;

/** What stands out is not ticked until somebody looked at it (PRE-04). */
export const estaTildada = ({ incluida, confirmada, alertas }: LineaDeLote): boolean =>
  incluida && (confirmada || alertas.length === 0);

/** The orders a tick means: one that stands out is let pass with it, and one that is unticked only stays out. */
export function marcasPara({ incluida, confirmada, alertas }: LineaDeLote, si: boolean): readonly Marca[] {
  if (!si) return ['excluir'];
  return [
    ...(incluida ? [] : (['incluir'] as const)),
    ...(alertas.length > 0 && !confirmada ? (['confirmar'] as const) : []),
  ];
}
