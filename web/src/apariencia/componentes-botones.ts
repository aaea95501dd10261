import type { Theme } from '@mui/material/styles';
import type { Componentes } from './componentes-de-mui.ts';

export const anilloDeFoco = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.focusRing}`,
  outlineOffset: 2,
});

const sinSombra = { boxShadow: 'none', '&:hover': { boxShadow: 'none' }, '&:active': { boxShadow: 'none' } };

export const botones: Componentes = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: ({ theme }) => ({ fontFamily: 'inherit', '&.Mui-focusVisible': anilloDeFoco(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'primary', loadingPosition: 'start' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 38,
        padding: '0 16px',
        gap: 8,
        whiteSpace: 'nowrap',
        transitionDuration: '120ms',
        '&.MuiButton-sizeSmall': { minHeight: 32, padding: '0 12px', fontSize: '0.8125rem' },
        '&.MuiButton-sizeLarge': { minHeight: 46, fontSize: '0.9375rem' },
        [theme.breakpoints.down('sm')]: {
          minHeight: 44,
          '&.MuiButton-sizeSmall': { minHeight: 44 },
          '&.MuiButton-sizeLarge': { minHeight: 50 },
        },
        '&.Mui-disabled': {
          color: theme.vars.palette.text.disabled,
          backgroundColor: theme.vars.palette.action.hover,
          borderColor: 'transparent',
        },
        // A busy button keeps its words and its colour; the spinner takes the place of the icon.
        '&.MuiButton-loading .MuiButton-startIcon': { display: 'none' },
      }),
      contained: ({ theme }) => ({
        ...sinSombra,
        '&.MuiButton-loading.Mui-disabled': { color: theme.vars.palette.primary.contrastText },
        '&.MuiButton-loading.MuiButton-colorPrimary': { backgroundColor: theme.vars.palette.primary.main },
        '&.MuiButton-loading.MuiButton-colorError': { backgroundColor: theme.vars.palette.error.main },
      }),
      outlined: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        borderColor: theme.vars.palette.divider,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover, borderColor: theme.vars.palette.divider },
        '&.MuiButton-colorError': { color: theme.vars.palette.error.text },
        '&.MuiButton-loading.Mui-disabled': {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.paper,
          borderColor: theme.vars.palette.divider,
        },
      }),
      text: ({ theme }) => ({
        color: theme.vars.palette.primary.text,
        '&:hover': { backgroundColor: theme.vars.palette.primary.soft },
        '&.Mui-disabled': { backgroundColor: 'transparent' },
        '&.MuiButton-loading.Mui-disabled': { color: theme.vars.palette.primary.text },
        '&.MuiButton-colorInherit': { color: 'inherit' },
        '&.MuiButton-colorError': {
          color: theme.vars.palette.error.text,
          '&:hover': { backgroundColor: theme.vars.palette.error.soft },
        },
      }),
      startIcon: { margin: 0, '& > *:nth-of-type(1)': { fontSize: 18 } },
      endIcon: { margin: 0 },
      loadingIndicator: { position: 'static', transform: 'none' },
    },
    variants: [
      {
        props: { variant: 'tonal' },
        style: ({ theme }) => ({
          color: theme.vars.palette.primary.onSoft,
          backgroundColor: theme.vars.palette.primary.soft,
          '&.MuiButton-loading.Mui-disabled': {
            color: theme.vars.palette.primary.onSoft,
            backgroundColor: theme.vars.palette.primary.soft,
          },
          '&:hover': {
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.soft}, ${theme.vars.palette.primary.accent} 22%)`,
          },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 38,
        height: 38,
        padding: 0,
        borderRadius: theme.shape.borderRadius,
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
        '&.MuiIconButton-sizeSmall': { width: 30, height: 30 },
        '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.primary.text,
        fontWeight: 600,
        borderRadius: 2,
        '&:focus-visible': anilloDeFoco(theme),
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        minWidth: 0,
        gap: 8,
        padding: '0 12px',
        '& .MuiTab-icon': { margin: 0 },
        fontWeight: 500,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.primary.text, fontWeight: 600 },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      indicator: ({ theme }) => ({ height: 2, backgroundColor: theme.vars.palette.primary.text }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 28,
        '@media (pointer: coarse)': { minHeight: 44 },
        padding: '0 12px',
        border: 0,
        lineHeight: '1.25rem',
        borderRadius: '5px !important',
        fontSize: '0.8125rem',
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.paper,
          boxShadow: theme.vars.palette.sombra.card,
        },
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: 3, gap: 2, backgroundColor: theme.vars.palette.page }),
    },
  },
};
