/** The shades one colour role needs. `main` is a fill under white text; words take `text`, never `main`. */
export type Rol = {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
  readonly contrastText: string;
  readonly soft: string;
  readonly onSoft: string;
  readonly text: string;
  readonly accent: string;
};

/** One colour theme in one mode, as the design tokens write it. */
export type Paleta = {
  readonly primary: Rol;
  readonly secondary: Rol;
  readonly success: Rol;
  readonly info: Rol;
  readonly warning: Rol;
  readonly error: Rol;
  readonly page: string;
  readonly paper: string;
  readonly raised: string;
  readonly sunken: string;
  readonly header: string;
  readonly border: string;
  readonly borderStrong: string;
  readonly text: { readonly primary: string; readonly secondary: string; readonly disabled: string };
  readonly action: { readonly hover: string; readonly selected: string; readonly focusRing: string };
  readonly tooltip: { readonly background: string; readonly text: string };
  readonly highlight: { readonly background: string; readonly text: string };
  readonly chart: { readonly series: readonly string[]; readonly grid: string; readonly axisText: string };
  readonly band: string;
  readonly inverse: {
    readonly background: string;
    readonly text: string;
    readonly action: string;
    readonly danger: string;
    readonly success: string;
    readonly warning: string;
  };
};

/** What tells one colour theme from another. */
export type Acento = Pick<Paleta, 'primary' | 'secondary' | 'band'> & {
  readonly selected: string;
  readonly focusRing: string;
  readonly series: readonly string[];
};

/** What they share. */
export type Base = Omit<Paleta, 'primary' | 'secondary' | 'band' | 'action' | 'chart'> & {
  readonly hover: string;
  readonly grid: string;
  readonly axisText: string;
};
