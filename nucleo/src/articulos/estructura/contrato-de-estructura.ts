import { z } from 'zod';
import {
  CantidadPositiva,
  ConId,
  Dia,
  Id,
  Instante,
  Motivo,
  textoCorto,
  textoNumerico,
  Version,
} from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { type AccionEstructura, cicloDeEstructura, TIPOS_DE_ESTRUCTURA } from './ciclo-de-estructura.ts';
import { CANTIDAD_MAXIMA, DECIMALES_DE_MERMA, LINEAS_MAXIMO, MERMA_MAXIMA, SUSTITUTOS_MAXIMO } from './limites.ts';

export * from './contrato-de-archivo.ts';
export * from './contrato-de-armado.ts';
export * from './contrato-de-explosion.ts';
export { LINEAS_MAXIMO } from './limites.ts';

const Estado = z.enum(cicloDeEstructura.estados);
const Accion = z.enum(cicloDeEstructura.acciones as [AccionEstructura, ...AccionEstructura[]]);
const Tipo = z.enum(TIPOS_DE_ESTRUCTURA);

const Cabecera = z.object({
  id: Id,
  version: Version,
  articuloId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  unidad: z.string(),
  decimales: z.int(),
  tipo: Tipo,
  /** «Versión 3». */
  numero: z.int().positive(),
  estado: Estado,
  /** From when it is in force, and until when: either may be an instant to come (EST-09). */
  desde: Instante.nullable(),
  hasta: Instante.nullable(),
  nota: z.string(),
  componentes: z.int(),
  /** Somebody said its lines are right, and none changed since (EST-12). */
  validada: z.boolean(),
  validadaEn: Instante.nullable(),
  validadaPor: z.string().nullable(),
  creadoEn: Instante,
  creadoPor: z.string().nullable(),
  modificadoEn: Instante,
});
export const FilaDeEstructura = Cabecera;
export type FilaDeEstructura = z.infer<typeof FilaDeEstructura>;

const ArticuloNombrado = z.object({ articuloId: Id, codigo: z.string(), descripcion: z.string() });
export type ArticuloNombrado = z.infer<typeof ArticuloNombrado>;

export const LineaDeEstructura = z.object({
  id: Id,
  componenteId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  unidad: z.string(),
  decimales: z.int(),
  tipo: z.string(),
  estado: z.string(),
  cantidad: z.string(),
  merma: z.string(),
  opcional: z.boolean(),
  sustitutos: z.array(ArticuloNombrado),
});
export type LineaDeEstructura = z.infer<typeof LineaDeEstructura>;

export const Estructura = Cabecera.extend({
  lineas: z.array(LineaDeEstructura),
  /** Every version of this artículo, the newest first. */
  versiones: z.array(
    z.object({
      id: Id,
      numero: z.int(),
      estado: Estado,
      desde: Instante.nullable(),
      hasta: Instante.nullable(),
      componentes: z.int(),
      validada: z.boolean(),
    }),
  ),
  acciones: z.array(Accion),
});
export type Estructura = z.infer<typeof Estructura>;

export const LineaNueva = z.strictObject({
  componenteId: Id,
  cantidad: CantidadPositiva.refine(
    (texto) => !(Number(texto) > CANTIDAD_MAXIMA),
    'Admite hasta 10.000.000 de unidades.',
  ),
  /** In percent. */
  merma: textoNumerico(DECIMALES_DE_MERMA)
    .refine((texto) => Number(texto) >= 0, 'No puede ser negativa.')
    .refine((texto) => !(Number(texto) > MERMA_MAXIMA), 'Admite hasta 900 %.')
    .default('0'),
  opcional: z.boolean().default(false),
  sustitutos: z.array(Id).max(SUSTITUTOS_MAXIMO, `Admite hasta ${SUSTITUTOS_MAXIMO} sustitutos.`).default([]),
});
export type LineaNueva = z.infer<typeof LineaNueva>;

const Lineas = z
  .array(LineaNueva)
  .min(1, 'Agregá al menos un componente.')
  .max(LINEAS_MAXIMO, `Admite hasta ${LINEAS_MAXIMO} componentes.`);
const Nota = textoCorto(500, 0);

export const EstructuraNueva = z.strictObject({ articuloId: Id, nota: Nota.default(''), lineas: Lineas });
export type EstructuraNueva = z.infer<typeof EstructuraNueva>;
export const CambioDeEstructura = z.strictObject({
  version: Version,
  nota: Nota.optional(),
  lineas: Lineas.optional(),
});
export type CambioDeEstructura = z.infer<typeof CambioDeEstructura>;

/** The columns of the table and what each can be asked (TD-07); `codigo` is that of the artículo and its description. */
export const FILTROS_DE_ESTRUCTURAS = {
  codigo: 'texto',
  tipo: 'lista',
  numero: 'numero',
  componentes: 'numero',
  estado: 'lista',
  modificado: 'fecha',
} as const satisfies CamposDeFiltro;

export const ConsultaDeEstructuras = z.strictObject({
  ...consultaDeLista(['codigo', 'modificado']),
  filtros: filtrosPorColumna(FILTROS_DE_ESTRUCTURAS),
  estado: Estado.optional().describe('Sin estado: las vigentes, las programadas y los borradores'),
  tipo: Tipo.optional(),
  articuloId: Id.optional(),
  /** With this artículo among their components or substitutes. */
  componenteId: Id.optional(),
});
export type ConsultaDeEstructuras = z.infer<typeof ConsultaDeEstructuras>;

const E = '/api/articulos/estructuras';
const lectura = { method: 'GET', permiso: 'articulo.ver', alcance: 'empresa' } as const;
const edicion = { permiso: 'estructura.editar', alcance: 'empresa', response: Estructura } as const;

export const listarEstructuras = endpoint({
  ...lectura,
  path: E,
  summary: 'Lista las estructuras: vigentes, programadas, borradores e históricas',
  query: ConsultaDeEstructuras,
  response: listaDe(FilaDeEstructura),
  errors: [],
});

export const exportarEstructuras = endpoint({
  ...lectura,
  path: `${E}/exportar`,
  summary: 'Las estructuras que muestra el filtro, renglón por renglón, en CSV',
  formato: 'csv',
  query: ConsultaDeEstructuras,
  response: z.string(),
  errors: [],
});

export const verEstructura = endpoint({
  ...lectura,
  path: `${E}/:id`,
  summary: 'Una versión de una estructura con sus renglones',
  params: ConId,
  response: Estructura,
  errors: ['comun.no_encontrado'],
});

const DE_LINEAS = ['articulos.estructura_ciclica', 'articulos.estructura_profunda'] as const;

export const crearEstructura = endpoint({
  ...edicion,
  method: 'POST',
  path: E,
  summary: 'Crea en borrador una versión de la estructura de un artículo',
  status: 201,
  body: EstructuraNueva,
  errors: ['articulos.estructura_en_borrador', ...DE_LINEAS],
});

export const versionarEstructura = endpoint({
  ...edicion,
  method: 'POST',
  path: `${E}/:id/version`,
  summary: 'Crea un borrador con los renglones de otra versión',
  status: 201,
  params: ConId,
  errors: ['comun.no_encontrado', 'articulos.estructura_en_borrador', ...DE_LINEAS],
});

export const cambiarEstructura = endpoint({
  ...edicion,
  method: 'PATCH',
  path: `${E}/:id`,
  summary: 'Cambia los renglones o la nota de un borrador',
  params: ConId,
  body: CambioDeEstructura,
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'articulos.estructura_fija',
    'articulos.estructura_programada',
    ...DE_LINEAS,
  ],
});

export const cambiarEstadoDeEstructura = endpoint({
  ...edicion,
  method: 'POST',
  path: `${E}/:id/estado`,
  summary: 'Pone en vigencia una versión, ya o desde un día, la desprograma, o retira la vigente',
  params: ConId,
  body: z.strictObject({
    version: Version,
    accion: Accion,
    desde: Dia.optional().describe('Con poner_vigente: el día desde el que rige; sin él, desde ya'),
    motivo: Motivo.optional(),
  }),
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'comun.transicion_invalida',
    'articulos.estructura_sin_uso',
    'articulos.estructura_dia_ocupado',
    'articulos.estructura_en_borrador',
    ...DE_LINEAS,
  ],
});

export const validarEstructura = endpoint({
  ...edicion,
  method: 'POST',
  path: `${E}/:id/validar`,
  summary: 'Marca los renglones como revisados; la marca se pierde si cambian',
  params: ConId,
  body: z.strictObject({ version: Version }),
  errors: ['comun.no_encontrado', 'comun.version_vieja'],
});

export const descartarEstructura = endpoint({
  ...edicion,
  method: 'DELETE',
  path: `${E}/:id`,
  summary: 'Descarta un borrador',
  params: ConId,
  body: z.strictObject({ version: Version }),
  response: z.object({ id: Id }),
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'articulos.estructura_fija',
    'articulos.estructura_programada',
  ],
});

export const RenglonLeido = z.object({
  fila: z.int(),
  codigo: z.string(),
  /** The line ready to be saved; null when something of it could not be read or is not known. */
  linea: LineaDeEstructura.omit({ id: true }).nullable(),
  reparos: z.array(z.string()),
});
export type RenglonLeido = z.infer<typeof RenglonLeido>;

export const leerPlanillaDeEstructura = endpoint({
  method: 'POST',
  path: `${E}/planilla`,
  summary: 'Lee los componentes de una planilla pegada y dice qué no se reconoce, sin guardar nada',
  permiso: 'estructura.editar',
  alcance: 'empresa',
  body: z.strictObject({
    articuloId: Id.optional(),
    texto: z.string().min(1, 'Pegá al menos un renglón.').max(100_000, 'Admite hasta 100.000 caracteres.'),
  }),
  response: z.object({ renglones: z.array(RenglonLeido) }),
  errors: [],
});
