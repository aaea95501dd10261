import { z } from 'zod';
import { MalImpresos } from '#articulos/lista-impresa/contrato-de-lista-impresa.ts';
import { ConId, Dia, Id, Instante, textoCorto, textoLibre } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { FORMA_DE_ID } from '#comun/identificador.ts';
import { consultaDeLista, listaDe } from '#comun/paginacion.ts';
import { porHoja, queFalta } from './formato.ts';
import { SIMBOLOS } from './simbolo.ts';

export const ETIQUETAS_MAXIMO = 10_000;
const COPIAS_MAXIMO = 999;
/** An address names so many; more are asked for by their filter, of which so many are left out beside it. */
export const ARTICULOS_DE_A_UNO = 200;
export const ARTICULOS_SALVO = 100;

const mm = (minimo: number, maximo: number) => {
  const mensaje = `Va de ${minimo} a ${maximo} mm.`;
  return z
    .number('Tiene que ser un número.')
    .min(minimo, mensaje)
    .max(maximo, mensaje)
    .multipleOf(0.05, 'Admite hasta 0,05 mm.');
};
const cuantas = (maximo: number) =>
  z.int('Tiene que ser un número entero.').min(1, `Va de 1 a ${maximo}.`).max(maximo, `Va de 1 a ${maximo}.`);

const medidas = {
  nombre: textoCorto(60),
  papel: z.enum(['HOJA', 'ROLLO']),
  anchoDePapel: mm(15, 450),
  altoDePapel: mm(8, 450),
  columnas: cuantas(20),
  filas: cuantas(40),
  ancho: mm(15, 300),
  alto: mm(8, 300),
  izquierda: mm(0, 100),
  arriba: mm(0, 100),
  entreColumnas: mm(0, 50),
  entreFilas: mm(0, 50),
};
const ENTRA = {
  no_entra_a_lo_ancho: { path: 'columnas', message: 'Las etiquetas no entran a lo ancho del papel.' },
  no_entra_a_lo_alto: { path: 'filas', message: 'Las etiquetas no entran a lo alto del papel.' },
} as const;

export const Formato = z.strictObject(medidas).superRefine((formato, contexto) => {
  const falta = queFalta(formato);
  if (falta === null) return;
  const { path, message } = ENTRA[falta];
  contexto.addIssue({ code: 'custom', path: [path], message });
});

export const FormatoPropio = z.object({ id: Id, ...medidas });
export type FormatoPropio = z.infer<typeof FormatoPropio>;

const hasta = (maximo: number) =>
  z
    .string()
    .regex(
      new RegExp(`^${FORMA_DE_ID}(,${FORMA_DE_ID}){0,${maximo - 1}}$`, 'i'),
      `Van hasta ${maximo} identificadores separados por comas.`,
    )
    .optional();

/**
 * Which labels and how many: those artículos, those of a filter of the table, of a price batch, of what an ajuste brought in, or
 * those that changed their price.
 */
export const QueEtiquetas = z.strictObject({
  /** With commas between. */
  articulos: hasta(ARTICULOS_DE_A_UNO),
  /** The address of the table without its page, as text; of a batch, that of the table of its labels. */
  filtro: z.string().max(4_000).optional(),
  /** Those of the filter that are left out, with commas between. */
  salvo: hasta(ARTICULOS_SALVO),
  loteId: Id.optional(),
  ajusteId: Id.optional(),
  /** Those whose price in the lista is another than before that day, of what the sucursal has (PRE-16). */
  cambiaronDesde: Dia.optional(),
  /** Of those that changed, only these: a day that moved everything is printed in parts. */
  rubroId: Id.optional(),
  familiaId: Id.optional(),
  subfamiliaId: Id.optional(),
  marcaId: Id.optional(),
  listaId: Id.optional(),
  sucursalId: Id.optional(),
  /** As many of each, one per unit in the sucursal, or one per unit received. */
  copias: z.enum(['FIJAS', 'STOCK', 'RECIBIDAS']).default('FIJAS'),
  cantidad: z.coerce
    .number()
    .int()
    .min(1, `Va de 1 a ${COPIAS_MAXIMO}.`)
    .max(COPIAS_MAXIMO, `Va de 1 a ${COPIAS_MAXIMO}.`)
    .default(1),
});
export type QueEtiquetas = z.infer<typeof QueEtiquetas>;

export const PRECIOS_DE_ETIQUETA = ['CON_IVA', 'NETO', 'NO'] as const;

export const QueDicen = z.strictObject({
  simbolo: z.enum(SIMBOLOS).default('BARRAS'),
  precio: z.enum(PRECIOS_DE_ETIQUETA).default('CON_IVA'),
  codigo: z.boolean().default(true),
  descripcion: z.boolean().default(true),
  marca: z.boolean().default(true),
  fecha: z.boolean().default(true),
  texto: textoLibre(60).default(''),
});
export type QueDicen = z.infer<typeof QueDicen>;

const E = '/api/articulos/etiquetas';
const COMUN = { permiso: 'articulo.ver', alcance: 'sucursal' } as const;

export const DatosDeEtiqueta = z.object({
  articuloId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  marca: z.string().nullable(),
  barras: z.string().nullable(),
  neto: z.string().nullable(),
  conIva: z.string().nullable(),
  /** How many are printed of it. */
  copias: z.int(),
});
export type DatosDeEtiqueta = z.infer<typeof DatosDeEtiqueta>;

/** How many artículos, and the códigos of the first ones. */
const LosPrimeros = z.object({ cuantos: z.int(), codigos: z.array(z.string()) });
export type LosPrimeros = z.infer<typeof LosPrimeros>;

const Rectangulo = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** The first labels as they will be, and how many there are in all. */
export const verMuestraDeEtiquetas = endpoint({
  ...COMUN,
  method: 'GET',
  path: `${E}/muestra`,
  summary: 'Las primeras etiquetas de lo que se va a imprimir',
  query: z.strictObject({ ...QueEtiquetas.shape, simbolo: z.enum(SIMBOLOS).default('BARRAS') }),
  response: z.object({
    articulos: z.int(),
    etiquetas: z.int(),
    lista: z.object({ id: Id, nombre: z.string(), moneda: z.string() }),
    hoy: z.string(),
    /** What they come from, as people call it: «Lote 12». */
    origen: z.string(),
    /** Of those named one by one, all that have labels: they are seen and let go also when they are not among the first. */
    sueltos: z.array(z.object({ articuloId: Id, codigo: z.string() })),
    malImpresos: MalImpresos,
    /** Of all that is printed, those whose code cannot be said by the symbol that was asked for: their labels bear none. */
    sinSimbolo: LosPrimeros,
    /** Of all that is printed, how many modules across their bars are: which are too thin follows from the paper. */
    anchosDeBarras: z.array(z.object({ modulos: z.int(), ...LosPrimeros.shape })),
    filas: z.array(
      DatosDeEtiqueta.extend({
        simbolo: z
          .object({
            tipo: z.enum(['EAN13', 'CODE128', 'QR']),
            texto: z.string(),
            modulos: z.number(),
            rectangulos: z.array(Rectangulo),
          })
          .nullable(),
      }),
    ),
  }),
  errors: ['comun.no_encontrado', 'articulos.demasiadas_etiquetas'],
});

export const listarFormatosDeEtiqueta = endpoint({
  method: 'GET',
  path: `${E}/formatos`,
  summary: 'Los formatos de etiqueta propios',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  response: z.object({ filas: z.array(FormatoPropio) }),
  errors: [],
});

export const guardarFormatoDeEtiqueta = endpoint({
  method: 'POST',
  path: `${E}/formatos`,
  summary: 'Guarda un formato de etiqueta nuevo',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  body: Formato,
  response: FormatoPropio,
  status: 201,
  errors: ['articulos.formato_repetido'],
});

export const quitarFormatoDeEtiqueta = endpoint({
  method: 'DELETE',
  path: `${E}/formatos/:id`,
  summary: 'Quita un formato de etiqueta propio',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: ConId,
  response: z.object({ id: Id }),
  errors: ['comun.no_encontrado'],
});

export const Impresion = z.object({
  id: Id,
  origen: z.string(),
  formato: z.object(medidas),
  articulos: z.int(),
  etiquetas: z.int(),
  creadaEn: Instante,
  creadaPor: z.string(),
});
export type Impresion = z.infer<typeof Impresion>;

export const prepararEtiquetas = endpoint({
  ...COMUN,
  method: 'POST',
  path: `${E}/impresiones`,
  summary: 'Prepara etiquetas para imprimir; se pueden volver a pedir',
  body: z
    .strictObject({
      que: QueEtiquetas,
      dicen: QueDicen,
      formato: Formato,
      /** Place of the first one on a sheet already begun. */
      desde: z.int().min(1, 'Va desde 1.').default(1),
    })
    .refine(({ desde, formato }) => desde <= porHoja(formato), {
      path: ['desde'],
      message: 'Esa hoja no tiene tantas etiquetas.',
    }),
  response: Impresion,
  status: 201,
  errors: ['comun.no_encontrado', 'articulos.demasiadas_etiquetas', 'articulos.sin_etiquetas'],
});

export const listarImpresiones = endpoint({
  ...COMUN,
  alcance: 'empresa',
  method: 'GET',
  path: `${E}/impresiones`,
  summary: 'Las etiquetas que se imprimieron, las últimas primero',
  query: z.strictObject({ ...consultaDeLista(['creada']) }),
  response: listaDe(Impresion),
  errors: [],
});

export const imprimirEtiquetas = endpoint({
  ...COMUN,
  alcance: 'empresa',
  method: 'GET',
  path: `${E}/impresiones/:id/pdf`,
  summary: 'Las etiquetas preparadas, en PDF, con los precios de ahora',
  params: ConId,
  response: z.string(),
  formato: 'pdf',
  errors: ['comun.no_encontrado'],
});
