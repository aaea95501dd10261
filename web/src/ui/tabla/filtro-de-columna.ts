import type { Columna, FiltroDeColumna } from '#ui/tabla/tabla-tipos.ts';

/** The filter of a column that has one of a few values. */
export const entreFijos = <Id extends string>(
  ids: readonly Id[],
  nombrar: (id: Id) => string,
): FiltroDeColumna & { readonly tipo: 'lista' } => ({
  tipo: 'lista',
  valores: ids.map((id) => ({ id, texto: nombrar(id) })),
});

/** A column that can be filtered, and how. */
export type ColumnaFiltrable = { readonly titulo: string; readonly campo: string; readonly filtro: FiltroDeColumna };

/** The columns that can be filtered, in the order of the screen, also those that do not show. */
export const filtrablesDe = <Fila>(columnas: readonly Columna<Fila>[]): readonly ColumnaFiltrable[] =>
  columnas.flatMap(({ id, titulo, filtro }) => (filtro ? [{ titulo, campo: filtro.campo ?? id, filtro }] : []));

/** Whether the address asks something of a column. */
export const estaFiltrada = <Fila>({ id, filtro }: Columna<Fila>, filtros: string | undefined): boolean =>
  filtro !== undefined && `;${filtros ?? ''}`.includes(`;${filtro.campo ?? id}:`);
