import { z } from 'zod';
import { ArticuloCambiado } from '#articulos/contrato-de-articulo.ts';
import { Cantidad, ConId, Id, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

/** What one depósito should hold, and where in it; what is null, nobody said. */
const MinimoDeDeposito = z.object({
  depositoId: Id,
  deposito: z.string(),
  sucursal: z.string(),
  disponible: Cantidad,
  minimo: Cantidad.nullable(),
  objetivo: Cantidad.nullable(),
  maximo: Cantidad.nullable(),
  /** What is available is less than the minimum. */
  bajo: z.boolean(),
  /** What would bring it back to its objetivo; zero unless it is under its minimum. */
  falta: Cantidad,
  /** What is over its máximo, which another depósito may use (RN-10); zero without one. */
  sobra: Cantidad,
  /** Where in the depósito it is kept (ART-14). */
  ubicacion: z.string().nullable(),
});
export type MinimoDeDeposito = z.infer<typeof MinimoDeDeposito>;

export const MinimosDeArticulo = z.object({
  /** That of the artículo: what hangs from it moves it. */
  version: Version,
  unidad: z.string(),
  decimales: z.int(),
  /** The depósitos whose stock the person may see. */
  filas: z.array(MinimoDeDeposito),
});
export type MinimosDeArticulo = z.infer<typeof MinimosDeArticulo>;

const NoNegativa = Cantidad.refine((texto) => !(Number(texto) < 0), 'No puede ser negativo.');

/** Mínimo and objetivo, perhaps a máximo, or none to say no more; and where it is kept, null to say no more of that. */
export const MinimoPedido = z
  .strictObject({
    depositoId: Id,
    minimo: NoNegativa.nullable(),
    objetivo: NoNegativa.nullable(),
    maximo: NoNegativa.nullable(),
    ubicacion: textoCorto(30).nullable(),
  })
  .refine(({ minimo, objetivo }) => minimo !== null || objetivo === null, {
    path: ['minimo'],
    message: 'Completá el mínimo o vaciá el objetivo.',
  })
  .refine(({ minimo, objetivo }) => minimo === null || objetivo !== null, {
    path: ['objetivo'],
    message: 'Completá el objetivo: hasta cuánto reponer.',
  })
  .refine(({ minimo, objetivo }) => minimo === null || objetivo === null || !(Number(objetivo) < Number(minimo)), {
    path: ['objetivo'],
    message: 'El objetivo no puede ser menor que el mínimo.',
  })
  .refine(({ minimo, objetivo, maximo }) => maximo === null || minimo !== null || objetivo !== null, {
    path: ['maximo'],
    message: 'Completá el mínimo y el objetivo o vaciá el máximo.',
  })
  .refine(({ objetivo, maximo }) => objetivo === null || maximo === null || !(Number(maximo) < Number(objetivo)), {
    path: ['maximo'],
    message: 'El máximo no puede ser menor que el objetivo.',
  });

export const CambioDeMinimos = z.strictObject({
  version: Version,
  /** Those that are not named stay as they are. */
  minimos: z
    .array(MinimoPedido)
    .min(1)
    .max(200)
    .refine((filas) => new Set(filas.map(({ depositoId }) => depositoId)).size === filas.length, {
      message: 'Cada depósito va una sola vez.',
    }),
});
export type CambioDeMinimos = z.infer<typeof CambioDeMinimos>;

export const verMinimos = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/minimos',
  summary: 'Cuánto debería haber de un artículo en cada depósito, dónde falta o sobra, y su ubicación',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  params: ConId,
  response: MinimosDeArticulo,
  errors: ['comun.no_encontrado'],
});

export const cambiarMinimos = endpoint({
  method: 'PUT',
  path: '/api/articulos/:id/minimos',
  summary: 'Pone o quita el mínimo, el objetivo, el máximo y la ubicación de un artículo en algunos depósitos',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: ConId,
  body: CambioDeMinimos,
  response: ArticuloCambiado,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.minimo_sin_stock', 'articulos.minimo_inactivo'],
});
