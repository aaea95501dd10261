import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { verPreciosVigentes } from '@trastienda/nucleo/articulos/contrato.ts';
import { listasDeVenta } from '@trastienda/nucleo/ventas/contrato.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { ELEGIDA } from '@trastienda/nucleo/ventas/listas/lista-que-rige.ts';
import { useEffect } from 'react';
import { consultaDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import type { Borrador } from '#ventas/mostrador/guardar/borrador.ts';
import { loGuardado } from '#ventas/mostrador/guardar/guardado.ts';
import { sigueLaLista } from '#ventas/mostrador/renglones/escalones.ts';
import type { Mostrador } from '#ventas/mostrador/use-mostrador.ts';

export type ListaDeBorrador = NotaDetalle['lista'];

/** By what the nota goes as it stands on the screen. */
type VentaDeBorrador = { readonly lista: ListaDeBorrador; readonly condicion: NotaDetalle['condicion'] };

type Venta = { readonly clienteId: string; readonly depositoId: string; readonly condicionId?: string | null };

/** By which lista a sale goes and which may be chosen. Without `condicionId`, with the cliente's condición de venta. */
export const useListasDeVenta = (venta: Venta | null) => {
  const { clienteId = '', depositoId = '', condicionId } = venta ?? {};
  const condicion = condicionId === undefined ? {} : { condicionId: condicionId ?? ('ninguna' as const) };
  const { data } = useQuery({
    ...consultaDe(listasDeVenta, { query: { clienteId, depositoId, ...condicion } }),
    enabled: venta !== null,
    placeholderData: keepPreviousData,
  });
  return venta === null ? undefined : data;
};

/** The condición de venta as the person has it: what was chosen, what was saved, or nothing said yet. */
export function condicionDe(borrador: Borrador) {
  if (borrador.eleccion.condicionId !== undefined) return borrador.eleccion.condicionId;
  const guardada = loGuardado(borrador);
  return guardada && (guardada.condicion?.id ?? null);
}

/** Its lista and its condición de venta; nothing until they are known. */
export function useVentaDeBorrador(borrador: Borrador): VentaDeBorrador | undefined {
  const { cliente, depositoId, eleccion } = borrador;
  const condicionId = condicionDe(borrador);
  const sinTocar = eleccion.listaId === undefined && eleccion.condicionId === undefined;
  // What was saved and nobody touched says it by itself.
  const guardada = sinTocar ? loGuardado(borrador) : undefined;
  const listas = useListasDeVenta(
    guardada !== undefined || cliente === null || depositoId === null
      ? null
      : { clienteId: cliente.id, depositoId, ...(condicionId === undefined ? {} : { condicionId }) },
  );
  if (guardada) return guardada;
  const elegida = eleccion.listaId == null ? undefined : listas?.listas.find(({ id }) => id === eleccion.listaId);
  if (!listas) return undefined;
  const { condicion, rige } = listas;
  return { condicion, lista: elegida ? { ...elegida, origen: ELEGIDA } : { ...rige.lista, origen: rige.origen } };
}

/**
 * Asks again, of another lista, the prices of the lines that were added by the one before and that the server does not know:
 * those that came before the cliente, or before the lista was chosen. It says them once saved.
 */
export function usePreciosDeLaLista(
  listaId: string | undefined,
  { leer, despachar }: Pick<Mostrador, 'leer' | 'despachar'>,
) {
  const avisos = useAvisos();
  useEffect(() => {
    const articulos = new Set(
      leer()
        .renglones.filter(sigueLaLista)
        .map(({ articuloId }) => articuloId),
    );
    if (listaId === undefined || articulos.size === 0) return;
    const cancelar = new AbortController();
    pedir(verPreciosVigentes, { body: { listaId, articuloIds: [...articulos] } }, { signal: cancelar.signal }).then(
      ({ precios }) => {
        if (cancelar.signal.aborted) return;
        const deHoy = precios.map(
          ({ articuloId, neto: precio, escalones = [] }) => [articuloId, { precio, escalones }] as const,
        );
        despachar({ tipo: 'precios', precios: new Map(deHoy) });
      },
      (error: unknown) => {
        if (!cancelar.signal.aborted) avisos.error(error);
      },
    );
    return () => cancelar.abort();
  }, [listaId, leer, despachar, avisos]);
}
