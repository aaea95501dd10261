import { z } from 'zod';
import { Dia, Id } from '#comun/campos.ts';

/** What every report may be narrowed to: a place in the tree, a marca. */
export const deSuClase = {
  rubroId: Id.optional(),
  familiaId: Id.optional(),
  subfamiliaId: Id.optional(),
  marcaId: Id.optional(),
};

/** Whole days in Argentina, both included. Without them, the last ones, as each report says. */
export const deSuPeriodo = { desde: Dia.optional(), hasta: Dia.optional() };

/** Five years: as many days as what is read of all of them may be asked for. */
export const DIAS_DE_PERIODO = 1830;

/** What can be asked of how an artículo is named (TD-07). */
export const FILTROS_DE_NOMBRADO = { codigo: 'texto', descripcion: 'texto', rubro: 'texto' } as const;

/** How an artículo is named in a row. */
export const nombradoEnFila = {
  articuloId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  rubro: z.string(),
};
