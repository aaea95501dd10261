import { enlaceAlDedo } from '#stock/enlace-al-dedo.ts';

/** The tables of lines of an ajuste, draft or document. */
export const estiloDeRenglones = {
  width: '100%',
  minWidth: 620,
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  '& th': {
    height: 36,
    px: 1,
    textAlign: 'start',
    fontSize: '0.75rem',
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'header',
    whiteSpace: 'nowrap',
  },
  '& td': { height: 42, px: 1, py: 0.75, borderTop: 1, borderColor: 'divider' },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: '20px' },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: '16px' },
  '& .fin': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .codigo': { width: 128 },
  '& .hay': { width: 80 },
  '& .cantidad': { width: 104 },
  '& .costo': { width: 124 },
  '& .quitar': { width: 48, textAlign: 'center' },
  '& .secundario': { color: 'text.secondary' },
  '& .negativo': { color: 'error.text' },
  '& .entra': { color: 'success.text' },
  '& .descripcion': { minWidth: 140 },
  ...enlaceAlDedo('& td a'),
} as const;

/** A document without costs fits a phone: what moves is seen by whoever is asked to approve it there. */
export const estiloSinCostos = {
  ...estiloDeRenglones,
  '@media (max-width: 599.95px)': {
    minWidth: 0,
    '& .codigo, & .cantidad, & .hay': { width: 'auto' },
    '& .descripcion': { minWidth: 84 },
  },
} as const;

/** On a phone each line is a block of four columns, its figures with their names above. */
const enBloques = {
  display: 'block',
  minWidth: 0,
  '& thead': { display: 'none' },
  '& tbody': { display: 'block' },
  '& tr': {
    display: 'grid',
    // A cost is the longest figure, and says «promedio» where nobody wrote one.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.6fr)',
    columnGap: '8px',
    alignItems: 'end',
    padding: '12px 16px',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '& td': { display: 'block', height: 'auto', border: 0, p: '0 !important', width: 'auto !important' },
  '& td.codigo': { gridColumn: '1 / 4', alignSelf: 'center' },
  '& td.descripcion': { gridColumn: '1 / -1', color: 'text.secondary', mb: 1 },
  '& td[data-titulo]::before': {
    content: 'attr(data-titulo)',
    display: 'block',
    // `bidi.css` reaches elements, not what a rule of style writes.
    unicodeBidi: 'plaintext',
    fontSize: '0.6875rem',
    fontWeight: 400,
    color: 'text.secondary',
  },
} as const;

/** The lines of a draft, each with the way to take it out. */
export const estiloDeBorrador = {
  ...estiloDeRenglones,
  '@media (max-width: 599.95px)': {
    ...enBloques,
    '& td.quitar': { gridColumn: 4, gridRow: 1, display: 'flex', justifyContent: 'flex-end', alignSelf: 'center' },
    '& td.hay, & td.queda': { minHeight: 44 },
  },
} as const;

/** A document with costs is wider than a phone: its figures go below what they are of. */
export const estiloConCostos = {
  ...estiloDeRenglones,
  '@media (max-width: 599.95px)': {
    ...enBloques,
    '& tr': { ...enBloques['& tr'], gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(64px, auto)' },
    '& td.codigo': { gridColumn: '1 / 3' },
    '& td.cantidad': { gridColumn: 3, gridRow: 1 },
    '& td.costo, & td.valor': { textAlign: 'start' },
  },
} as const;

/** Lines and panel side by side; one above the other on a phone. */
export const grillaDeDocumento = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
} as const;
