import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** Field, column, examples: a table, and below 600 px one block per field. */
export const estiloDeMapeo = (theme: Theme): SystemStyleObject<Theme> => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    '& th, & td': { px: 1, textAlign: 'start', fontWeight: 400, borderBottom: `1px solid ${palette.divider}` },
    '& th:first-of-type': { paddingInlineStart: '20px' },
    '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: '20px' },
    '& thead th': {
      height: 36,
      fontSize: '0.75rem',
      lineHeight: '1rem',
      fontWeight: 600,
      color: palette.text.secondary,
      backgroundColor: palette.header,
      borderTop: `1px solid ${palette.divider}`,
    },
    '& thead th:nth-of-type(1)': { width: '34%' },
    '& thead th:nth-of-type(2)': { width: 232 },
    '& tbody th, & tbody td': { height: 50 },
    '& .nombre': { fontWeight: 600 },
    '& .nota': { fontSize: '0.75rem', color: palette.text.secondary },
    '& .ejemplos': {
      color: palette.text.secondary,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& tr[data-falta="true"] th, & tr[data-falta="true"] td': {
      backgroundColor: `color-mix(in srgb, ${palette.warning.soft} 45%, transparent)`,
    },
    '&[aria-busy="true"] tbody': { opacity: 0.6, transition: 'opacity 120ms 150ms' },
    [theme.breakpoints.down('sm')]: {
      '&, & tbody, & tr, & tbody th, & tbody td': { display: 'block', height: 'auto' },
      // The blocks name themselves; the titles stay for those who listen.
      '& thead': {
        display: 'block',
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& tr': { px: 2, py: 1.5, borderBottom: `1px solid ${palette.divider}` },
      '& tbody th, & tbody td': { border: 0, px: '0 !important' },
      '& .columna': { py: 0.75 },
      '& .ejemplos[data-nada="true"]': { display: 'none' },
    },
  };
};
