import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

export const ANCHO = {
  codigo: 128,
  descripcion: 170,
  cifra: { fisico: 48, reservado: 46, disponible: 46 },
  total: 62,
} as const;
const ALTO_DE_GRUPOS = 30;

/** One sheet for the whole matrix: two header rows stick to the top, names to the start, totals to the end. */
export const estiloDeMatriz = (theme: Theme): SystemStyleObject<Theme> => {
  const { palette } = theme.vars;
  const linea = `1px solid ${palette.divider}`;
  return {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    position: 'relative',
    borderTop: linea,
    // The detail of a number is as wide as what is seen of the table, not as the table.
    containerType: 'inline-size',
    '& > table': {
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      tableLayout: 'fixed',
      fontSize: '0.8125rem',
      lineHeight: '1.125rem',
    },
    '& > table > thead th': {
      position: 'sticky',
      zIndex: 3,
      top: 0,
      height: ALTO_DE_GRUPOS,
      px: 0.75,
      fontSize: '0.75rem',
      fontWeight: 600,
      color: palette.text.secondary,
      backgroundColor: palette.header,
      textAlign: 'start',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& > table > thead tr:last-of-type th': {
      top: ALTO_DE_GRUPOS,
      height: 28,
      fontWeight: 400,
      textAlign: 'end',
      '&.disponible': { fontWeight: 600, color: palette.text.primary },
    },
    '& > table > thead th[rowspan], & > table > thead tr:last-of-type th': { borderBottom: linea },
    '& th.grupo': { textAlign: 'center !important', color: `${palette.text.primary} !important` },
    '& th.propia': { color: `${palette.primary.text} !important` },
    '& th button.orden': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      minHeight: 28,
      p: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
    },
    '& tr.fila > td': {
      height: 40,
      px: 0.75,
      backgroundColor: palette.background.paper,
      borderBottom: linea,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& tr.fila:hover > td': { backgroundColor: palette.action.hover },
    '& tr.abierta > td': { backgroundColor: palette.action.selected },
    '& .abre-grupo': { borderInlineStart: linea },
    '& .codigo': { position: 'sticky', insetInlineStart: 0, zIndex: 2, paddingInlineStart: '16px !important' },
    '& .descripcion': { position: 'sticky', insetInlineStart: ANCHO.codigo, zIndex: 2 },
    '& .total-fisico': { position: 'sticky', insetInlineEnd: ANCHO.total, zIndex: 2 },
    '& .total-disponible': { position: 'sticky', insetInlineEnd: 0, zIndex: 2, paddingInlineEnd: '12px !important' },
    '& thead .codigo, & thead .descripcion, & thead .total-fisico, & thead .total-disponible': {
      zIndex: '4 !important',
    },
    '& td button.numero': {
      display: 'block',
      width: '100%',
      minHeight: 30,
      px: '4px',
      border: 0,
      borderRadius: '5px',
      background: 'none',
      font: 'inherit',
      textAlign: 'end',
      color: palette.text.secondary,
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.selected },
      '&:focus-visible': { outline: `2px solid ${palette.focusRing}`, outlineOffset: '-2px' },
      '&.disponible': { fontWeight: 600, color: palette.text.primary },
      '&.reservado': { color: palette.info.text },
      '&.cero': { fontWeight: 400, color: palette.text.secondary },
      '&.negativo': { color: palette.error.text },
      '&.negativo.disponible': { backgroundColor: palette.error.soft, color: palette.error.onSoft },
      '&[aria-expanded="true"]': { boxShadow: `inset 0 0 0 2px ${palette.primary.text}` },
    },
    '& tr.detalle > td': {
      p: 0,
      backgroundColor: palette.sunken,
      borderBottom: linea,
      borderInlineStart: `3px solid ${palette.primary.main}`,
    },
    '& tr.detalle > td > div': { position: 'sticky', insetInlineStart: 0, width: 'calc(100cqw - 3px)' },
    '&[data-actualizando="true"] tr.fila': { opacity: 0.6, transition: 'opacity 120ms 150ms' },
    [theme.breakpoints.down('md')]: { '& .descripcion': { position: 'static' } },
  };
};
