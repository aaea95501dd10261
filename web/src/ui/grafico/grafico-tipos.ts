/** What a chart shows, in words of ours: no screen knows the library that draws it. */
export type DatosDeGrafico = {
  /** What stands along the axis, as people read it; of a cake or a ring, its parts. */
  readonly categorias: readonly string[];
  /** Candles have four, in this order: opening, closing, lowest, highest. Cakes and rings have one. */
  readonly series: readonly Serie[];
  /** How a figure is written in the axis, the tooltip and the table. */
  readonly formato: (valor: number) => string;
  /** Shorter, for the axis. */
  readonly corto?: (valor: number) => string;
  /** Bars that lie, with their names in full at the start. */
  readonly acostado?: boolean;
  /** Bars of a category one on top of the other. */
  readonly apilado?: boolean;
  /** The only places of the axis that are named, and how: for a line whose points are too many to be. */
  readonly marcas?: ReadonlyMap<number, string>;
  /** The most the axis shows, or a ring or a radar reaches. */
  readonly maximo?: number;
  /** Other than bars and lines between two axes: what draws it comes apart. */
  readonly tipo?: TipoAparte;
  /** What the axes measure, written along them. */
  readonly titulos?: { readonly categorias: string; readonly valores: string };
  /** The axis of values begins near the lowest one and not at zero: for lines. */
  readonly sinCero?: boolean;
  /** A small drawing without axes, beside a figure that says the same. */
  readonly sinEjes?: boolean;
  /** The place of the bar that stands out among the others. */
  readonly resaltada?: number;
  /** What stands in the middle of a doughnut or of rings, of the parts that are seen. */
  readonly centro?: (valores: readonly number[]) => CentroDeGrafico;
  /** The names of candles that close above where they opened, and below. */
  readonly sentidos?: { readonly sube: string; readonly baja: string };
};

export type CentroDeGrafico = { readonly valor: string; readonly nombre: string };

type TipoAparte = 'torta' | 'anillo' | 'radial' | 'radar' | 'velas';

export type Serie = {
  readonly nombre: string;
  readonly valores: readonly number[];
  readonly forma?: 'barra' | 'linea' | 'area';
  /** Which colour of the theme, from 0; without it, that of its place. */
  readonly color?: number;
  /** A line that bends instead of breaking. */
  readonly suave?: boolean;
  /** Each point with a mark and its figure: lines are told apart by shape and not only by colour. */
  readonly conMarcas?: boolean;
  /** The line goes from its colour to the next one. */
  readonly degradado?: boolean;
};

/** What may be done with a drawing that is there. */
export type MandoDeGrafico = {
  /** The drawing as a PNG, in an address. */
  readonly foto: () => string;
  /** Sees `factor` of what was seen, around its middle: less than 1 comes nearer. Only candles can. */
  readonly acercar: (factor: number) => void;
  /** Moves along by a part of what is seen; less than 0 goes back. */
  readonly correr: (parte: number) => void;
};
