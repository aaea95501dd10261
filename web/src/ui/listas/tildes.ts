import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAvisos } from '#ui/flotantes/avisos.tsx';

/** How a line of a document to look at stands: it is in, somebody let it pass, it stands out. */
export type Tilde = { readonly incluida: boolean; readonly confirmada: boolean; readonly alerta: boolean };
type Marca = 'incluir' | 'excluir' | 'confirmar';

/** What stands out is not ticked until somebody looked at it (PRE-04). */
export const estaTildada = ({ incluida, confirmada, alerta }: Tilde): boolean => incluida && (confirmada || !alerta);

/** The orders a tick means: one that stands out is let pass with it, and one that is unticked only stays out. */
export function marcasPara({ incluida, confirmada, alerta }: Tilde, si: boolean): readonly Marca[] {
  if (!si) return ['excluir'];
  return [...(incluida ? [] : (['incluir'] as const)), ...(alerta && !confirmada ? (['confirmar'] as const) : [])];
}

/**
 * Sends orders about one document one after the other, each over the version that the one before left: people tick quicker
 * than the server answers. One that is refused is told, and answers null.
 */
export function useEnFila<Visto extends { readonly version: number }>(clave: QueryKey, version: number) {
  const cache = useQueryClient();
  const avisos = useAvisos();
  const cola = useRef<Promise<unknown>>(Promise.resolve());
  return <Hecho>(
    pedir: (version: number) => Promise<Hecho>,
    asentar: (hecho: Hecho, visto: Visto | undefined) => Visto | undefined,
  ): Promise<Hecho | null> => {
    const turno = cola.current.then(async () => {
      try {
        const hecho = await pedir(cache.getQueryData<Visto>(clave)?.version ?? version);
        cache.setQueryData<Visto>(clave, (visto) => asentar(hecho, visto));
        return hecho;
      } catch (error) {
        avisos.error(error);
        return null;
      }
    });
    cola.current = turno;
    return turno;
  };
}

/** Ticks that show what was asked for until the server said it. */
export function useTildes<Linea extends { readonly linea: number }>(
  tildeDe: (linea: Linea) => Tilde,
  marcar: (marca: Marca, cuales: { lineas: number[] }) => Promise<unknown>,
) {
  const [pedidas, setPedidas] = useState<ReadonlyMap<number, boolean>>(new Map());
  return {
    tildada: (linea: Linea): boolean => pedidas.get(linea.linea) ?? estaTildada(tildeDe(linea)),
    tildar: async (linea: Linea, si: boolean): Promise<void> => {
      const { linea: numero } = linea;
      // While an order about it is on its way, what the server said of it is old.
      const marcas = marcasPara(pedidas.has(numero) ? { ...tildeDe(linea), incluida: false } : tildeDe(linea), si);
      setPedidas((antes) => new Map(antes).set(numero, si));
      await Promise.all(marcas.map((marca) => marcar(marca, { lineas: [numero] })));
      setPedidas((antes) => new Map([...antes].filter(([una, va]) => una !== numero || va !== si)));
    },
  };
}
