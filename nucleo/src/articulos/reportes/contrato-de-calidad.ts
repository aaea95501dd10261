import { z } from 'zod';
import { IvaDeArticulo } from '#articulos/contrato-de-articulo.ts';
import { Id, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, filtrosPorColumna, listaDe, porPalabras } from '#comun/paginacion.ts';
import { NOMBRES_DE_FALTAS } from './calidad.ts';
import { deSuClase, FILTROS_DE_NOMBRADO, nombradoEnFila } from './contrato-campos.ts';

const nombreDeFalta = z.enum(NOMBRES_DE_FALTAS);

export const FilaDeCalidad = z.object({
  ...nombradoEnFila,
  version: Version,
  marca: z.string().nullable(),
  iva: IvaDeArticulo,
  /** That of its place in the tree. */
  ivaHeredado: IvaDeArticulo,
  subfamiliaId: Id,
  /** All that it lacks, not only what the list was asked for. */
  faltas: z.array(nombreDeFalta),
});
export type FilaDeCalidad = z.infer<typeof FilaDeCalidad>;

export const FILTROS_DE_CALIDAD = { ...FILTROS_DE_NOMBRADO, marca: 'texto', faltas: 'lista' } as const;
export const ConsultaDeCalidad = z.strictObject({
  ...consultaDeLista(['codigo', 'descripcion']),
  ...deSuClase,
  falta: nombreDeFalta.optional(),
  filtros: filtrosPorColumna(FILTROS_DE_CALIDAD),
});
export type ConsultaDeCalidad = z.infer<typeof ConsultaDeCalidad>;

/** It reads everything there is: a large company waits for it as for a file. */
const calidad = { method: 'GET', permiso: 'articulo.ver', alcance: 'empresa', errors: [], trabajo: 'largo' } as const;

/** What is said of costs is left out for who may not see them. */
export const resumirCalidad = endpoint({
  ...calidad,
  path: '/api/articulos/reportes/calidad/resumen',
  summary: 'A cuántos artículos en uso les falta cada dato, y el puntaje de todos',
  query: z.strictObject({ ...deSuClase, ...porPalabras, filtros: filtrosPorColumna(FILTROS_DE_CALIDAD) }),
  response: z.object({
    articulos: z.int(),
    /** From 0 to 100. */
    puntaje: z.int(),
    faltas: z.array(z.object({ falta: nombreDeFalta, articulos: z.int() })),
  }),
});

export const listarCalidad = endpoint({
  ...calidad,
  path: '/api/articulos/reportes/calidad',
  summary: 'Los artículos en uso a los que les falta algo',
  query: ConsultaDeCalidad,
  response: listaDe(FilaDeCalidad),
});

export const exportarCalidad = endpoint({
  ...calidad,
  path: '/api/articulos/reportes/calidad/exportar',
  summary: 'Los artículos a los que les falta algo, en CSV',
  formato: 'csv',
  query: ConsultaDeCalidad,
  response: z.string(),
});
