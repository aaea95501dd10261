import { componer } from './componer.ts';

/** BLUE_THEME, values of the design tokens. */
export const azul = componer({
  light: {
    primary: {
      main: '#3F68E6',
      dark: '#2C4CC4',
      light: '#ECF1FE',
      contrastText: '#FFFFFF',
      soft: '#ECF1FE',
      onSoft: '#3050BA',
      text: '#3B5FD8',
      accent: '#5D87FF',
    },
    secondary: {
      main: '#007AAC',
      dark: '#035F87',
      light: '#E4F4FE',
      contrastText: '#FFFFFF',
      soft: '#E4F4FE',
      onSoft: '#065F87',
      text: '#07719F',
      accent: '#239AD3',
    },
    selected: '#F0F4FE',
    focusRing: '#3F68E6',
    series: ['#5D87FF', '#405DAF', '#BF860C', '#A23F2E', '#6D3562', '#501A47'],
    band: '#ECF1FE',
  },
  dark: {
    primary: {
      main: '#3F68E6',
      dark: '#2C4CC4',
      light: '#2B385A',
      contrastText: '#FFFFFF',
      soft: '#2B385A',
      onSoft: '#B4CAFD',
      text: '#95B3FD',
      accent: '#6C92FA',
    },
    secondary: {
      main: '#007AAC',
      dark: '#035F87',
      light: '#193D52',
      contrastText: '#FFFFFF',
      soft: '#193D52',
      onSoft: '#98D2F6',
      text: '#77BCE5',
      accent: '#2CA0D9',
    },
    selected: '#303E60',
    focusRing: '#95B3FD',
    series: ['#6C92FA', '#EB9251', '#8765BE', '#FED89C', '#34DAFA', '#B56116'],
    band: '#242F4A',
  },
});
