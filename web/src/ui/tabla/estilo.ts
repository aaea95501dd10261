import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { Columna } from '#ui/tabla-tipos.ts';

const MINIMO = 160;

const anchoDe = <Fila>({ ancho, anchoMinimo }: Columna<Fila>): number => ancho ?? anchoMinimo ?? MINIMO;

/** Below this width the grid scrolls within itself. */
export const anchoTotal = <Fila>(columnas: readonly Columna<Fila>[], conMenu: boolean): number =>
  columnas.reduce((total, columna) => total + anchoDe(columna), conMenu ? 42 : 0);

/** Where each fixed column stops when the rest scrolls. */
export function posicionesFijas<Fila>(columnas: readonly Columna<Fila>[]): readonly number[] {
  let desde = 0;
  return columnas.map((columna) => {
    const aca = desde;
    desde += anchoDe(columna);
    return aca;
  });
}

export function clasesDeColumna<Fila>(columna: Columna<Fila>, esUltimaFija: boolean): string {
  const { alinear = 'inicio', fija = false, ocultaBajo } = columna;
  return [
    alinear,
    fija ? 'fija' : '',
    fija && esUltimaFija ? 'ultima-fija' : '',
    ocultaBajo ? `oculta-${ocultaBajo}` : '',
  ]
    .filter((clase) => clase !== '')
    .join(' ');
}

/** One sheet for the whole grid: hundreds of cells share it instead of bringing their own. */
export const estiloDeGrilla = (theme: Theme): SystemStyleObject<Theme> => {
  const { palette } = theme.vars;
  return {
    flex: 1,
    minHeight: 0,
    borderTop: `1px solid ${palette.divider}`,
    overflow: 'auto',
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
    '&[data-actualizando="true"] tbody': { opacity: 0.6, transition: 'opacity 120ms 150ms' },
    '& .oculto': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    [theme.breakpoints.down('md')]: { '& .oculta-md': { display: 'none' } },
    [theme.breakpoints.down('lg')]: { '& .oculta-lg': { display: 'none' } },
    [theme.breakpoints.down('xl')]: { '& .oculta-xl': { display: 'none' } },
  };
};

const encabezados = ({ vars: { palette } }: Theme) =>
  ({
    '& th': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      height: 36,
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
    '& th.propia': { color: palette.primary.text },
    '& th.ordenada': { color: palette.text.primary },
  }) as const;

const cuerpo = ({ vars: { palette } }: Theme) =>
  ({
    '& td': { height: 40, backgroundColor: palette.background.paper, borderBottom: `1px solid ${palette.divider}` },
    '&[data-densidad="normal"] td': { height: 52 },
    '& .fin': { textAlign: 'end' },
    '& .centro': { textAlign: 'center' },
    '& .fija': { position: 'sticky', zIndex: 2 },
    '& th.fija': { zIndex: 4 },
    '& .menu': { px: 0, textAlign: 'center', paddingInlineEnd: '8px !important' },
    '& tr.abre': { cursor: 'pointer' },
    '& tbody tr:hover td': { backgroundColor: palette.action.hover },
    '& tbody tr:focus-visible': { outline: 'none' },
    '& tbody tr:focus-visible td': {
      backgroundColor: palette.action.selected,
      boxShadow: `inset 0 2px ${palette.focusRing}, inset 0 -2px ${palette.focusRing}`,
    },
  }) as const;
