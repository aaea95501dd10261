/** How the shop is laid out, and what holds its place while it comes: the filters at the start, and the products beside them. */
export const marco = { display: 'flex', alignItems: 'stretch' } as const;
export const lateral = { flex: 'none', width: 250, borderInlineEnd: 1, borderColor: 'divider' } as const;
export const RELLENO_DEL_LATERAL = 2.5;
export const catalogo = {
  flex: 1,
  minWidth: 0,
  p: { xs: 2, sm: 3 },
  display: 'grid',
  gap: 2.5,
  alignContent: 'start',
} as const;
export const cabecera = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 } as const;
export const grilla = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
