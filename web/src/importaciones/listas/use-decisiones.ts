import {
  type FiltroDeLineasDeLista,
  type Importacion,
  type LineaDeLista,
  type MARCAS_DE_LISTA,
  marcarLineasDeLista,
  verImportacion,
  vincularLineaDeLista,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { claveDe, useComando } from '#api/consultas.ts';
import { useEnFila, useTildes } from '#ui/listas/tildes.ts';

export type Marca = (typeof MARCAS_DE_LISTA)[number];
type Cuales = { lineas: number[] } | { filtro: FiltroDeLineasDeLista };
type Hecho = { readonly version: number; readonly lineas: number };

/** Decides about the lines of a list, one order after the other; the ticks show what was asked for. */
export function useDecisiones({ id, version }: Pick<Importacion, 'id' | 'version'>) {
  const marcas = useComando(marcarLineasDeLista);
  const vinculos = useComando(vincularLineaDeLista);
  const enFila = useEnFila<Importacion>(claveDe(verImportacion, { params: { id } }), version);
  /** How many lines changed; null when it was refused. */
  const decidir = async (pedir: (version: number) => Promise<Hecho>): Promise<number | null> => {
    const hecho = await enFila(pedir, ({ version: dejada }, vieja) => vieja && { ...vieja, version: dejada });
    return hecho?.lineas ?? null;
  };
  const marcar = (marca: Marca, cuales: Cuales) =>
    decidir((actual) => marcas.mutateAsync({ params: { id }, body: { version: actual, marca, cuales } }));
  return {
    ocupado: marcas.isPending || vinculos.isPending,
    marcar,
    ...useTildes((linea: LineaDeLista) => linea, marcar),
    vincular: async (linea: number, articuloId: string | null): Promise<boolean> =>
      (await decidir((actual) =>
        vinculos.mutateAsync({ params: { id }, body: { version: actual, linea, articuloId } }),
      )) !== null,
  };
}

export type Decisiones = ReturnType<typeof useDecisiones>;
