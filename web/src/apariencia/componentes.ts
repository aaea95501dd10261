import { botones } from './componentes-botones.ts';
import { campos } from './componentes-campos.tsx';
import type { Componentes } from './componentes-de-mui.ts';
import { conBorde, superficies } from './componentes-superficies.ts';

/** How every MUI component looks here (plate 13). Screens add layout, never looks. */
export const componentesPara = (tarjetas: 'sombra' | 'borde'): Componentes => ({
  ...botones,
  ...campos,
  ...superficies,
  ...(tarjetas === 'borde' && conBorde),
});
