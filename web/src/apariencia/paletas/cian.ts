import { componer } from './componer.ts';

/** CYAN_THEME, values of the design tokens. */
export const cian = componer({
  light: {
    primary: {
      main: '#0E7D8A',
      dark: '#00616C',
      light: '#E1F6F9',
      contrastText: '#FFFFFF',
      soft: '#E1F6F9',
      onSoft: '#0C626D',
      text: '#0D7581',
      accent: '#08A0B1',
    },
    secondary: {
      main: '#4470C4',
      dark: '#2C56A7',
      light: '#EBF1FC',
      contrastText: '#FFFFFF',
      soft: '#EBF1FC',
      onSoft: '#30569F',
      text: '#3B66BA',
      accent: '#6190E7',
    },
    selected: '#E7F8FB',
    focusRing: '#0E7D8A',
    series: ['#08A0B1', '#405DAF', '#A23F2E', '#6D3562', '#BF860C', '#501A47'],
    band: '#E1F6F9',
  },
  dark: {
    primary: {
      main: '#0E7D8A',
      dark: '#00616C',
      light: '#174046',
      contrastText: '#FFFFFF',
      soft: '#174046',
      onSoft: '#97D7E1',
      text: '#73BFCB',
      accent: '#19A6B6',
    },
    secondary: {
      main: '#4470C4',
      dark: '#2C56A7',
      light: '#283958',
      contrastText: '#FFFFFF',
      soft: '#283958',
      onSoft: '#B0CBFD',
      text: '#91B4F3',
      accent: '#6695ED',
    },
    selected: '#034850',
    focusRing: '#73BFCB',
    series: ['#19A6B6', '#F4B854', '#5675CA', '#A07007', '#ABC3FD', '#61FBE1'],
    band: '#18343E',
  },
});
