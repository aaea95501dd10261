import { z } from 'zod';
import { Bandera, Dia, Id, textoLibre } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

export const PRECIOS_IMPRESOS = ['CON_IVA', 'NETO', 'AMBOS'] as const;
export const ORDENES_IMPRESOS = ['codigo', 'descripcion'] as const;

/** Each picture stays in the index of its file: more of them would not fit in the memory of who draws. */
export const MAXIMO_CON_IMAGENES = 20_000;

/** What goes on the printed price list (REA-01): what has a price and is not inactive, within a filter. */
export const ConsultaDeListaImpresa = z.strictObject({
  listaId: Id.optional().describe('La lista de los precios; sin ella, la lista por omisión'),
  rubroId: Id.optional(),
  marcaId: Id.optional(),
  /** Whose name heads it, and where `conStock` looks. */
  sucursalId: Id.optional(),
  conStock: Bandera,
  /** The principal picture of each artículo that has one before its code. */
  conImagenes: Bandera,
  /** The logo of the sucursal that heads it. */
  conLogo: Bandera,
  precios: z.enum(PRECIOS_IMPRESOS).default('CON_IVA'),
  orden: z.enum(ORDENES_IMPRESOS).default('codigo'),
  /** As the customer reads them; the sucursal and the lista say what nobody writes. */
  negocio: textoLibre(60).optional(),
  titulo: textoLibre(60).optional(),
  /** Day from which it says its prices hold: those that hold at its beginning, if it is still to come. */
  vigencia: Dia.optional(),
  nota: textoLibre(120).optional(),
});
export type ConsultaDeListaImpresa = z.infer<typeof ConsultaDeListaImpresa>;

/** How many have letters that the paper has not, and the first ones: they are printed with a «?». */
export const MalImpresos = z.object({ cuantos: z.int(), codigos: z.array(z.string()) });
export type MalImpresos = z.infer<typeof MalImpresos>;

const COMUN = { permiso: 'articulo.ver', alcance: 'sucursal', errors: [] } as const;

export const medirListaImpresa = endpoint({
  ...COMUN,
  method: 'GET',
  path: '/api/articulos/lista-de-precios/medida',
  summary: 'Cuánto ocuparía la lista de precios impresa',
  query: ConsultaDeListaImpresa,
  response: z.object({
    articulos: z.int(),
    paginas: z.int(),
    /** Numbers of the batches that will change its prices by that day, and so are missing from it. */
    lotesPorCumplirse: z.array(z.int()),
    malImpresos: MalImpresos,
    rubros: z.array(z.object({ nombre: z.string(), articulos: z.int(), pagina: z.int() })),
  }),
});

export const imprimirLista = endpoint({
  ...COMUN,
  method: 'GET',
  path: '/api/articulos/lista-de-precios/pdf',
  summary: 'La lista de precios para imprimir, en PDF, con índice por rubro',
  query: ConsultaDeListaImpresa,
  response: z.string(),
  formato: 'pdf',
});
