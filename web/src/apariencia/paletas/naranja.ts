import { componer } from './componer.ts';

/** ORANGE_THEME, values of the design tokens. */
export const naranja = componer({
  light: {
    primary: {
      main: '#B9540A',
      dark: '#944000',
      light: '#FEEDE5',
      contrastText: '#FFFFFF',
      soft: '#FEEDE5',
      onSoft: '#924003',
      text: '#AE4C00',
      accent: '#DD7438',
    },
    secondary: {
      main: '#047AA4',
      dark: '#006083',
      light: '#E3F4FE',
      contrastText: '#FFFFFF',
      soft: '#E3F4FE',
      onSoft: '#096082',
      text: '#00729B',
      accent: '#3A9AC6',
    },
    selected: '#FDF2EC',
    focusRing: '#B9540A',
    series: ['#DD7438', '#A23F2E', '#6D3562', '#0CA3BE', '#405DAF', '#501A47'],
    band: '#FEEDE5',
  },
  dark: {
    primary: {
      main: '#B9540A',
      dark: '#944000',
      light: '#532F1B',
      contrastText: '#FFFFFF',
      soft: '#532F1B',
      onSoft: '#FCB997',
      text: '#EDA17A',
      accent: '#E37A3E',
    },
    secondary: {
      main: '#047AA4',
      dark: '#006083',
      light: '#1E3D4D',
      contrastText: '#FFFFFF',
      soft: '#1E3D4D',
      onSoft: '#9ED2ED',
      text: '#7FBCDB',
      accent: '#41A0CC',
    },
    selected: '#4B372C',
    focusRing: '#EDA17A',
    series: ['#E37A3E', '#F4B854', '#B56116', '#5675CA', '#86A7FE', '#C0E3FD'],
    band: '#3C2A24',
  },
});
