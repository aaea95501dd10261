/** Links of a table as tall as a finger, without moving the lines around them. `cuales` selects them. */
export const enlaceAlDedo = (cuales: string) => ({
  '@media (pointer: coarse)': { [cuales]: { display: 'inline-block', position: 'relative', py: '14px', my: '-14px' } },
});
