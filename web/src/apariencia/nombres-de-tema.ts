/** The six colour themes as they are stored. */
export const NOMBRES_DE_TEMA = [
  'BLUE_THEME',
  'AQUA_THEME',
  'PURPLE_THEME',
  'GREEN_THEME',
  'CYAN_THEME',
  'ORANGE_THEME',
] as const;
export type NombreDeTema = (typeof NOMBRES_DE_TEMA)[number];
