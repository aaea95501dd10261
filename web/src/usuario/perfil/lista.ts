/** A list of things of one's own: lines before boxes. */
export const lista = { m: 0, p: 0, listStyle: 'none' } as const;

export const renglon = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1.5,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
