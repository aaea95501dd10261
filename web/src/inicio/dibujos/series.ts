/** A colour of the charts of the theme, by its place: a variable, which changes with the mode and the theme by itself. */
export const serie = (lugar: number): string => `var(--t-palette-chart-series-${lugar})`;
