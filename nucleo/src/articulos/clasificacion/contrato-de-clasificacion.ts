import { z } from 'zod';
import { IVAS } from '#articulos/iva.ts';
import { Bandera, Id, Total, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, listaDe } from '#comun/paginacion.ts';

const ConId = z.object({ id: Id });
const Iva = z.enum(IVAS);

const nodo = {
  id: Id,
  version: Version,
  codigo: z.string(),
  nombre: z.string(),
  activo: z.boolean(),
  ivaOmision: Iva.nullable(),
  /** Artículos that are not inactive, here and below (CLA-01). */
  articulos: z.int(),
  /** Value of the stock here and below; only for who holds `costo.ver`. */
  valor: Total.optional(),
};
const alta = { codigo: textoCorto(20), nombre: textoCorto(80), ivaOmision: Iva.nullable().default(null) };
export const CambioDeNodo = z.strictObject({
  version: Version,
  codigo: textoCorto(20).optional(),
  nombre: textoCorto(80).optional(),
  ivaOmision: Iva.nullable().optional(),
  activo: z.boolean().optional(),
  motivo: textoCorto(200, 3).optional(),
});
export type CambioDeNodo = z.infer<typeof CambioDeNodo>;
export const RubroNuevo = z.strictObject(alta);
export const FamiliaNueva = z.strictObject({ rubroId: Id, ...alta });
export const SubfamiliaNueva = z.strictObject({ familiaId: Id, ...alta });
const consulta = { ...consultaDeLista(['codigo', 'nombre']), activo: Bandera };

export const Rubro = z.object({ ...nodo, familias: z.int() });
export type Rubro = z.infer<typeof Rubro>;
export const Familia = z.object({ ...nodo, rubroId: Id, rubro: z.string(), subfamilias: z.int() });
export type Familia = z.infer<typeof Familia>;
export const Subfamilia = z.object({
  ...nodo,
  familiaId: Id,
  familia: z.string(),
  rubroId: Id,
  rubro: z.string(),
  /** The rate a new artículo takes here: its own, or that of the nearest level above. */
  ivaHeredado: z.object({ iva: Iva, de: z.enum(['subfamilia', 'familia', 'rubro', 'general']) }),
});
export type Subfamilia = z.infer<typeof Subfamilia>;

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
  ],
} as const;

const ConsultaRubros = z.strictObject(consulta);
const ConsultaFamilias = z.strictObject({ ...consulta, rubroId: Id.optional() });
const ConsultaSubfamilias = z.strictObject({ ...consulta, rubroId: Id.optional(), familiaId: Id.optional() });

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
