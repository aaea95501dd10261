import { z } from 'zod';
import { Bandera } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

export const sugerirBusquedas = endpoint({
  method: 'GET',
  path: '/api/articulos/sugerencias',
  summary: 'Lo parecido a una búsqueda que no encontró nada: palabras y códigos que sí están',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  query: z.strictObject({
    texto: z.string().max(200, 'La búsqueda admite hasta 200 caracteres.'),
    /** Only what may be sold: where that is all that a search finds. */
    enVenta: Bandera,
  }),
  /** Texts that find something, best first; `detalle` is the description of the artículo, when it is a code. */
  response: z.object({ sugerencias: z.array(z.object({ texto: z.string(), detalle: z.string().nullable() })) }),
  errors: [],
});
