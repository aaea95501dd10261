import type { ThemeOptions } from '@mui/material/styles';

/**
 * How MUI components look, named as `createTheme` asks for it. With `Components<Theme>` the compiler compares two whole themes
 * to find them alike: a tenth of what checking the web took.
 */
export type Componentes = NonNullable<ThemeOptions['components']>;
