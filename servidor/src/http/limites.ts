/** Sizes and times of `seguridad.md` 3.5. */
export const BODY_MAXIMO_KIB = 256;
export const URL_MAXIMA = 8 * 1024;
/** Of all the headers of a request together, and how many fields they may be. */
export const ENCABEZADOS_MAXIMO_KIB = 16;
export const ENCABEZADOS_MAXIMOS = 100;
/** Levels and elements of a body: nothing that is accepted comes near. */
export const PROFUNDIDAD_MAXIMA = 20;
export const LISTA_MAXIMA = 1_000;
export const ENCABEZADOS_TIMEOUT_MS = 10_000;
/** How often connections that are late with their headers are looked for. */
export const REVISION_DE_CONEXIONES_MS = 5_000;
/** Nobody waits longer for an answer, whatever happens behind. */
export const RESPUESTA_TIMEOUT_MS = 9_000;
export const PREPARADO_TIMEOUT_MS = 2_000;
export const PEDIDO_TIMEOUT_MS = 30_000;
/** A file comes at the pace of its line. */
export const SUBIDA_TIMEOUT_MS = 120_000;
/** A reader who takes nothing of a file for so long is gone, and the connection that feeds it serves somebody else. */
export const LECTOR_PARADO_MS = 60_000;
/** Exports of one person at once: half the connections there are for long work. */
export const DESCARGAS_POR_PERSONA = 2;
export const KEEP_ALIVE_MS = 65_000;
export const CONEXIONES_MAXIMAS = 1_000;
/** Of one address, or of one IPv6 network of 64 bits. */
export const CONEXIONES_POR_DIRECCION = 50;
/** Readings that a session asks for at once; from then on, as many as its minute has at an even pace. */
export const LECTURAS_A_LA_VEZ = 100;
/** Files that a session takes away in a minute; a key has its own quota. */
export const EXPORTACIONES_POR_MINUTO = 6;
/** Pictures that the browser of a session asks for in a minute; it asks for each one once. */
export const IMAGENES_POR_MINUTO = 6_000;
