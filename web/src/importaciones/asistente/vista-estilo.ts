import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** The sheet of a file: it scrolls within itself, the number of each row staying at its start. */
export const estiloDeVista = (theme: Theme): SystemStyleObject<Theme> => {
  const { palette } = theme.vars;
  return {
    // Words for those who listen stay inside what scrolls.
    position: 'relative',
    overflowX: 'auto',
    borderTop: `1px solid ${palette.divider}`,
    '&:focus-visible': { outlineOffset: '-2px' },
    '& table': {
      minWidth: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: '0.8125rem',
      lineHeight: '1.125rem',
    },
    '& th, & td': {
      maxWidth: 260,
      px: 1.5,
      textAlign: 'start',
      fontWeight: 400,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& thead th': {
      height: 36,
      py: 0.75,
      verticalAlign: 'top',
      fontSize: '0.75rem',
      lineHeight: '1rem',
      fontWeight: 600,
      color: palette.text.primary,
      backgroundColor: palette.header,
    },
    '& thead small': { fontSize: '0.6875rem', fontWeight: 500, color: palette.primary.text },
    '& tbody th, & tbody td': { height: 36 },
    '& .fila': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      width: 56,
      paddingInlineStart: '20px',
      color: palette.text.secondary,
      backgroundColor: palette.header,
    },
    '& .gris, & thead .gris, & .gris small': { color: palette.text.secondary, fontWeight: 400 },
    '& tbody .gris': { backgroundColor: palette.sunken },
    '& tbody .mal': { color: palette.error.onSoft, backgroundColor: palette.error.soft, fontWeight: 500 },
    '& .mal svg': { verticalAlign: '-2px', marginInlineEnd: '6px' },
    '&[aria-busy="true"] table': { opacity: 0.6, transition: 'opacity 120ms 150ms' },
  };
};
