import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import type { ReactNode } from 'react';
import type { ConsultaDeLista } from './consulta-de-lista.ts';
import type { Vacio } from './estado-vista.tsx';
import type { Icono } from './icono.ts';
import type { ListaContinua } from './lista-continua.ts';

export type Columna<Fila> = {
  readonly id: string;
  readonly titulo: string;
  readonly celda: (fila: Fila) => ReactNode;
  /** In px. Without it the column takes the rest, at least `anchoMinimo`. */
  readonly ancho?: number;
  readonly anchoMinimo?: number;
  /** Numbers go to the end. */
  readonly alinear?: 'inicio' | 'fin' | 'centro';
  readonly ordenable?: boolean;
  /** The field to order by, when it is not the `id`. */
  readonly ordenPor?: string;
  /** Sticks to the start. Fixed columns come first. */
  readonly fija?: boolean;
  /** The column of the person's own sucursal: its header stands out. */
  readonly propia?: boolean;
  readonly ocultaBajo?: 'md' | 'lg' | 'xl';
  /** Shows only when somebody asks for it. */
  readonly oculta?: boolean;
};

/** An entry of the menu of a row. */
export type AccionDeFila = {
  readonly texto: string;
  readonly onClick: () => void;
  readonly icono?: Icono;
  readonly atajo?: string;
  readonly peligro?: boolean;
};

/** A tab above the table: a name for some filters. */
export type Vista = {
  readonly id: string;
  readonly titulo: string;
  readonly cantidad?: number | undefined;
  /** What it asks for. Fields of other views are cleared. */
  readonly valores: Readonly<Record<string, unknown>>;
};

export type TablaDatosProps<Fila> = {
  /** Name of the table for those who do not see it. */
  readonly etiqueta: string;
  readonly columnas: readonly Columna<Fila>[];
  /** One page of rows (`useLista`), or all of them, in blocks as they come into view (`useListaContinua`). */
  readonly lista: ListaContinua<Fila>;
  readonly consulta: ConsultaDeLista;
  readonly idDe: (fila: Fila) => string;
  /** How a row is called in its menu: «Acciones de WO-342». */
  readonly nombreDe?: (fila: Fila) => string;
  /** What a click on the row or Enter does. `indice` is its place among all the rows, from 0. */
  readonly onAbrir?: (fila: Fila, indice: number) => void;
  /** The name under which a person's layout of the columns is kept; without it they stay as they are. */
  readonly clave?: string;
  readonly acciones?: (fila: Fila) => readonly AccionDeFila[];
  readonly filtros?: ReactNode;
  readonly vistas?: readonly Vista[];
  /** File of what the filter shows. */
  readonly csv?: { readonly endpoint: Endpoint; readonly nombre: string };
  /** No rows at all, without any filter. */
  readonly vacio?: Vacio;
  /** What stands at the end of the footer: totals, legends. */
  readonly pie?: ReactNode;
  /** A row below 600 px; without it, the first columns. */
  readonly tarjeta?: (fila: Fila) => ReactNode;
  /** The server orders by several columns at once (`ordenPorVarios`): Shift adds one. */
  readonly variosOrdenes?: boolean;
  readonly sinBuscar?: boolean;
  /** Hint of the search box; without it, «Buscar». */
  readonly buscarEn?: string;
};
