import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useEffect } from 'react';
import type { Comandos } from './use-comandos.ts';

/**
 * Each step takes away the button that asked for it, and the focus with it: whoever gave the order goes on from the title
 * of the batch, and not from the top of the page. (Where the button may stay, `useFocoTrasOrdenar` goes back to it.)
 */
export function useFocoTrasPaso(lote: LoteDePrecio | undefined, comandos: Comandos): void {
  const { ordenado, ocupado, trabajando } = comandos;
  const haceAlgo = lote?.tarea != null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that changes which buttons there are
  useEffect(() => {
    if (ordenado && enNadaEnParticular()) enfocarTitulo();
  }, [ordenado, ocupado, trabajando, lote?.estado, haceAlgo]);
}

/** A screen that comes leaves the keyboard at its content. */
const enNadaEnParticular = (): boolean =>
  document.activeElement === document.body || document.activeElement === document.querySelector('main');

function enfocarTitulo(): void {
  const titulo = document.querySelector('h1');
  if (titulo === null) return;
  titulo.tabIndex = -1;
  titulo.focus({ preventScroll: true });
}
