/**
 * A link of a list or a table as tall as a finger, `margen` px more above and below, without moving the lines around it.
 * Where links follow each other closely it is half of what is between them.
 */
export const alDedo = (margen = 12) =>
  ({
    '@media (pointer: coarse)': {
      display: 'inline-block',
      position: 'relative',
      py: `${margen}px`,
      my: `-${margen}px`,
    },
  }) as const;

/** The same for a head that sorts, within the row of the heads. */
export const CABEZA_AL_DEDO = { minHeight: 24, '@media (pointer: coarse)': { py: '8px', my: '-8px' } } as const;
