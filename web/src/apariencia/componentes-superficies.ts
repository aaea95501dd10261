import type { Componentes } from './componentes-de-mui.ts';

export const superficies: Componentes = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollbarColor: `${theme.vars.palette.borderStrong} transparent` },
      body: {
        fontVariantNumeric: 'tabular-nums lining-nums',
        wordSpacing: '.05em',
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.default,
      },
      'button, input, select, textarea': { wordSpacing: 'inherit' },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.focusRing}`, outlineOffset: 2 },
      // Its colour is a line under its letters: a background goes on where the letters were cut.
      mark: {
        background: 'none',
        color: theme.vars.palette.highlight.text,
        textDecoration: `underline ${theme.vars.palette.highlight.background} 1.3em`,
        textUnderlineOffset: '-1em',
        textDecorationSkipInk: 'none',
        forcedColorAdjust: 'none',
      },
      '@media (prefers-reduced-motion: reduce)': {
        // The notices count their time with an animation.
        '*:not(.Toastify__progress-bar), *::before, *::after': {
          animationDuration: '0ms !important',
          transitionDuration: '0ms !important',
        },
      },
    }),
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundImage: 'none',
        '&.MuiPaper-elevation0': { boxShadow: theme.vars.palette.sombra.card },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: { list: { padding: 6 } },
    defaultProps: { slotProps: { list: { dense: true } } },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        minWidth: 196,
        backgroundColor: theme.vars.palette.raised,
        boxShadow: `${theme.vars.palette.sombra.overlay}, 0 0 0 1px ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 34,
        gap: 10,
        padding: '0 10px',
        borderRadius: 5,
        fontSize: '0.8125rem',
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.action.hover },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.action.selected },
        '@media (pointer: coarse)': { minHeight: 44 },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.raised,
        boxShadow: theme.vars.palette.sombra.overlay,
        // The library's is the start of each text, which is not the side of the screen from right to left.
        textAlign: 'left',
        [theme.breakpoints.down('sm')]: {
          '&:not(.MuiDialog-paperFullScreen)': {
            margin: 16,
            width: 'calc(100% - 32px)',
            maxWidth: 'calc(100% - 32px)',
          },
        },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px', fontSize: '1.125rem', fontWeight: 600 } } },
  MuiDialogContent: {
    styleOverrides: {
      // Labels stand above their fields: the first is not to touch the title.
      root: { padding: '8px 24px 16px', '.MuiDialogTitle-root + &': { paddingTop: 8 } },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.sombra.scrim },
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '5px 9px',
        fontSize: '0.8125rem',
        fontWeight: 500,
        color: theme.vars.palette.tooltip.text,
        backgroundColor: theme.vars.palette.tooltip.background,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.divider, borderRadius: 8 }) },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'center',
        padding: '4px 14px',
        fontSize: '0.8125rem',
        fontWeight: 500,
        boxShadow: 'none !important',
        '&.MuiAlert-colorError': {
          color: theme.vars.palette.error.onSoft,
          backgroundColor: theme.vars.palette.error.soft,
        },
        '&.MuiAlert-colorWarning': {
          color: theme.vars.palette.warning.onSoft,
          backgroundColor: theme.vars.palette.warning.soft,
        },
        '&.MuiAlert-colorInfo': {
          color: theme.vars.palette.info.onSoft,
          backgroundColor: theme.vars.palette.info.soft,
        },
        '&.MuiAlert-colorSuccess': {
          color: theme.vars.palette.success.onSoft,
          backgroundColor: theme.vars.palette.success.soft,
        },
        '& .MuiAlert-icon': { color: 'inherit', opacity: 1 },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 40,
        padding: '0 8px',
        fontSize: '0.8125rem',
        lineHeight: '1.125rem',
        borderBottomColor: theme.vars.palette.divider,
        '&:first-of-type': { paddingInlineStart: 16 },
        '&:last-of-type': { paddingInlineEnd: 16 },
      }),
      head: ({ theme }) => ({
        height: 36,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.header,
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper, borderRadius: 0 }),
    },
  },
};

/** Cards with a line around them instead of their shadow. */
export const conBorde: Componentes = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundImage: 'none',
        '&.MuiPaper-elevation0': { boxShadow: 'none', border: `1px solid ${theme.vars.palette.divider}` },
      }),
    },
  },
};
