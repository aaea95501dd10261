import { componer } from './componer.ts';

/** GREEN_THEME, values of the design tokens. */
export const verde = componer({
  light: {
    primary: {
      main: '#15833E',
      dark: '#00672C',
      light: '#E5F7E7',
      contrastText: '#FFFFFF',
      soft: '#E5F7E7',
      onSoft: '#06682E',
      text: '#007B36',
      accent: '#3FA35C',
    },
    secondary: {
      main: '#677917',
      dark: '#505F01',
      light: '#EFF4E2',
      contrastText: '#FFFFFF',
      soft: '#EFF4E2',
      onSoft: '#505F01',
      text: '#5F7107',
      accent: '#85983C',
    },
    selected: '#ECF8EE',
    focusRing: '#15833E',
    series: ['#3FA35C', '#974C02', '#007465', '#704EA4', '#9F7DD8', '#3B235D'],
    band: '#E5F7E7',
  },
  dark: {
    primary: {
      main: '#15833E',
      dark: '#00672C',
      light: '#214229',
      contrastText: '#FFFFFF',
      soft: '#214229',
      onSoft: '#A4DBAE',
      text: '#82C28F',
      accent: '#47AA62',
    },
    secondary: {
      main: '#677917',
      dark: '#505F01',
      light: '#363D1E',
      contrastText: '#FFFFFF',
      soft: '#363D1E',
      onSoft: '#C3D19C',
      text: '#ABBB7E',
      accent: '#8B9F44',
    },
    selected: '#2F4132',
    focusRing: '#82C28F',
    series: ['#47AA62', '#B896F3', '#F4B854', '#8765BE', '#6ADFA6', '#D0DEFE'],
    band: '#1E352C',
  },
});
