import { createTheme, type Theme } from '@mui/material/styles';
import type { Ajustes } from './ajustes.ts';
import { componentesPara } from './componentes.ts';
import type { Paleta } from './paletas/paleta.ts';
import { comunes, type Modo, temas } from './temas.ts';
import { tipografia } from './tipografia.ts';

type Aspecto = Pick<Ajustes, 'tema' | 'tarjetas' | 'radio' | 'direccion'>;

/**
 * The theme of the product. Modes are CSS variables under `data-modo`, so switching rebuilds no style.
 * `paquete` is what MUI says in the language of the interface; nothing is English.
 */
export function crearTema({ tema: nombre, tarjetas, radio, direccion }: Aspecto, paquete: object = {}): Theme {
  return createTheme(
    {
      cssVariables: { cssVarPrefix: 't', colorSchemeSelector: 'data-modo' },
      colorSchemes: {
        light: { palette: paletaMui(temas[nombre].light, 'light') },
        dark: { palette: paletaMui(temas[nombre].dark, 'dark') },
      },
      direction: direccion,
      shape: { borderRadius: radio },
      breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
      typography: tipografia,
      zIndex: { appBar: 1110, drawer: 1200, modal: 1300, snackbar: 1400, tooltip: 1500, fab: 1120 },
      transitions: {
        duration: {
          shortest: 80,
          shorter: 120,
          short: 140,
          standard: 160,
          complex: 220,
          enteringScreen: 160,
          leavingScreen: 120,
        },
        easing: {
          easeInOut: 'cubic-bezier(.2,0,0,1)',
          easeOut: 'cubic-bezier(0,0,0,1)',
          easeIn: 'cubic-bezier(.3,0,1,1)',
          sharp: 'cubic-bezier(.3,0,1,1)',
        },
      },
      components: componentesPara(tarjetas),
    },
    paquete,
  );
}

function paletaMui(paleta: Paleta, modo: Modo) {
  const { page, paper, border, action, text, chart, ...resto } = paleta;
  return {
    ...resto,
    ...comunes[modo],
    page,
    chart,
    text: { ...text },
    background: { default: page, paper },
    divider: border,
    focusRing: action.focusRing,
    action: {
      hover: action.hover,
      selected: action.selected,
      disabled: text.disabled,
      disabledBackground: resto.sunken,
    },
  };
}
