import { componer } from './componer.ts';

/** PURPLE_THEME, values of the design tokens. */
export const purpura = componer({
  light: {
    primary: {
      main: '#8E53D3',
      dark: '#7537B5',
      light: '#F4EEFE',
      contrastText: '#FFFFFF',
      soft: '#F4EEFE',
      onSoft: '#713DAC',
      text: '#864AC9',
      accent: '#AD74F6',
    },
    secondary: {
      main: '#0C7D87',
      dark: '#00636C',
      light: '#E4F5F7',
      contrastText: '#FFFFFF',
      soft: '#E4F5F7',
      onSoft: '#03636B',
      text: '#07747E',
      accent: '#3D9EA8',
    },
    selected: '#F6F2FF',
    focusRing: '#8E53D3',
    series: ['#AD74F6', '#D86D6F', '#344983', '#974C02', '#8765BE', '#501A47'],
    band: '#F4EEFE',
  },
  dark: {
    primary: {
      main: '#8E53D3',
      dark: '#7537B5',
      light: '#3F3154',
      contrastText: '#FFFFFF',
      soft: '#3F3154',
      onSoft: '#D5BDFD',
      text: '#C6A5F7',
      accent: '#AE80EC',
    },
    secondary: {
      main: '#0C7D87',
      dark: '#00636C',
      light: '#1F3F43',
      contrastText: '#FFFFFF',
      soft: '#1F3F43',
      onSoft: '#A2D5DB',
      text: '#81BDC4',
      accent: '#43A3AE',
    },
    selected: '#45375A',
    focusRing: '#C6A5F7',
    series: ['#AE80EC', '#4DC58D', '#0D8E7D', '#B56116', '#CEB5FD', '#86FABF'],
    band: '#302B46',
  },
});
