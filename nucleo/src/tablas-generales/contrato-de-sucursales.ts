import { z } from 'zod';
import { Bandera, Id, textoLibre, Version } from '#comun/campos.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna } from '#comun/paginacion.ts';
import { Telefono } from './contrato-de-lugares.ts';
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
import { CLASES, CLASES_REALES } from './deposito.ts';

/** Five digits at most, as ARCA numbers them. */
export const PuntoDeVenta = z
  .int('Tiene que ser un número entero.')
  .min(1, 'Va de 1 a 99999.')
  .max(99_999, 'Va de 1 a 99999.');

export const Sucursal = z.object({
  ...comunes,
  codigo: z.string(),
  nombre: z.string(),
  domicilio: z.string(),
  localidadId: Id.nullable(),
  localidad: z.string().nullable(),
  provincia: z.string().nullable(),
  telefono: z.string(),
  horario: z.string(),
  puntoDeVenta: z.int().nullable(),
  /** The lista of what it sells when neither the cliente nor the condición de venta has one (PRE-01). */
  listaId: Id.nullable(),
  lista: z.string().nullable(),
  /** Where its logo is, with its version; null without one. */
  logo: z.string().nullable(),
  activa: z.boolean(),
  depositos: z.array(
    z.object({ id: Id, codigo: z.string(), nombre: z.string(), principal: z.boolean(), activo: z.boolean() }),
  ),
});
export type Sucursal = z.infer<typeof Sucursal>;

/** The columns of each of these tables and what each can be asked (TD-07): `lugar`, its domicilio and localidad. */
export const FILTROS_DE_SUCURSALES = {
  codigo: 'texto',
  nombre: 'texto',
  lugar: 'texto',
  depositos: 'texto',
  puntoDeVenta: 'numero',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

const ConsultaDeSucursales = z.strictObject({
  ...consultaDeLista(['nombre', 'codigo']),
  ...soloUna,
  filtros: filtrosPorColumna(FILTROS_DE_SUCURSALES),
  activa: Bandera,
});

export const listarSucursales = listar(
  { tabla: 'sucursales', summary: 'Sucursales con sus depósitos' },
  ConsultaDeSucursales,
  Sucursal,
);
export const exportarSucursales = exportar(
  { tabla: 'sucursales', summary: 'Las sucursales como CSV' },
  ConsultaDeSucursales,
);

const camposDeSucursal = {
  codigo: CodigoDeTabla,
  nombre: NombreDeTabla,
  domicilio: textoLibre(200),
  localidadId: Id.nullable(),
  telefono: Telefono,
  horario: textoLibre(200),
  puntoDeVenta: PuntoDeVenta.nullable(),
  listaId: Id.nullable(),
};

export const NuevaSucursal = z.strictObject({
  ...z.object(camposDeSucursal).partial().shape,
  codigo: CodigoDeTabla,
  nombre: NombreDeTabla,
});
export type NuevaSucursal = z.infer<typeof NuevaSucursal>;

export const crearSucursal = crear(
  {
    tabla: 'sucursales',
    summary: 'Abre una sucursal con su depósito principal «Salón»',
    alcance: 'sucursal',
    errors: ['tablas.codigo_repetido', 'tablas.punto_de_venta_repetido'],
  },
  NuevaSucursal,
  Sucursal,
);

export const CambioDeSucursal = z.strictObject({
  ...z.object({ ...camposDeSucursal, activa: z.boolean() }).partial().shape,
  version: Version,
});
export type CambioDeSucursal = z.infer<typeof CambioDeSucursal>;

export const cambiarSucursal = cambiar(
  {
    tabla: 'sucursales',
    summary: 'Cambia, inactiva o reactiva una sucursal',
    alcance: 'sucursal',
    errors: [
      'tablas.codigo_repetido',
      'tablas.punto_de_venta_repetido',
      'tablas.sucursal_en_uso',
      'tablas.sucursal_ultima',
    ],
  },
  CambioDeSucursal,
  Sucursal,
);

export const Deposito = z.object({
  ...comunes,
  codigo: z.string(),
  nombre: z.string(),
  clase: z.enum(CLASES),
  sucursalId: Id.nullable(),
  sucursal: z.string().nullable(),
  vendible: z.boolean(),
  virtual: z.boolean(),
  principal: z.boolean(),
  activo: z.boolean(),
  /** A depósito of a closed sucursal is closed with it, whatever its own flag says. */
  sucursalActiva: z.boolean(),
});
export type Deposito = z.infer<typeof Deposito>;

export const FILTROS_DE_DEPOSITOS = {
  codigo: 'texto',
  nombre: 'texto',
  sucursal: 'texto',
  clase: 'lista',
  vendible: 'lista',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

const ConsultaDeDepositos = z.strictObject({
  ...consultaDeLista(['nombre', 'codigo', 'sucursal', 'clase']),
  ...soloUna,
  filtros: filtrosPorColumna(FILTROS_DE_DEPOSITOS),
  sucursalId: Id.optional(),
  clase: z.enum(CLASES).optional(),
  vendible: Bandera,
  activo: Bandera,
  virtuales: Bandera,
});

export const listarDepositos = listar(
  { tabla: 'depositos', summary: 'Depósitos de las sucursales; los virtuales sólo con virtuales=true' },
  ConsultaDeDepositos,
  Deposito,
);
export const exportarDepositos = exportar(
  { tabla: 'depositos', summary: 'Los depósitos como CSV' },
  ConsultaDeDepositos,
);

export const NuevoDeposito = z.strictObject({
  sucursalId: Id,
  codigo: CodigoDeTabla,
  nombre: NombreDeTabla,
  clase: z.enum(CLASES_REALES).optional(),
  vendible: z.boolean().optional(),
  principal: z.boolean().optional(),
});
export type NuevoDeposito = z.infer<typeof NuevoDeposito>;

const rechazosDeDeposito = [
  'tablas.codigo_repetido',
  'tablas.deposito_no_vendible',
  'tablas.deposito_principal',
  'tablas.sucursal_inactiva',
] as const;

export const crearDeposito = crear(
  {
    tabla: 'depositos',
    summary: 'Agrega un depósito a una sucursal',
    alcance: 'sucursal',
    errors: rechazosDeDeposito,
  },
  NuevoDeposito,
  Deposito,
);

export const CambioDeDeposito = z.strictObject({
  codigo: CodigoDeTabla.optional(),
  nombre: NombreDeTabla.optional(),
  vendible: z.boolean().optional(),
  principal: z.boolean().optional(),
  activo: z.boolean().optional(),
  version: Version,
});
export type CambioDeDeposito = z.infer<typeof CambioDeDeposito>;

export const cambiarDeposito = cambiar(
  {
    tabla: 'depositos',
    summary: 'Cambia, inactiva o reactiva un depósito',
    alcance: 'sucursal',
    errors: [...rechazosDeDeposito, 'tablas.deposito_virtual', 'tablas.deposito_en_uso'],
  },
  CambioDeDeposito,
  Deposito,
);

export const Taller = z.object({
  ...comunes,
  codigo: z.string(),
  nombre: z.string(),
  sucursalId: Id,
  sucursal: z.string(),
  depositoId: Id.nullable(),
  deposito: z.string().nullable(),
  activo: z.boolean(),
});
export type Taller = z.infer<typeof Taller>;

export const FILTROS_DE_TALLERES = {
  codigo: 'texto',
  nombre: 'texto',
  sucursal: 'texto',
  deposito: 'texto',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

const ConsultaDeTalleres = z.strictObject({
  ...consultaDeLista(['nombre', 'codigo', 'sucursal']),
  ...soloUna,
  filtros: filtrosPorColumna(FILTROS_DE_TALLERES),
  sucursalId: Id.optional(),
  activo: Bandera,
});

export const listarTalleres = listar({ tabla: 'talleres', summary: 'Talleres' }, ConsultaDeTalleres, Taller);
export const exportarTalleres = exportar({ tabla: 'talleres', summary: 'Los talleres como CSV' }, ConsultaDeTalleres);

export const NuevoTaller = z.strictObject({
  sucursalId: Id,
  codigo: CodigoDeTabla,
  nombre: NombreDeTabla,
  /** A depósito of clase TALLER of the same sucursal, where withdrawn parts wait. */
  depositoId: Id.nullable().optional(),
});
export type NuevoTaller = z.infer<typeof NuevoTaller>;

export const crearTaller = crear(
  {
    tabla: 'talleres',
    summary: 'Agrega un taller a una sucursal',
    alcance: 'sucursal',
    errors: ['tablas.codigo_repetido', 'tablas.sucursal_inactiva'],
  },
  NuevoTaller,
  Taller,
);

export const CambioDeTaller = z.strictObject({
  codigo: CodigoDeTabla.optional(),
  nombre: NombreDeTabla.optional(),
  depositoId: Id.nullable().optional(),
  activo: z.boolean().optional(),
  version: Version,
});
export type CambioDeTaller = z.infer<typeof CambioDeTaller>;

export const cambiarTaller = cambiar(
  {
    tabla: 'talleres',
    summary: 'Cambia, inactiva o reactiva un taller',
    alcance: 'sucursal',
    errors: ['tablas.codigo_repetido', 'tablas.sucursal_inactiva'],
  },
  CambioDeTaller,
  Taller,
);
