import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import type { ReactNode } from 'react';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import type { ListaContinua } from '#ui/listas/lista-continua.ts';
import type { Vacio } from '#ui/pantalla/estado-vista.tsx';
import type { Icono } from '#ui/piezas/icono.ts';
import type { SeleccionEnviada } from './seleccion.ts';
import type { TotalesDeTabla } from './totales.ts';

/** What people may ask of a column (TD-07). The server answers it: the `filtros` of the list's contract name its field. */
export type FiltroDeColumna = {
  /** The field of the contract, when it is not the `id` of the column. */
  readonly campo?: string;
  /** It may have nothing, and be asked for so. */
  readonly conVacios?: boolean;
} & (
  | { readonly tipo: 'texto' | 'fecha' }
  /** `existencias`: of what there is, so that «none» and «some» are one touch away. */
  | { readonly tipo: 'numero'; readonly decimales: number; readonly existencias?: boolean }
  | { readonly tipo: 'lista'; readonly valores: readonly ValorDeFiltro[] | ValoresBuscados }
);

export type ValorDeFiltro = { readonly id: string; readonly texto: string; readonly detalle?: string | null };

/** Values that the server looks for: a list of `{ id, texto, detalle }` that also takes `elegidos`, ids with commas. */
export type ValoresBuscados = { readonly endpoint: Endpoint; readonly query: object };

/** How a cell is changed where it stands (TD-09). Columns have it for who may change them. */
export type EdicionDeCelda<Fila> = {
  readonly valor: (fila: Fila) => string;
  /** How such a value is said to people, when it is not as it is written nor as its option. */
  readonly decir?: (valor: string) => string;
  /** The few that it may be; without them it is a text. */
  readonly opciones?: readonly ValorDeFiltro[];
  /** What the server has and a text may be. */
  readonly sugerencias?: ValoresBuscados;
  /** What is to be known while it is written: of which side of IVA a price is. */
  readonly ayuda?: string | undefined;
  readonly largo?: number;
  readonly version: (fila: Fila) => number;
  /**
   * Writes it over that version, and over what the cell says by now; gives the version it has then, once the list was read
   * again. Rejects with what the server says.
   */
  readonly guardar: (fila: Fila, valor: string, version: number, dice: string) => Promise<number>;
  /** How a column of a spreadsheet is put over its cells. */
  readonly pegado?: PegadoDeColumna<Fila>;
};

export type CeldaPegada<Fila> = { readonly fila: Fila; readonly valor: string };
/** What a cell is going to say; one that cannot be says why, and stays. */
export type CeldaVista = { readonly antes: string; readonly despues: string; readonly falla: string | null };

export type PegadoDeColumna<Fila> = {
  /** As many cells as one order takes. */
  readonly tope: number;
  /** In the order of the cells. Nothing is written. */
  readonly ver: (celdas: readonly CeldaPegada<Fila>[]) => Promise<readonly CeldaVista[]>;
  /** Whether it is asked why, of who wants to say it. */
  readonly conMotivo?: true;
  /** Writes them all, or none, and gives how to take it back. Without a reason, `''`. */
  readonly guardar: (celdas: readonly CeldaPegada<Fila>[], motivo: string) => Promise<() => Promise<unknown>>;
};

export type Columna<Fila> = {
  readonly id: string;
  readonly titulo: string;
  /** What a short title stands for, for who asks. */
  readonly descripcion?: string;
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
  readonly filtro?: FiltroDeColumna;
  /** `por-llegar`: it may be changed, and how is on its way; what is typed on it meanwhile waits. */
  readonly edicion?: EdicionDeCelda<Fila> | 'por-llegar';
};

/** An entry of the menu of a row. */
export type AccionDeFila = {
  readonly texto: string;
  readonly onClick: () => void;
  readonly icono?: Icono;
  readonly atajo?: string;
  readonly peligro?: boolean;
};

/** What can be done with the chosen rows, in the bar that shows while there are any (TD-13). */
export type AccionDeSeleccion = {
  readonly texto: string;
  readonly icono?: Icono;
  /** What destroys comes last, after a line. */
  readonly peligro?: boolean;
  readonly onClick: (elegidas: Elegidas) => void;
};

export type Elegidas = {
  /** As the body of an order carries them. */
  readonly enviada: SeleccionEnviada;
  readonly cuantas: number;
  /** Leaves none chosen. */
  readonly soltar: () => void;
};

/** A tab above the table: a name for some filters. */
export type Vista = {
  readonly id: string;
  readonly titulo: string;
  /** `null` while it is being counted. */
  readonly cantidad?: number | null | undefined;
  /** What it asks for. Fields of other views are cleared. */
  readonly valores: Readonly<Record<string, unknown>>;
};

export type TablaDatosProps<Fila> = {
  /** Name of the table for those who do not see it. */
  readonly etiqueta: string;
  /** What the printed sheet says in place of that name, and of what it is: a paper has no screen around it. */
  readonly enPapel?: { readonly titulo: string; readonly detalle: string };
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
  /** Rows can be chosen when something can be done with them: what the person may not do is not in it. */
  readonly seleccion?: {
    readonly acciones: readonly AccionDeSeleccion[];
    /** Holds those that are chosen, if any: for what is done with them from outside the table. */
    readonly elegidas?: { current: Elegidas | undefined };
  };
  readonly filtros?: ReactNode;
  readonly vistas?: readonly Vista[];
  /** What everything the filter leaves adds up to (`totalesDe`), shown when it is asked for. */
  readonly totales?: TotalesDeTabla;
  /** File of what the filter shows, as CSV or XLSX; `pdf` gives it on paper, when it can be. */
  readonly csv?: {
    readonly endpoint: Endpoint;
    readonly nombre: string;
    readonly pdf?: Endpoint;
    /** Those of the path, if the endpoint has any. */
    readonly params?: Readonly<Record<string, string>>;
    /** What the list is of, besides what its address asks. */
    readonly query?: Readonly<Record<string, string>>;
  };
  /** No rows at all, without any filter. */
  readonly vacio?: Vacio;
  /** What else may be searched for when that found nothing. */
  readonly sugerir?: (buscado: string) => ReactNode;
  /** What stands at the end of the footer: totals, legends. */
  readonly pie?: ReactNode;
  /** A row below 600 px; without it, the first columns. */
  readonly tarjeta?: (fila: Fila) => ReactNode;
  /** How the parts of those cards look, by their classes: one style for all of them. */
  readonly estiloDeTarjetas?: SystemStyleObject<Theme>;
  /** A tick before that card: inside it, it would be a control within a button. */
  readonly antesDeTarjeta?: (fila: Fila) => ReactNode;
  readonly sinBuscar?: boolean;
  /** Hint of the search box; without it, «Buscar». */
  readonly buscarEn?: string;
};
