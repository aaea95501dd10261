/** What a spreadsheet may hold (`seguridad` 3.9), counted while it is inflated and never believed from its headers. */
export const LIMITES = {
  /** Files inside its archive. */
  archivos: 50,
  /** Bytes of what is read of it, once inflated. */
  expandidos: 200 * 1024 * 1024,
  /** How many times bigger than the file what is inflated may be, once it passes `desde`. */
  proporcion: 100,
  desde: 1024 * 1024,
  /** Letters of one cell: what Excel admits. */
  celda: 32_767,
  /** Letters of all the texts its cells share. */
  compartidos: 48 * 1024 * 1024,
  /** Bytes of its sheets turned into text: a text that many cells share is written in each of them. */
  escritos: 256 * 1024 * 1024,
  /** Merged blocks and depth of its XML. */
  combinadas: 50_000,
  profundidad: 64,
  filas: 1_048_576,
  columnas: 16_384,
} as const;
