import type { Theme } from '@mui/material/styles';

/**
 * A tick box of a table or of a list of values: the browser's own, in our colour and as big as the plates have it. Empty, it is a
 * line alone, since the browser fills it with a grey of its own in the dark.
 */
export const estiloDeCasilla = ({ vars: { palette } }: Theme) =>
  ({
    width: 17,
    height: 17,
    flex: 'none',
    margin: 0,
    accentColor: palette.primary.main,
    cursor: 'pointer',
    verticalAlign: 'middle',
    // The ring of the keyboard follows it.
    borderRadius: '4px',
    '&:not(:checked, :indeterminate)': { appearance: 'none', border: `1.5px solid ${palette.borderStrong}` },
  }) as const;
