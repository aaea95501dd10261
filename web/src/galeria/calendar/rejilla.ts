/** What the grids of the views have in common. */
export const marco = { flex: 1, minHeight: 0, overflow: 'auto', userSelect: 'none' } as const;

export const celda = {
  position: 'relative',
  minWidth: 0,
  borderInlineStart: '1px solid var(--t-palette-divider)',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid var(--t-palette-focusRing)', outlineOffset: '-2px' },
  '&[data-en-hueco]': { bgcolor: 'primary.soft' },
} as const;

export const encabezado = {
  position: 'sticky',
  zIndex: 4,
  top: 0,
  bgcolor: 'background.paper',
  borderBottom: '1px solid var(--t-palette-divider)',
} as const;

/** How one sees that an event was taken up, before it goes anywhere. */
export const conLevantado = (evento: number | null) =>
  evento !== null && {
    [`& [data-evento="${evento}"]`]: { boxShadow: '0 0 0 2px var(--t-palette-focusRing)', zIndex: 3 },
  };

/** The number of today, in a disc. */
export const numeroDeHoy = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 26,
  height: 26,
  borderRadius: '13px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
