import { z } from 'zod';

/** What a list is handed over as. */
const FORMATOS_DE_EXPORTACION = ['csv', 'xlsx'] as const;
export type FormatoDeExportacion = (typeof FORMATOS_DE_EXPORTACION)[number];

const MAXIMO_DE_COLUMNAS = 100;

/**
 * What may be asked of every export, besides what its list shows. `columnas` are the columns a person has on the screen, by
 * their names there, in their order; without them, or when the file knows none of them, it brings all of its own.
 */
export const PedidoDeExportacion = z.object({
  formato: z.enum(FORMATOS_DE_EXPORTACION, 'Se exporta como csv o como xlsx.').default('csv'),
  columnas: z
    .string()
    .max(4_000, `Se pueden pedir hasta ${MAXIMO_DE_COLUMNAS} columnas.`)
    .transform((escritas) => escritas.split(',').filter((columna) => columna !== ''))
    .refine(
      (columnas) => columnas.length <= MAXIMO_DE_COLUMNAS,
      `Se pueden pedir hasta ${MAXIMO_DE_COLUMNAS} columnas.`,
    )
    .optional(),
});
export type PedidoDeExportacion = z.output<typeof PedidoDeExportacion>;
