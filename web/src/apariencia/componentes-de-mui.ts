import type { ThemeOptions } from '@mui/material/styles';

/**
 * How MUI components look, named as `createTheme` asks for it. With `Components<Theme>` the compiler compares two whole themes
 * to find them alike.
 */
export type Componentes = NonNullable<ThemeOptions['components']>;
