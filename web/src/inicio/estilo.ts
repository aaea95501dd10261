/** Rows of a list inside a card, divided by lines. */
export const lista = { m: 0, p: 0, listStyle: 'none', '& li + li': { borderTop: 1, borderColor: 'divider' } } as const;

export const filaDeLista = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.25,
  minHeight: { xs: 60, sm: 40 },
  px: { xs: 2, sm: 3 },
  py: { xs: 1, sm: 0 },
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '& .recortado': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

export const enlace = {
  color: 'primary.text',
  fontSize: '0.8125rem',
  fontWeight: 600,
  textDecoration: 'none',
  borderRadius: '2px',
  '&:hover': { textDecoration: 'underline' },
} as const;
