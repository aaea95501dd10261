import { z } from 'zod';
import { ArticuloCambiado, ConId } from '#articulos/contrato-de-articulo.ts';
import { Cantidad, Id, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

/** What one depósito should hold; both null, nobody said. */
const MinimoDeDeposito = z.object({
  depositoId: Id,
  deposito: z.string(),
  sucursal: z.string(),
  disponible: Cantidad,
  minimo: Cantidad.nullable(),
  objetivo: Cantidad.nullable(),
  /** What is available is less than the minimum. */
  bajo: z.boolean(),
  /** What would bring it back to its objetivo; zero unless it is under its minimum. */
  falta: Cantidad,
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

/** Both figures, or neither to say no more. */
export const MinimoPedido = z
  .strictObject({ depositoId: Id, minimo: NoNegativa.nullable(), objetivo: NoNegativa.nullable() })
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
  summary: 'Cuánto debería haber de un artículo en cada depósito, y dónde falta',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  params: ConId,
  response: MinimosDeArticulo,
  errors: ['comun.no_encontrado'],
});

export const cambiarMinimos = endpoint({
  method: 'PUT',
  path: '/api/articulos/:id/minimos',
  summary: 'Pone o quita el mínimo y el objetivo de un artículo en algunos depósitos',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: ConId,
  body: CambioDeMinimos,
  response: ArticuloCambiado,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.minimo_sin_stock'],
});
