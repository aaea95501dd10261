import type { NombreDeTema } from './nombres-de-tema.ts';
import { agua } from './paletas/agua.ts';
import { azul } from './paletas/azul.ts';
import { cian } from './paletas/cian.ts';
import { naranja } from './paletas/naranja.ts';
import type { Paleta } from './paletas/paleta.ts';
import { purpura } from './paletas/purpura.ts';
import { verde } from './paletas/verde.ts';

export type Modo = 'light' | 'dark';

/** Colour themes by their stored name. A theme is added here and nowhere else. */
export const temas = {
  BLUE_THEME: azul,
  AQUA_THEME: agua,
  PURPLE_THEME: purpura,
  GREEN_THEME: verde,
  CYAN_THEME: cian,
  ORANGE_THEME: naranja,
} as const satisfies Record<NombreDeTema, Readonly<Record<Modo, Paleta>>>;

/** What does not follow the colour theme: shadows, and the fixed blue of «Confirmada». */
export const comunes = {
  light: {
    statusBlue: { soft: '#ECF1FE', onSoft: '#3050BA' },
    sombra: {
      card: '0 1px 2px rgba(27,42,72,.05), 0 4px 14px rgba(27,42,72,.045)',
      overlay: '0 4px 10px rgba(27,42,72,.08), 0 16px 36px rgba(27,42,72,.14)',
      scrim: 'rgba(24,34,54,.44)',
    },
  },
  dark: {
    statusBlue: { soft: '#2B385A', onSoft: '#B4CAFD' },
    sombra: {
      card: 'inset 0 0 0 1px rgba(54,66,89,.55), 0 1px 2px rgba(6,10,18,.35), 0 4px 14px rgba(6,10,18,.28)',
      overlay: '0 6px 16px rgba(6,10,18,.5), 0 18px 40px rgba(6,10,18,.5)',
      scrim: 'rgba(8,12,20,.62)',
    },
  },
} as const;
