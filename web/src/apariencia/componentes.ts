import type { Components, Theme } from '@mui/material/styles';
import { botones } from './componentes-botones.ts';
import { campos } from './componentes-campos.tsx';
import { conBorde, superficies } from './componentes-superficies.ts';

/** How every MUI component looks here (plate 13). Screens add layout, never looks. */
export const componentesPara = (tarjetas: 'sombra' | 'borde'): Components<Theme> => ({
  ...botones,
  ...campos,
  ...superficies,
  ...(tarjetas === 'borde' && conBorde),
});
