import type { Paleta, Rol } from './paletas/paleta.ts';

type Propios = Pick<
  Paleta,
  'page' | 'raised' | 'sunken' | 'header' | 'borderStrong' | 'tooltip' | 'highlight' | 'band' | 'inverse' | 'chart'
> & {
  readonly focusRing: string;
  readonly statusBlue: { readonly soft: string; readonly onSoft: string };
  readonly sombra: { readonly card: string; readonly overlay: string; readonly scrim: string };
};
type Tonos = Pick<Rol, 'soft' | 'onSoft' | 'text' | 'accent'>;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends Propios {}
  interface PaletteOptions extends Partial<Propios> {}
  interface PaletteColor extends Tonos {}
  interface SimplePaletteColorOptions extends Partial<Tonos> {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    tonal: true;
  }
}
