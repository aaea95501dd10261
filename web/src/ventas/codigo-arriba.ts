/**
 * Where a table is too narrow for a column of codes: each stands above its artículo, in the cell of class `articulo` that has
 * it in `data-codigo`, and the cells of class `codigo` go away.
 */
export const CODIGO_ARRIBA = {
  '& .codigo': { display: 'none' },
  '& .articulo::before': {
    content: 'attr(data-codigo)',
    display: 'block',
    unicodeBidi: 'plaintext',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;
