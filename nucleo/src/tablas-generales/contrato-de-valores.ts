import { z } from 'zod';
import { Bandera, Version } from '#comun/campos.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna } from '#comun/paginacion.ts';
import {
  CodigoDeTabla,
  cambiar,
  comunes,
  crear,
  exportar,
  listar,
  NombreDeTabla,
  soloUna,
} from './contrato-de-tabla.ts';
import { CLASES_DE_MOTIVO } from './motivo.ts';

/** How finely a unidad may be divided: litres by hundredths, units not at all. */
export const Decimales = z.int('Tiene que ser un número entero.').min(0, 'Va de 0 a 3.').max(3, 'Va de 0 a 3.');

export const Unidad = z.object({
  ...comunes,
  codigo: z.string(),
  nombre: z.string(),
  decimales: Decimales,
  /** The one artículos get when nobody says otherwise. */
  omision: z.boolean(),
  /** Some artículo is counted in it, so its decimals are frozen (`acordado` 17). */
  enUso: z.boolean(),
  activa: z.boolean(),
});
export type Unidad = z.infer<typeof Unidad>;

/** The columns of each of these tables and what each can be asked (TD-07). */
export const FILTROS_DE_UNIDADES = {
  codigo: 'texto',
  nombre: 'texto',
  decimales: 'numero',
  uso: 'lista',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

const ConsultaDeUnidades = z.strictObject({
  ...consultaDeLista(['nombre', 'codigo', 'decimales']),
  ...soloUna,
  filtros: filtrosPorColumna(FILTROS_DE_UNIDADES),
  activa: Bandera,
});

export const listarUnidades = listar({ tabla: 'unidades', summary: 'Unidades de medida' }, ConsultaDeUnidades, Unidad);
export const exportarUnidades = exportar({ tabla: 'unidades', summary: 'Las unidades como CSV' }, ConsultaDeUnidades);

export const NuevaUnidad = z.strictObject({ codigo: CodigoDeTabla, nombre: NombreDeTabla, decimales: Decimales });
export type NuevaUnidad = z.infer<typeof NuevaUnidad>;

export const crearUnidad = crear(
  { tabla: 'unidades', summary: 'Agrega una unidad de medida', errors: ['tablas.codigo_repetido'] },
  NuevaUnidad,
  Unidad,
);

export const CambioDeUnidad = z.strictObject({
  ...NuevaUnidad.partial().shape,
  activa: z.boolean().optional(),
  version: Version,
});
export type CambioDeUnidad = z.infer<typeof CambioDeUnidad>;

export const cambiarUnidad = cambiar(
  {
    tabla: 'unidades',
    summary: 'Cambia, inactiva o reactiva una unidad',
    errors: ['tablas.codigo_repetido', 'tablas.unidad_en_uso', 'tablas.valor_fijo'],
  },
  CambioDeUnidad,
  Unidad,
);

export const Marca = z.object({
  ...comunes,
  nombre: z.string(),
  articulos: z.int().nonnegative(),
  activa: z.boolean(),
});
export type Marca = z.infer<typeof Marca>;

export const FILTROS_DE_MARCAS = {
  nombre: 'texto',
  articulos: 'numero',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

const ConsultaDeMarcas = z.strictObject({
  ...consultaDeLista(['nombre']),
  ...soloUna,
  filtros: filtrosPorColumna(FILTROS_DE_MARCAS),
  activa: Bandera,
});

export const listarMarcas = listar({ tabla: 'marcas', summary: 'Marcas de artículos' }, ConsultaDeMarcas, Marca);
export const exportarMarcas = exportar({ tabla: 'marcas', summary: 'Las marcas como CSV' }, ConsultaDeMarcas);

export const NuevaMarca = z.strictObject({ nombre: NombreDeTabla });
export type NuevaMarca = z.infer<typeof NuevaMarca>;

export const crearMarca = crear(
  { tabla: 'marcas', summary: 'Agrega una marca', errors: ['tablas.nombre_repetido'] },
  NuevaMarca,
  Marca,
);

export const CambioDeMarca = z.strictObject({
  nombre: NombreDeTabla.optional(),
  activa: z.boolean().optional(),
  version: Version,
});
export type CambioDeMarca = z.infer<typeof CambioDeMarca>;

export const cambiarMarca = cambiar(
  { tabla: 'marcas', summary: 'Cambia, inactiva o reactiva una marca', errors: ['tablas.nombre_repetido'] },
  CambioDeMarca,
  Marca,
);

export const Motivo = z.object({
  ...comunes,
  clase: z.enum(CLASES_DE_MOTIVO),
  nombre: z.string(),
  /** An adjustment with this motivo is opening stock: its movement is INICIAL (`acordado` 3). */
  inicial: z.boolean(),
  activo: z.boolean(),
});
export type Motivo = z.infer<typeof Motivo>;

export const FILTROS_DE_MOTIVOS = {
  nombre: 'texto',
  clase: 'lista',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

const ConsultaDeMotivos = z.strictObject({
  ...consultaDeLista(['nombre', 'clase']),
  ...soloUna,
  filtros: filtrosPorColumna(FILTROS_DE_MOTIVOS),
  clase: z.enum(CLASES_DE_MOTIVO).optional(),
  activo: Bandera,
});

export const listarMotivos = listar(
  { tabla: 'motivos', summary: 'Motivos de ajuste, anulación, cancelación y devolución' },
  ConsultaDeMotivos,
  Motivo,
);
export const exportarMotivos = exportar({ tabla: 'motivos', summary: 'Los motivos como CSV' }, ConsultaDeMotivos);

export const NuevoMotivo = z.strictObject({ clase: z.enum(CLASES_DE_MOTIVO), nombre: NombreDeTabla });
export type NuevoMotivo = z.infer<typeof NuevoMotivo>;

export const crearMotivo = crear(
  { tabla: 'motivos', summary: 'Agrega un motivo', errors: ['tablas.nombre_repetido'] },
  NuevoMotivo,
  Motivo,
);

export const CambioDeMotivo = z.strictObject({
  nombre: NombreDeTabla.optional(),
  activo: z.boolean().optional(),
  version: Version,
});
export type CambioDeMotivo = z.infer<typeof CambioDeMotivo>;

export const cambiarMotivo = cambiar(
  {
    tabla: 'motivos',
    summary: 'Cambia, inactiva o reactiva un motivo',
    errors: ['tablas.nombre_repetido', 'tablas.valor_fijo'],
  },
  CambioDeMotivo,
  Motivo,
);
