/** Sizes and times of `seguridad.md` 3.5. */
export const BODY_MAXIMO_KIB = 256;
export const URL_MAXIMA = 8 * 1024;
export const ENCABEZADOS_TIMEOUT_MS = 10_000;
/** Nobody waits longer for an answer, whatever happens behind. */
export const RESPUESTA_TIMEOUT_MS = 9_000;
export const PREPARADO_TIMEOUT_MS = 2_000;
export const PEDIDO_TIMEOUT_MS = 30_000;
/** A file comes at the pace of its line. */
export const SUBIDA_TIMEOUT_MS = 120_000;
export const KEEP_ALIVE_MS = 65_000;
export const CONEXIONES_MAXIMAS = 1_000;
