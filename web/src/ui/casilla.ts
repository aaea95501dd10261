import type { Theme } from '@mui/material/styles';

/** A tick box of a table or of a list of values: the browser's own, in our colour and as big as the plates have it. */
export const estiloDeCasilla = ({ vars: { palette } }: Theme) =>
  ({
    width: 17,
    height: 17,
    flex: 'none',
    margin: 0,
    accentColor: palette.primary.main,
    cursor: 'pointer',
    verticalAlign: 'middle',
    '&:focus-visible': { outline: `2px solid ${palette.focusRing}`, outlineOffset: 2, borderRadius: '3px' },
  }) as const;
