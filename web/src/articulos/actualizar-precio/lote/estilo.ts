/** The rule at the start and what it does beside it; one under the other where there is no room. */
export const columnas = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)', xl: '320px minmax(0, 1fr)' },
} as const;

/** The same, where what stands beside the rule needs all of it. */
export const unaBajoOtra = { ...columnas, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Figures divided by lines: the gaps are the ground showing through. */
export const grillaDeCifras = {
  display: 'grid',
  gap: '1px',
  bgcolor: 'divider',
  height: '100%',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
} as const;
