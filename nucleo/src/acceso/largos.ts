/** Length is the strength here: no composition rules (`seguridad.md` 3.3). Maximum accepted, never cut. */
export const CONTRASENA_MINIMO = 15;
/** With a second factor behind it. */
export const CONTRASENA_MINIMO_CON_FACTOR = 12;
export const CONTRASENA_MAXIMO = 128;
