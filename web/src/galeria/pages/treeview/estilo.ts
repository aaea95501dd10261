import type { Theme } from '@mui/material/styles';
import { anilloDeFoco } from '#apariencia/componentes-botones.ts';

/** Half of the square with the sign: the lines come down from its middle. */
const MEDIO = 11;

/** Signs in squares, joined by dashed lines that say what hangs from what. */
export const estiloDeArbol = (theme: Theme) => {
  const { palette } = theme.vars;
  const trazo = `1px dashed ${palette.borderStrong}`;
  return {
    m: 0,
    p: 0,
    listStyle: 'none',
    '& ul': { m: 0, p: 0, listStyle: 'none', marginInlineStart: `${MEDIO}px`, paddingInlineStart: '24px' },
    '& li': { position: 'relative' },
    // From the middle of the branch down, and across to each of its lines; below the last one there is nothing.
    '& ul > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-24px',
      top: 0,
      bottom: 0,
      borderInlineStart: trazo,
    },
    '& ul > li:last-of-type::before': { bottom: 'auto', height: '20px' },
    '& ul > li::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-23px',
      top: '20px',
      width: '20px',
      borderTop: trazo,
    },
    '& .renglon': { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '40px', outline: 'none' },
    '& .signo': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '22px',
      height: '22px',
      borderRadius: '5px',
      border: `1px solid ${palette.borderStrong}`,
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      cursor: 'pointer',
      '@media (pointer: coarse)': { outline: '9px solid transparent' },
    },
    '& .punto': {
      flex: 'none',
      width: '8px',
      height: '8px',
      marginInline: '7px',
      borderRadius: '50%',
      backgroundColor: palette.primary.accent,
    },
    '& .nombre': {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minWidth: 0,
      minHeight: '32px',
      paddingInline: '8px',
      borderRadius: '5px',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
    },
    '& .renglon:focus-visible > .nombre': anilloDeFoco(theme),
    '& .renglon[aria-selected="true"] > .nombre': {
      backgroundColor: palette.primary.soft,
      color: palette.primary.onSoft,
      fontWeight: 600,
    },
  } as const;
};
