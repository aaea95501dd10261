import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import type { ReactNode } from 'react';
import type { ConsultaDeLista } from './consulta-de-lista.ts';
import type { Vacio } from './estado-vista.tsx';
import type { Icono } from './icono.ts';
import type { PaginaDeLista } from './lista.ts';

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
  readonly lista: PaginaDeLista<Fila>;
  readonly consulta: ConsultaDeLista;
  readonly idDe: (fila: Fila) => string;
  /** How a row is called in its menu: «Acciones de WO-342». */
  readonly nombreDe?: (fila: Fila) => string;
  /** What a click on the row or Enter does. */
  readonly onAbrir?: (fila: Fila) => void;
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
  readonly sinBuscar?: boolean;
  /** Hint of the search box; without it, «Buscar». */
  readonly buscarEn?: string;
};
