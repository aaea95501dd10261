import type { Familia, Rubro, Subfamilia } from '@trastienda/nucleo/articulos/contrato.ts';
import { pagina } from '#articulos/ejemplos.prueba.ts';

export const id = (n: number) => `01980000-0000-7000-8000-00000000d00${n}`;
export const vigentes: Rubro['vigentes'] = {
  iva: { valor: '21', de: 'general' },
  unidad: { valor: { id: id(9), nombre: 'Unidad' }, de: 'general' },
  diasDeConteo: { valor: null, de: 'general' },
  obsolescencia: { valor: 'NORMAL', de: 'general' },
};
export const sinOmisiones = {
  ivaOmision: null,
  unidadOmision: null,
  diasDeConteo: null,
  obsolescencia: null,
  vigentes,
};
export const rubro: Rubro = {
  ...sinOmisiones,
  id: id(1),
  version: 2,
  codigo: 'FIL',
  nombre: 'Filtros',
  activo: true,
  articulos: 1310,
  familias: 1,
};
export const familia: Familia = {
  ...rubro,
  id: id(2),
  codigo: 'ACE',
  nombre: 'Aceite',
  articulos: 900,
  rubroId: id(1),
  rubro: 'Filtros',
  subfamilias: 1,
};
export const subfamilia: Subfamilia = {
  ...sinOmisiones,
  id: id(3),
  version: 1,
  codigo: 'PU',
  nombre: 'Pick-up',
  activo: true,
  ivaOmision: '10.5',
  articulos: 40,
  familiaId: id(2),
  familia: 'Aceite',
  rubroId: id(1),
  rubro: 'Filtros',
  vigentes: { ...vigentes, iva: { valor: '10.5', de: 'subfamilia' } },
};
export const respuestas = {
  'GET /api/tablas-generales/unidades': pagina([]),
  'GET /api/articulos/rubros': pagina([rubro]),
  'GET /api/articulos/familias': pagina([familia]),
  'GET /api/articulos/subfamilias': pagina([subfamilia]),
};
export const visto = (nivel: 'rubro' | 'subfamilia', nodo: Rubro | Subfamilia) => ({
  nivel,
  nodo,
  camino: nivel === 'rubro' ? [] : [{ nivel: 'rubro', id: id(1), nombre: 'Filtros' }],
  alcanza: [{ campo: 'diasDeConteo', articulos: 1204 }],
  difieren: [{ campo: 'iva', articulos: 2 }],
});
export const DEL_RUBRO = `GET /api/articulos/clasificacion/rubro/${id(1)}`;
export const EDITAR = ['articulo.ver', 'clasificacion.editar'] as const;
export const NADA = { unidadOmisionId: null, diasDeConteo: null, obsolescencia: null };
export const RUTA = '/articulos/material';
