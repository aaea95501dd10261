import { componer } from './componer.ts';

/** AQUA_THEME, values of the design tokens. */
export const agua = componer({
  light: {
    primary: {
      main: '#0577B7',
      dark: '#015D90',
      light: '#E7F3FD',
      contrastText: '#FFFFFF',
      soft: '#E7F3FD',
      onSoft: '#045D90',
      text: '#096FA9',
      accent: '#3598DC',
    },
    secondary: {
      main: '#0D7F6D',
      dark: '#0B6456',
      light: '#E4F6F1',
      contrastText: '#FFFFFF',
      soft: '#E4F6F1',
      onSoft: '#046456',
      text: '#067665',
      accent: '#37A08D',
    },
    selected: '#EDF6FD',
    focusRing: '#0577B7',
    series: ['#3598DC', '#405DAF', '#BF860C', '#A23F2E', '#6D3562', '#501A47'],
    band: '#E7F3FD',
  },
  dark: {
    primary: {
      main: '#0577B7',
      dark: '#015D90',
      light: '#1C3C54',
      contrastText: '#FFFFFF',
      soft: '#1C3C54',
      onSoft: '#9BD0FA',
      text: '#7CBAEA',
      accent: '#3C9EE2',
    },
    secondary: {
      main: '#0D7F6D',
      dark: '#0B6456',
      light: '#1F4039',
      contrastText: '#FFFFFF',
      soft: '#1F4039',
      onSoft: '#9FD7C9',
      text: '#7FC0B1',
      accent: '#40A793',
    },
    selected: '#1F435D',
    focusRing: '#7CBAEA',
    series: ['#3C9EE2', '#D99F36', '#0D8E7D', '#B56116', '#34DAFA', '#FED89C'],
    band: '#1B3246',
  },
});
