import { z } from 'zod';
import { Dia, Id, Total, textoNumerico, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, filtrosPorColumna, listaDe, porPalabras } from '#comun/paginacion.ts';
import { CLASES_ABC, CLASES_XYZ } from './abc-xyz.ts';
import { deSuClase, FILTROS_DE_NOMBRADO, nombradoEnFila } from './contrato-campos.ts';

/** What an exit is worth: what it cost when it left, or what the same units cost today (GAP-21). */
export const RELOJES = ['PROMEDIO', 'REPOSICION'] as const;
export type Reloj = (typeof RELOJES)[number];

const filtros = { sucursalId: Id.optional(), reloj: z.enum(RELOJES).default('PROMEDIO') };
const claseAbc = z.enum(CLASES_ABC);
const claseXyz = z.enum(CLASES_XYZ);

export const FilaDeAbc = z.object({
  ...nombradoEnFila,
  unidad: z.string(),
  /** What went out in the twelve months, less what came back. */
  unidades: z.string(),
  valor: Total,
  /** Percentage of all that went out, its own and with those before it. */
  participacion: z.string(),
  acumulado: z.string(),
  /** How much its months vary, as a percentage of their mean; null when nothing went out. */
  variacion: z.string().nullable(),
  abc: claseAbc,
  xyz: claseXyz,
});
export type FilaDeAbc = z.infer<typeof FilaDeAbc>;

export const ORDENES_DE_ABC = ['codigo', 'descripcion', 'unidades', 'valor', 'variacion'] as const;
/** The nine places, as a row says its own. */
export const LUGARES_DE_ABC = CLASES_ABC.flatMap((abc) => CLASES_XYZ.map((xyz) => `${abc}${xyz}` as const));
export const FILTROS_DE_ABC = {
  ...FILTROS_DE_NOMBRADO,
  clase: 'lista',
  unidades: 'numero',
  valor: 'numero',
  participacion: 'numero',
  acumulado: 'numero',
  variacion: 'numero',
} as const;
export const ConsultaDeAbc = z.strictObject({
  ...consultaDeLista(ORDENES_DE_ABC),
  ...filtros,
  ...deSuClase,
  abc: claseAbc.optional(),
  xyz: claseXyz.optional(),
  filtros: filtrosPorColumna(FILTROS_DE_ABC),
});
export type ConsultaDeAbc = z.output<typeof ConsultaDeAbc>;

const porciento = (maximo: number) =>
  textoNumerico(2).refine(
    (texto) => Number(texto) > 0 && Number(texto) <= maximo,
    `Tiene que ser más de 0, y hasta ${maximo}.`,
  );
const umbrales = { a: porciento(100), b: porciento(100), x: porciento(1000), y: porciento(1000) };

/** Where each class ends: A and B in percentage of what goes out, X and Y in percentage of variation. */
export const CambioDeUmbrales = z
  .strictObject(umbrales)
  .refine(({ a, b }) => Number(a) < Number(b), { path: ['b'], message: 'Tiene que ser mayor que el de A.' })
  .refine(({ x, y }) => Number(x) < Number(y), { path: ['y'], message: 'Tiene que ser mayor que el de X.' });

export const UmbralesDeAbc = z.object({ version: Version, ...umbrales });
export type UmbralesDeAbc = z.infer<typeof UmbralesDeAbc>;

export const ResumenDeAbc = z.object({
  desde: Dia,
  hasta: Dia,
  umbrales: UmbralesDeAbc,
  /** Artículos that went out, and all they are worth. */
  articulos: z.int(),
  valor: Total,
  /** Those in use that did not go out at all: they are C and Z. */
  sinSalidas: z.int(),
  /** The nine places, also the empty ones. */
  matriz: z.array(z.object({ abc: claseAbc, xyz: claseXyz, articulos: z.int(), valor: Total })),
  /** The Pareto curve: percentage of the artículos that went out, and of the value they add up to. */
  curva: z.array(z.object({ articulos: z.number(), valor: z.number() })),
});
export type ResumenDeAbc = z.infer<typeof ResumenDeAbc>;

/** It reads everything there is: a large company waits for it as for a file. */
const abc = { permiso: 'costo.ver', alcance: 'sucursal', errors: [], trabajo: 'largo' } as const;

export const resumirAbc = endpoint({
  ...abc,
  method: 'GET',
  path: '/api/articulos/reportes/abc-xyz/resumen',
  summary: 'Cuántos artículos hay en cada clase ABC–XYZ y cuánto valen sus salidas',
  query: z.strictObject({ ...filtros, ...deSuClase, ...porPalabras, filtros: filtrosPorColumna(FILTROS_DE_ABC) }),
  response: ResumenDeAbc,
});

export const listarAbc = endpoint({
  ...abc,
  method: 'GET',
  path: '/api/articulos/reportes/abc-xyz',
  summary: 'La clase ABC–XYZ de cada artículo por sus salidas de doce meses',
  query: ConsultaDeAbc,
  response: listaDe(FilaDeAbc),
});

export const exportarAbc = endpoint({
  ...abc,
  method: 'GET',
  path: '/api/articulos/reportes/abc-xyz/exportar',
  summary: 'Las clases ABC–XYZ, en CSV',
  formato: 'csv',
  query: ConsultaDeAbc,
  response: z.string(),
});

export const cambiarUmbralesDeAbc = endpoint({
  method: 'PATCH',
  path: '/api/articulos/reportes/abc-xyz/umbrales',
  summary: 'Cambia dónde termina cada clase ABC y XYZ',
  permiso: 'costo.modificar',
  alcance: 'empresa',
  body: z.strictObject({ version: Version, umbrales: CambioDeUmbrales }),
  response: UmbralesDeAbc,
  errors: ['comun.version_vieja'],
});
