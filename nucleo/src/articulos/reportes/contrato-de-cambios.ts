import { z } from 'zod';
import { Dia, Instante } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, filtrosPorColumna, listaDe, porPalabras } from '#comun/paginacion.ts';
import { deSuClase, deSuPeriodo, FILTROS_DE_NOMBRADO, nombradoEnFila } from './contrato-campos.ts';

/** Without a period, the last so many days. */
export const DIAS_DE_CAMBIOS = 30;

/** `FORMULA`: that of a lista that works its price out. It and `COSTO`, only for who may see costs. */
export const CLASES_DE_CAMBIO = ['PRECIO', 'COSTO', 'FORMULA', 'CLASIFICACION', 'DATOS'] as const;
export type ClaseDeCambio = (typeof CLASES_DE_CAMBIO)[number];

const filtros = { ...deSuPeriodo, ...deSuClase, clase: z.enum(CLASES_DE_CAMBIO).optional() };

/** One thing that changed in one artículo. */
export const FilaDeCambio = z.object({
  id: z.string(),
  en: Instante,
  quien: z.string(),
  ...nombradoEnFila,
  clase: z.enum(CLASES_DE_CAMBIO),
  /** What changed: a field, or the name of a lista; of a FORMULA, the field and then the lista, «coeficiente Mayorista». */
  campo: z.string(),
  antes: z.string().nullable(),
  despues: z.string().nullable(),
  /** Percentage, for what are figures; null otherwise or when there was none before. */
  variacion: z.string().nullable(),
  motivo: z.string().nullable(),
});
export type FilaDeCambio = z.infer<typeof FilaDeCambio>;

/** What the `campo` of a FORMULA says: «coeficiente Mayorista». */
export function leerCampoDeFormula(campo: string): { readonly campo: string; readonly lista: string } {
  const corte = campo.indexOf(' ');
  return { campo: campo.slice(0, corte), lista: campo.slice(corte + 1) };
}

export const FILTROS_DE_CAMBIOS = {
  ...FILTROS_DE_NOMBRADO,
  en: 'fecha',
  quien: 'texto',
  variacion: 'numero',
  motivo: 'texto',
} as const;
export const ConsultaDeCambios = z.strictObject({
  ...consultaDeLista(['en']),
  ...filtros,
  filtros: filtrosPorColumna(FILTROS_DE_CAMBIOS),
});
export type ConsultaDeCambios = z.infer<typeof ConsultaDeCambios>;

/** It reads everything there is: a large company waits for it as for a file. */
const cambios = { method: 'GET', permiso: 'articulo.ver', alcance: 'empresa', errors: [], trabajo: 'largo' } as const;

export const resumirCambios = endpoint({
  ...cambios,
  path: '/api/articulos/reportes/cambios/resumen',
  summary: 'Cuántos cambios de cada clase hubo cada día, y de quién',
  query: z.strictObject({ ...filtros, ...porPalabras, filtros: filtrosPorColumna(FILTROS_DE_CAMBIOS) }),
  response: z.object({
    desde: Dia,
    hasta: Dia,
    clases: z.array(z.object({ clase: z.enum(CLASES_DE_CAMBIO), cambios: z.int() })),
    dias: z.array(z.object({ dia: Dia, clase: z.enum(CLASES_DE_CAMBIO), cambios: z.int() })),
    /** Who changed most, at most ten of them. */
    autores: z.array(z.object({ quien: z.string(), cambios: z.int() })),
  }),
});

export const listarCambios = endpoint({
  ...cambios,
  path: '/api/articulos/reportes/cambios',
  summary: 'Qué cambió en los artículos en un período: precios y datos, con su autor',
  query: ConsultaDeCambios,
  response: listaDe(FilaDeCambio),
});

export const exportarCambios = endpoint({
  ...cambios,
  path: '/api/articulos/reportes/cambios/exportar',
  summary: 'Los cambios de un período, en CSV',
  formato: 'csv',
  query: ConsultaDeCambios,
  response: z.string(),
});
