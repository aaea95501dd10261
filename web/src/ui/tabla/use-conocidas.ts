import { useQueryClient } from '@tanstack/react-query';
import type { TablaDatosProps } from '#ui/tabla-tipos.ts';

/** The ids of the rows that are at hand, from the first one on until one is not. */
export function useConocidas<Fila>({ lista, idDe }: Pick<TablaDatosProps<Fila>, 'lista' | 'idDe'>): readonly string[] {
  const cache = useQueryClient();
  const { bloques, filas = [], total } = lista;
  const ids = filas.map(idDe);
  for (let n = 1; bloques && n * bloques.tamano < total; n += 1) {
    const bloque = cache.getQueryData<{ readonly filas: readonly Fila[] }>(bloques.consulta(n).queryKey);
    if (!bloque) break;
    ids.push(...bloque.filas.map(idDe));
  }
  return ids;
}
