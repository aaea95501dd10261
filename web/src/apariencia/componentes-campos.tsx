import { CasillaMarcada, CasillaParcial, CasillaVacia, FlechaAbajo } from './casillas.tsx';
import type { Componentes } from './componentes-de-mui.ts';

// The label stands above the field, always; the outline has no notch for it.
export const campos: Componentes = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 500,
        color: theme.vars.palette.text.secondary,
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        '&.Mui-focused': { color: theme.vars.palette.text.secondary },
        '&.Mui-error': { color: theme.vars.palette.text.secondary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.text }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 38,
        backgroundColor: theme.vars.palette.background.paper,
        transition: 'box-shadow 120ms',
        '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: theme.vars.palette.borderStrong },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.focusRing,
          borderWidth: 2,
        },
        '&.Mui-focused': {
          boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.focusRing} 18%, transparent)`,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.text },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.sunken },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.divider },
        [theme.breakpoints.down('sm')]: { minHeight: 46, fontSize: '1rem' },
      }),
      notchedOutline: { '& legend': { display: 'none' } },
      // A text of several lines gets its room from the box around it.
      input: { padding: '0 12px', height: 38, boxSizing: 'border-box', 'textarea&': { padding: 0 } },
      multiline: { padding: '8px 12px' },
      adornedStart: { paddingInlineStart: 12 },
      adornedEnd: { paddingInlineEnd: 10 },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        [theme.breakpoints.down('sm')]: { fontSize: '1rem' },
      }),
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: FlechaAbajo },
    styleOverrides: {
      // A line of its height, and not a flex box: only a line ends in an ellipsis before the arrow.
      select: { lineHeight: '38px', minHeight: '0 !important' },
      icon: ({ theme }) => ({ color: theme.vars.palette.text.secondary, insetInlineEnd: 10, top: 'calc(50% - 9px)' }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '3px 0 0',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.text },
      }),
    },
  },
  MuiAutocomplete: {
    defaultProps: {
      size: 'small',
      popupIcon: <FlechaAbajo />,
    },
    styleOverrides: {
      // What is written ends before the cross and the arrow, which stand over the end of the box. The parts are written
      // inside the root, so only from there is it known that there are two of them.
      root: {
        '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiAutocomplete-inputRoot': {
          paddingInlineEnd: '82px !important',
        },
      },
      inputRoot: { padding: '0 8px !important', paddingInlineEnd: '38px !important', flexWrap: 'nowrap' },
      input: { padding: '0 4px !important' },
      listbox: { padding: 6 },
      option: ({ theme }) => ({
        minHeight: '34px !important',
        borderRadius: 5,
        fontSize: '0.8125rem',
        '&.Mui-focused': { backgroundColor: `${theme.vars.palette.action.hover} !important` },
        '&[aria-selected="true"]': { backgroundColor: `${theme.vars.palette.action.selected} !important` },
      }),
      noOptions: ({ theme }) => ({ fontSize: '0.8125rem', color: theme.vars.palette.text.secondary }),
      loading: { fontSize: '0.8125rem' },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: <CasillaVacia />, checkedIcon: <CasillaMarcada />, indeterminateIcon: <CasillaParcial /> },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 8,
        color: theme.vars.palette.borderStrong,
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: theme.vars.palette.primary.main },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: { root: ({ theme }) => ({ padding: 8, color: theme.vars.palette.borderStrong }) },
  },
  MuiSwitch: {
    styleOverrides: {
      // A pill of 36 × 20 with its knob inside.
      root: { width: 52, height: 36, padding: 8 },
      switchBase: ({ theme }) => ({
        padding: 10,
        '&.Mui-checked': { transform: 'translateX(16px)', color: theme.vars.palette.common.white },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.45 },
      }),
      thumb: ({ theme }) => ({ width: 16, height: 16, boxShadow: 'none', color: theme.vars.palette.common.white }),
      track: ({ theme }) => ({ borderRadius: 10, opacity: 1, backgroundColor: theme.vars.palette.borderStrong }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.875rem' } } },
};
