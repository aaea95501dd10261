import type { Theme } from '@mui/material/styles';
import type { EventColor } from '#galeria/api-falsa/entidades/calendar.ts';

type Tinta = { readonly fondo: string; readonly texto: string; readonly raya: string };

/** The violet blue of the events, which no role of the theme has. */
const VIOLACEO = {
  claro: { fondo: '#EEECFE', texto: '#4B3BB0', raya: '#7B6BE0' },
  oscuro: { fondo: '#36305C', texto: '#CBC3FD', raya: '#9A8CF5' },
} as const;

const deRol =
  (rol: 'success' | 'error' | 'warning') =>
  (theme: Theme): Tinta => ({
    fondo: theme.vars.palette[rol].soft,
    texto: theme.vars.palette[rol].onSoft,
    raya: theme.vars.palette[rol].accent,
  });
const TINTAS: Readonly<Record<Exclude<EventColor, 'azure'>, (theme: Theme) => Tinta>> = {
  default: ({ vars: { palette } }) => ({
    fondo: palette.statusBlue.soft,
    texto: palette.statusBlue.onSoft,
    raya: palette.statusBlue.onSoft,
  }),
  green: deRol('success'),
  red: deRol('error'),
  warning: deRol('warning'),
};

const pintado = ({ fondo, texto, raya }: Tinta) => ({ '--fondo': fondo, '--texto': texto, '--raya': raya });

/** The colours of an event, as properties of its style: `--fondo`, `--texto` and `--raya`. */
export const tintaDe =
  (color: EventColor) =>
  (theme: Theme): Record<string, unknown> =>
    color === 'azure'
      ? { ...pintado(VIOLACEO.claro), ...theme.applyStyles('dark', pintado(VIOLACEO.oscuro)) }
      : pintado(TINTAS[color](theme));
