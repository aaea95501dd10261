/** How the parts of the cards of artículos look. */
export const estiloDeTarjetas = {
  // The strip reaches from side to side: the menu stands over the end of the first lines, which leave it its place.
  // As tall as they are, so that what comes after does not move when they are laid out.
  '& > li': { position: 'relative', containIntrinsicSize: 'auto 126px' },
  '& > li > .MuiIconButton-root': { position: 'absolute', insetInlineEnd: 0, top: 0 },
  '& .articulo': { display: 'flex', flexDirection: 'column', gap: 0.5, minWidth: 0 },
  '& .que, & .cual': { display: 'flex', gap: 1, minWidth: 0, paddingInlineEnd: '28px' },
  '& .que': { alignItems: 'baseline', fontWeight: 600 },
  '& .que.con-imagen, & .cual': { alignItems: 'center' },
  '& .nombre': { flex: 1, minWidth: 0 },
  '& .precio': { whiteSpace: 'nowrap', fontSize: '0.9375rem' },
  '& .cual': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& .cual > div:first-of-type': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  // Where the sucursales do not fit with their names whole, some go below: nothing is to be looked for sideways.
  '& .tira': { display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 },
  '& .tira > *': { flex: '1 0 auto', px: 0.75, py: 0.5, borderRadius: '5px', bgcolor: 'sunken' },
  '& .tira > :first-of-type': { bgcolor: 'primary.soft', '& .donde': { color: 'primary.onSoft' } },
  '& .donde': { fontSize: '0.6875rem', lineHeight: '1rem', color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;
