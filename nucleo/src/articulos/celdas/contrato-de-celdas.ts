import { z } from 'zod';
import { BajoMargen, PrecioNuevo } from '#articulos/precios/contrato-de-precios.ts';
import { Id, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { COLUMNAS_DE_CELDAS, PROBLEMAS_DE_CELDA } from './celdas.ts';

const C = '/api/articulos/celdas';

/** As many cells as one order writes. */
export const TOPE_DE_CELDAS = 500;

/**
 * As many prices as one order puts and is still work of the counter. More asks who is there (`seguridad.md` 3.2), and goes by
 * a batch where another person approves them (PRE-15).
 */
export const PRECIOS_SIN_CONFIRMAR = 20;

/** A text longer than any that is right; what is wrong with it is said of its cell. */
const Valor = z.string().max(500, 'Admite hasta 500 caracteres.');
const unaVez = (celdas: readonly { readonly id: string }[]): boolean =>
  new Set(celdas.map(({ id }) => id)).size === celdas.length;
const varias = <Celda extends z.ZodType<{ readonly id: string }>>(celda: Celda) =>
  z
    .array(celda)
    .min(1, 'Elegí al menos una fila.')
    .max(TOPE_DE_CELDAS, `Admite hasta ${TOPE_DE_CELDAS} filas de a una.`)
    .refine(unaVez, 'Hay una fila repetida.');

export const CeldasPuestas = z.strictObject({
  columna: z.enum(COLUMNAS_DE_CELDAS),
  celdas: varias(z.strictObject({ id: Id, version: Version, valor: Valor })),
});
export type CeldasPuestas = z.infer<typeof CeldasPuestas>;

export const PreciosPuestos = z.strictObject({
  listaId: Id,
  /** `antes` is the price that was seen, and both are as the lista keeps them: net, or with IVA. */
  precios: varias(z.strictObject({ id: Id, antes: Valor.nullable(), valor: Valor })),
  /** For the history of each (PRE-07). */
  motivo: PrecioNuevo.shape.motivo,
  bajoMargen: BajoMargen.optional(),
});
export type PreciosPuestos = z.infer<typeof PreciosPuestos>;

const Previa = z.object({
  celdas: z.array(
    z.object({
      id: Id,
      antes: z.string().nullable(),
      despues: z.string().nullable(),
      falla: z
        .object({ problema: z.enum(PROBLEMAS_DE_CELDA), detalle: z.string().nullable(), frase: z.string() })
        .nullable(),
    }),
  ),
});
export type PreviaDeCeldas = z.infer<typeof Previa>;

/** Each that changed, with what it said and the version it has now. */
const Hechas = z.object({
  celdas: z.array(z.object({ id: Id, version: Version, antes: z.string().nullable(), despues: z.string().nullable() })),
});
export type CeldasHechas = z.infer<typeof Hechas>;

export const verCeldas = endpoint({
  method: 'POST',
  path: `${C}/vista-previa`,
  summary: 'Lo que harían unos textos puestos en las celdas de una columna, sin cambiar nada',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  body: CeldasPuestas,
  response: Previa,
  errors: [],
});

export const ponerCeldas = endpoint({
  method: 'POST',
  path: C,
  summary: 'Pone un texto en la celda de cada artículo: todos o ninguno',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  body: CeldasPuestas,
  response: Hechas,
  errors: ['articulos.celda_rechazada'],
});

export const verPreciosPuestos = endpoint({
  method: 'POST',
  path: `${C}/precios/vista-previa`,
  summary: 'Lo que harían unos precios puestos en la columna de una lista, sin cambiar nada',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  body: PreciosPuestos,
  response: Previa,
  errors: [],
});

export const ponerPrecios = endpoint({
  method: 'POST',
  path: `${C}/precios`,
  summary: 'Pone desde ahora el precio de cada artículo en una lista manual: todos o ninguno',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  confirmacion: 'en_terminal',
  body: PreciosPuestos,
  response: Hechas,
  errors: [
    'acceso.falta_confirmacion',
    'articulos.celda_rechazada',
    'articulos.precio_bajo_margen',
    'articulos.precios_por_aprobar',
  ],
});
