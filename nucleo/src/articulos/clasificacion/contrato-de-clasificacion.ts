import { z } from 'zod';
import { Bandera, ConId, Id } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import {
  CambioDeNodo,
  Familia,
  FamiliaNueva,
  Rubro,
  RubroNuevo,
  Subfamilia,
  SubfamiliaNueva,
} from './contrato-de-nodos.ts';
import type { Nivel } from './niveles.ts';

export * from './contrato-de-nodos.ts';
export * from './contrato-de-traslados.ts';
export * from './contrato-del-arbol.ts';

/** What nodes can be put in order by: the last three, for who may see costs; for anybody else they go by código. */
export const ORDENES_DE_NODOS = ['codigo', 'nombre', 'articulos', 'valor', 'reposicion', 'brecha'] as const;
const consulta = { ...consultaDeLista(ORDENES_DE_NODOS), activo: Bandera };

const DE_TODO_NODO = { codigo: 'texto', nombre: 'texto', estado: 'lista' } as const;
/** The columns of each level and what each can be asked (TD-07). */
export const FILTROS_DE_NODOS = {
  rubro: { ...DE_TODO_NODO, familias: 'numero' },
  familia: { ...DE_TODO_NODO, rubro: 'texto', subfamilias: 'numero' },
  subfamilia: { ...DE_TODO_NODO, rubro: 'texto', familia: 'texto' },
} as const satisfies Readonly<Record<Nivel, CamposDeFiltro>>;
export const ESTADOS_DE_NODO = ['ACTIVO', 'INACTIVO'] as const;

const leer = { method: 'GET', permiso: 'articulo.ver', alcance: 'empresa', errors: [] } as const;
const crear = {
  method: 'POST',
  permiso: 'clasificacion.editar',
  alcance: 'empresa',
  status: 201,
  errors: ['articulos.clasificacion_repetida', 'articulos.clasificacion_inactiva'],
} as const;
const cambiar = {
  method: 'PATCH',
  permiso: 'clasificacion.editar',
  alcance: 'empresa',
  params: ConId,
  body: CambioDeNodo,
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'articulos.clasificacion_repetida',
    'articulos.clasificacion_en_uso',
    'articulos.clasificacion_inactiva',
    'articulos.clasificacion_por_omision',
  ],
} as const;

const ConsultaRubros = z.strictObject({ ...consulta, filtros: filtrosPorColumna(FILTROS_DE_NODOS.rubro) });
const ConsultaFamilias = z.strictObject({
  ...consulta,
  filtros: filtrosPorColumna(FILTROS_DE_NODOS.familia),
  rubroId: Id.optional(),
});
const ConsultaSubfamilias = z.strictObject({
  ...consulta,
  filtros: filtrosPorColumna(FILTROS_DE_NODOS.subfamilia),
  rubroId: Id.optional(),
  familiaId: Id.optional(),
});

export const listarRubros = endpoint({
  ...leer,
  path: '/api/articulos/rubros',
  summary: 'Lista rubros con cuántos artículos tienen',
  query: ConsultaRubros,
  response: listaDe(Rubro),
});
export const exportarRubros = endpoint({
  ...leer,
  path: '/api/articulos/rubros/exportar',
  summary: 'Los rubros que muestra el filtro, en CSV',
  query: ConsultaRubros,
  response: z.string(),
  formato: 'csv',
});
export const crearRubro = endpoint({
  ...crear,
  path: '/api/articulos/rubros',
  summary: 'Crea un rubro',
  body: RubroNuevo,
  response: Rubro,
});
export const cambiarRubro = endpoint({
  ...cambiar,
  path: '/api/articulos/rubros/:id',
  summary: 'Cambia, activa o inactiva un rubro',
  response: Rubro,
});

export const listarFamilias = endpoint({
  ...leer,
  path: '/api/articulos/familias',
  summary: 'Lista familias con cuántos artículos tienen',
  query: ConsultaFamilias,
  response: listaDe(Familia),
});
export const exportarFamilias = endpoint({
  ...leer,
  path: '/api/articulos/familias/exportar',
  summary: 'Las familias que muestra el filtro, en CSV',
  query: ConsultaFamilias,
  response: z.string(),
  formato: 'csv',
});
export const crearFamilia = endpoint({
  ...crear,
  path: '/api/articulos/familias',
  summary: 'Crea una familia dentro de un rubro',
  body: FamiliaNueva,
  response: Familia,
});
export const cambiarFamilia = endpoint({
  ...cambiar,
  path: '/api/articulos/familias/:id',
  summary: 'Cambia, activa o inactiva una familia',
  response: Familia,
});

export const listarSubfamilias = endpoint({
  ...leer,
  path: '/api/articulos/subfamilias',
  summary: 'Lista subfamilias con cuántos artículos tienen',
  query: ConsultaSubfamilias,
  response: listaDe(Subfamilia),
});
export const exportarSubfamilias = endpoint({
  ...leer,
  path: '/api/articulos/subfamilias/exportar',
  summary: 'Las subfamilias que muestra el filtro, en CSV',
  query: ConsultaSubfamilias,
  response: z.string(),
  formato: 'csv',
});
export const crearSubfamilia = endpoint({
  ...crear,
  path: '/api/articulos/subfamilias',
  summary: 'Crea una subfamilia dentro de una familia',
  body: SubfamiliaNueva,
  response: Subfamilia,
});
export const cambiarSubfamilia = endpoint({
  ...cambiar,
  path: '/api/articulos/subfamilias/:id',
  summary: 'Cambia, activa o inactiva una subfamilia',
  response: Subfamilia,
});
