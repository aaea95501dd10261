import { z } from 'zod';
import { MONEDAS } from '#articulos/precios/moneda.ts';
import { MODOS_DE_REDONDEO } from '#articulos/precios/redondeo.ts';
import { ConId, Id, textoCorto, textoNumerico, Unitario, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { BASES_DE_LISTA, TIPOS_DE_LISTA } from './lista-derivada.ts';

export const MonedaDeLista = z.enum(MONEDAS);
export const Modo = z.enum(MODOS_DE_REDONDEO);

/** What a price is multiplied by: more than zero, up to six decimals. */
export const Coeficiente = textoNumerico(6)
  .refine((texto) => Number(texto) > 0, 'Tiene que ser mayor que cero.')
  .refine((texto) => !(Number(texto) > 10_000), 'Admite hasta 10.000.');
/** A percentage, "12.5", from zero up. */
export const PorcentajePositivo = textoNumerico(2)
  .refine((texto) => Number(texto) >= 0, 'No puede ser negativo.')
  .refine((texto) => !(Number(texto) > 10_000), 'Admite hasta 10.000 %.');
/** The step of a rounding; zero does not round. */
export const Paso = Unitario.refine((texto) => !(Number(texto) > 1_000_000), 'Admite hasta 1.000.000.');
export const Adicional = textoNumerico(4).refine(
  (texto) => !(Math.abs(Number(texto)) > 1_000_000),
  'Admite hasta 1.000.000, de más o de menos.',
);

const DerivacionLeida = z.object({
  base: z.enum(BASES_DE_LISTA),
  listaBaseId: Id.nullable(),
  listaBase: z.string().nullable(),
  coeficiente: z.string(),
  paso: z.string(),
  modo: Modo,
  adicional: z.string(),
});

export const ListaDePrecio = z.object({
  id: Id,
  version: Version,
  nombre: z.string(),
  moneda: MonedaDeLista,
  incluyeIva: z.boolean(),
  activa: z.boolean(),
  omision: z.boolean(),
  orden: z.int(),
  tipo: z.enum(TIPOS_DE_LISTA),
  /** How its prices come out of another lista or of the cost; null for a manual one, and of the cost without `costo.ver`. */
  derivacion: DerivacionLeida.nullable(),
  /** Percentage on the cost that no price goes under; null has no floor, or is not for who may not see costs. */
  margenMinimo: z.string().nullable(),
  /** The sucursales that sell with it; none is all of them. */
  sucursales: z.array(z.object({ id: Id, nombre: z.string() })),
});
export type ListaDePrecio = z.infer<typeof ListaDePrecio>;

/** Rounding is of the price as the lista keeps it: with IVA when it includes it. */
const DerivacionNueva = z.strictObject({
  base: z.enum(BASES_DE_LISTA),
  /** Only, and always, when the base is a LISTA. */
  listaBaseId: Id.optional(),
  coeficiente: Coeficiente.default('1'),
  paso: Paso.default('0'),
  modo: Modo.default('CERCANO'),
  adicional: Adicional.default('0'),
});
export type Derivacion = z.infer<typeof DerivacionNueva>;

const datos = {
  nombre: textoCorto(60),
  moneda: MonedaDeLista,
  incluyeIva: z.boolean(),
  /** Null makes it manual; prices written by hand hold over those that are derived. */
  derivacion: DerivacionNueva.nullable(),
  margenMinimo: PorcentajePositivo.nullable(),
  sucursales: z.array(Id).max(200),
};

export const ListaNueva = z.strictObject({
  ...datos,
  moneda: MonedaDeLista.default('ARS'),
  incluyeIva: z.boolean().default(false),
  derivacion: DerivacionNueva.nullable().default(null),
  margenMinimo: PorcentajePositivo.nullable().default(null),
  sucursales: z.array(Id).max(200).default([]),
});
export type ListaNueva = z.infer<typeof ListaNueva>;

/** They end and the formula holds, or they hold over it. */
export const PRECIOS_ESCRITOS = ['TERMINAN', 'SIGUEN'] as const;

export const CambioDeLista = z.strictObject({
  version: Version,
  ...z.strictObject(datos).partial().shape,
  /** From 1; the others make room. */
  orden: z
    .int('Tiene que ser un número entero.')
    .min(1, 'Empieza en 1.')
    .max(10_000, 'Admite hasta 10.000.')
    .optional(),
  activa: z.boolean().optional(),
  /** What becomes of the prices it has written when a formula takes their place: said when any of them holds, or is to. */
  preciosEscritos: z.enum(PRECIOS_ESCRITOS).optional(),
  /** How many prices that stand out with its new formula were looked at: all there are, or it is refused (PRE-04). */
  revisados: z.int().min(0).optional(),
  /** Why, as its trail and the history of its prices say it. */
  motivo: textoCorto(200).optional(),
  /** Only `true`: another one becomes the default by saying it of that one. */
  omision: z.literal(true).optional(),
});
export type CambioDeLista = z.infer<typeof CambioDeLista>;

export const listarListasDePrecio = endpoint({
  method: 'GET',
  path: '/api/articulos/listas-de-precio',
  summary: 'Las listas de precios, la de omisión primero',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  response: z.object({ filas: z.array(ListaDePrecio) }),
  errors: [],
});

export const crearListaDePrecio = endpoint({
  method: 'POST',
  path: '/api/articulos/listas-de-precio',
  summary: 'Crea una lista de precios, manual o derivada de otra o del costo',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  body: ListaNueva,
  response: ListaDePrecio,
  status: 201,
  errors: ['articulos.lista_repetida', 'articulos.lista_en_circulo'],
});

export const cambiarListaDePrecio = endpoint({
  method: 'PATCH',
  path: '/api/articulos/listas-de-precio/:id',
  summary: 'Cambia, ordena, activa o inactiva una lista de precios',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  params: ConId,
  // It may end every price of the lista.
  trabajo: 'largo',
  body: CambioDeLista,
  response: ListaDePrecio,
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'acceso.falta_confirmacion',
    'articulos.lista_repetida',
    'articulos.lista_en_circulo',
    'articulos.lista_en_uso',
    'articulos.lista_con_precios',
    'articulos.lista_con_escritos',
    'articulos.lista_por_revisar',
    'articulos.lista_en_lote',
    'articulos.lote_en_curso',
  ],
});
