import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { estiloDeCasilla } from '#ui/formularios/casilla.ts';
import { ANCHO_PROPIO, anchoDe, type ColumnaPuesta } from './columnas.ts';

/** A row with its line below, by density: every one is as high, so that the ones to come have their place. */
export const ALTO_DE_FILA = { densa: 40, normal: 52 } as const;
export const ALTO_DE_ENCABEZADO = 36;

/** Below this width the grid scrolls within itself. */
export const anchoTotal = <Fila>(columnas: readonly ColumnaPuesta<Fila>[], propias: number): number =>
  columnas.reduce((total, columna) => total + anchoDe(columna), propias * ANCHO_PROPIO);

export function clasesDeColumna<Fila>({ alinear = 'inicio', lado, borde }: ColumnaPuesta<Fila>): string {
  return [alinear, lado ? `fija ${lado === 'inicio' ? 'al-inicio' : 'al-fin'}` : '', borde ? 'borde' : '']
    .filter((clase) => clase !== '')
    .join(' ');
}

export function lugarDe<Fila>({ lado, desde }: ColumnaPuesta<Fila>) {
  if (lado === undefined) return undefined;
  return lado === 'inicio' ? { insetInlineStart: desde } : { insetInlineEnd: desde };
}

/** One sheet for the whole grid: hundreds of cells share it instead of bringing their own. */
export const estiloDeGrilla = (theme: Theme): SystemStyleObject<Theme> => {
  const { palette } = theme.vars;
  return {
    flex: 1,
    minHeight: 0,
    borderTop: `1px solid ${palette.divider}`,
    overflow: 'auto',
    // Rows that are drawn above what shows take the place that was kept for them: nothing has to be held still.
    overflowAnchor: 'none',
    position: 'relative',
    '& table': {
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      tableLayout: 'fixed',
      fontSize: '0.8125rem',
      lineHeight: '1.125rem',
    },
    '& th, & td': { px: 1, textAlign: 'start', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& th:first-of-type, & td:first-of-type': { paddingInlineStart: '16px' },
    '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: '16px' },
    ...encabezados(theme),
    ...cuerpo(theme),
    ...bordes(theme),
    ...totales(theme),
    '&[data-actualizando="true"] tbody': { opacity: 0.6, transition: 'opacity 120ms 150ms' },
    '& .oculto': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  };
};

const encabezados = ({ vars: { palette } }: Theme) =>
  ({
    '& th': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      height: ALTO_DE_ENCABEZADO,
      fontSize: '0.75rem',
      lineHeight: '1rem',
      fontWeight: 600,
      color: palette.text.secondary,
      backgroundColor: palette.header,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      maxWidth: '100%',
      minHeight: 28,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      wordSpacing: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      borderRadius: '3px',
      '&:hover': { color: palette.text.primary },
    },
    // In a narrow column the title gives way, and not which way it goes.
    '& th .titulo': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& th button > svg, & th .vez': { flex: 'none' },
    '& th.propia': { color: palette.primary.text },
    '& th.ordenada': { color: palette.text.primary },
  }) as const;

const cuerpo = (theme: Theme) => {
  const { palette } = theme.vars;
  return {
    '& td': {
      height: ALTO_DE_FILA.densa,
      backgroundColor: palette.background.paper,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '&[data-densidad="normal"] td': { height: ALTO_DE_FILA.normal },
    '& .fin': { textAlign: 'end' },
    '& .centro': { textAlign: 'center' },
    '& .fija, & td.menu, & td.eleccion': { position: 'sticky', zIndex: 2 },
    '& th.fija, & th.menu, & th.eleccion': { zIndex: 4 },
    '& .eleccion': { insetInlineStart: 0, paddingInlineEnd: 0, overflow: 'visible' },
    '& .eleccion input': estiloDeCasilla(theme),
    '& .menu': { px: 0, textAlign: 'center', paddingInlineEnd: '8px !important', insetInlineEnd: 0 },
    '& .hueco': { visibility: 'hidden' },
    '& .hueco td': { padding: 0, border: 0 },
    '& .por-llegar td::before': {
      content: '""',
      display: 'block',
      height: 10,
      maxWidth: 120,
      width: '60%',
      borderRadius: '4px',
      backgroundColor: palette.action.hover,
    },
    '& .por-llegar .fin::before': { marginInlineStart: 'auto' },
    '& tr.abre': { cursor: 'pointer' },
    '& tbody tr:hover td': { backgroundColor: palette.action.hover },
    '& tbody tr[aria-selected="true"] td': { backgroundColor: palette.action.selected },
    // The bar of what is chosen stands over the last rows: they can be scrolled from under it.
    '&[data-eligiendo="true"] table': { marginBlockEnd: '68px' },
    '& tbody tr:focus-visible': { outline: 'none' },
    '& tbody tr:focus-visible td': {
      backgroundColor: palette.action.selected,
      boxShadow: `inset 0 2px ${palette.focusRing}, inset 0 -2px ${palette.focusRing}`,
    },
  } as const;
};

/** The last row stays at the bottom while the others pass. */
const totales = ({ vars: { palette } }: Theme) =>
  ({
    '& tfoot': { position: 'sticky', insetBlockEnd: 0, zIndex: 4 },
    '& tfoot td': {
      fontWeight: 600,
      backgroundColor: palette.header,
      borderTop: `1px solid ${palette.divider}`,
      borderBottom: 0,
    },
  }) as const;

const visible = { opacity: 1, pointerEvents: 'auto' } as const;

/** A line where what is pinned ends, and the places to pull a column by. */
const bordes = ({ vars: { palette } }: Theme) =>
  ({
    '& .borde.al-inicio': { borderInlineEnd: `1px solid ${palette.divider}` },
    '& .borde.al-fin': { borderInlineStart: `1px solid ${palette.divider}` },
    '& td:focus-visible, & th:focus-visible': { outline: `2px solid ${palette.focusRing}`, outlineOffset: -2 },
    '& th .tirador': {
      position: 'absolute',
      insetBlock: 6,
      insetInlineEnd: 0,
      width: 9,
      cursor: 'col-resize',
      touchAction: 'none',
      borderInlineEnd: '2px solid transparent',
    },
    '& th:hover .tirador': { borderColor: palette.divider },
    '& th .tirador:hover, & th .tirador:active': { borderColor: palette.primary.main },
    '& th button.de-columna': {
      position: 'absolute',
      insetBlock: 4,
      insetInlineEnd: 8,
      width: 20,
      minHeight: 0,
      justifyContent: 'center',
      backgroundColor: palette.header,
      opacity: 0,
      pointerEvents: 'none',
    },
    // Where the title stands at the end, what opens the menu leaves it alone.
    '& th.fin button.de-columna': { insetInlineStart: -2, insetInlineEnd: 'auto', width: 16, background: 'none' },
    '& th:hover button.de-columna, & th button.de-columna:focus-visible, & th button.de-columna[aria-expanded="true"]':
      visible,
    '@media (hover: none)': { '& th button.de-columna': visible },
    '& th.suelta-antes': { boxShadow: `inset 3px 0 ${palette.primary.main}` },
    '& th.suelta-despues': { boxShadow: `inset -3px 0 ${palette.primary.main}` },
    '[dir="rtl"] & th.suelta-antes': { boxShadow: `inset -3px 0 ${palette.primary.main}` },
    '[dir="rtl"] & th.suelta-despues': { boxShadow: `inset 3px 0 ${palette.primary.main}` },
    '& th .con-filtro': { color: palette.primary.text, marginInline: '4px', verticalAlign: '-1px', flex: 'none' },
    '& th .vez': { fontSize: '0.625rem', fontVariantNumeric: 'tabular-nums' },
  }) as const;
