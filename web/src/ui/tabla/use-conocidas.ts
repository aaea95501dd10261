import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';

/** The ids of the rows that are at hand, from the first one on until one is not; also of those that come meanwhile. */
export function useConocidas<Fila>({ lista, idDe }: Pick<TablaDatosProps<Fila>, 'lista' | 'idDe'>): readonly string[] {
  const cache = useQueryClient();
  const { bloques, filas = [], total } = lista;
  // As one text: whoever shows them is drawn again when they are others, and not when a price changes.
  const leer = (): string => {
    let ids = '';
    for (let n = 1; bloques && n * bloques.tamano < total; n += 1) {
      const bloque = cache.getQueryData<{ readonly filas: readonly Fila[] }>(bloques.consulta(n).queryKey);
      if (!bloque) break;
      for (const fila of bloque.filas) ids += `\n${idDe(fila)}`;
    }
    return ids;
  };
  // Later, and not while the cache is written: that may be in the middle of a draw.
  const seguir = useCallback(
    (avisar: () => void) => cache.getQueryCache().subscribe(() => setTimeout(avisar)),
    [cache],
  );
  return [...filas.map(idDe), ...useSyncExternalStore(seguir, leer).split('\n').slice(1)];
}
