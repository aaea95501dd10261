/** The buttons at the end of the bar of a table. */
export const botonDeBarra = {
  width: 34,
  height: 34,
  border: 1,
  borderColor: 'divider',
  color: 'text.primary',
} as const;
