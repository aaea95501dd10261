import { z } from 'zod';
import {
  Cantidad,
  CantidadPositiva,
  Id,
  Instante,
  Motivo,
  PrecioUnitario,
  textoCorto,
  Unitario,
  Version,
} from '#comun/campos.ts';
import { normaCodigo } from '#comun/texto.ts';
import { NIVELES_DE_COINCIDENCIA } from './busqueda.ts';
import { CampoDeArticulo, ValoresDeFila, ValoresPedidos } from './campos/contrato-de-valores.ts';
import { cicloDeArticulo } from './ciclo-de-articulo.ts';
import { SaldoDeDeposito, SaldoDeSucursal } from './contrato-de-saldos.ts';
import { IVAS } from './iva.ts';
import { CONTROLES } from './numeros/control.ts';
import { Escalones } from './precios/contrato-de-escalones.ts';

export const Estado = z.enum(cicloDeArticulo.estados);
export const Accion = z.enum(cicloDeArticulo.acciones);
export const IvaDeArticulo = z.enum(IVAS);
export const ControlDeStock = z.enum(CONTROLES);

export const TIPOS_DE_ARTICULO = ['PRODUCTO', 'SERVICIO', 'KIT'] as const;
export const Tipo = z.enum(TIPOS_DE_ARTICULO);

/** Codes besides the artículo's own. That of a proveedor is a part of what it asks for the artículo. */
export const TIPOS_DE_CODIGO = ['BARRAS', 'ORIGINAL', 'ALTERNATIVO'] as const;
const TipoDeCodigo = z.enum(TIPOS_DE_CODIGO);

const Codigo = textoCorto(60)
  .refine((texto) => normaCodigo(texto) !== '', { message: 'Tiene que llevar al menos una letra o un número.' })
  // Cc breaks lines, Cf turns the direction of the text or hides: two codes that look the same would not be.
  .refine((texto) => !/[\p{Cc}\p{Cf}]/u.test(texto), { message: 'Tiene un carácter que no se ve. Escribilo a mano.' });

const CodigoAdicional = z.object({
  id: Id,
  tipo: z.enum([...TIPOS_DE_CODIGO, 'PROVEEDOR']),
  valor: z.string(),
  cantidadPorLectura: Cantidad,
});

/** What an artículo is for (ART-05). A null year is an open end; `motor` is '' when any will do. */
export const VehiculoDeHallazgo = z.object({
  marca: z.string(),
  modelo: z.string(),
  motor: z.string(),
  desde: z.int().nullable(),
  hasta: z.int().nullable(),
});
export type VehiculoDeHallazgo = z.infer<typeof VehiculoDeHallazgo>;

export const FilaDeArticulo = z.object({
  id: Id,
  version: Version,
  codigo: z.string(),
  descripcion: z.string(),
  marca: z.string().nullable(),
  rubro: z.string(),
  familia: z.string(),
  subfamilia: z.string(),
  tipo: Tipo,
  unidad: z.string(),
  decimales: z.int(),
  iva: IvaDeArticulo,
  estado: Estado,
  /** Where its principal picture is, with its version; null without one. */
  imagen: z.string().nullable(),
  /** Net, in the lista asked for (or the default one); null when that lista has none. */
  precio: Unitario.nullable(),
  precioConIva: Unitario.nullable(),
  /**
   * Only the sucursales whose stock the user may see. A sucursal without a row has zero. Of a kit, how many its components
   * reach for, which is only `disponible` (INV-25).
   */
  stock: z.array(SaldoDeSucursal),
  /** Those of these sucursales where some depósito is short of its minimum. */
  bajoMinimo: z.array(Id),
  /** What it says of the campos that are asked of it. */
  campos: ValoresDeFila,
  modificadoEn: Instante,
  /** By what a search found it, when that is not seen in what its row says (GAP-16). */
  hallado: z
    .union([
      z.object({
        motivo: z.enum(['EQUIVALENTE', 'REEMPLAZA', ...TIPOS_DE_CODIGO, 'PROVEEDOR']),
        /** The code that was found, as it was loaded; of what stands in for an artículo, that of this one. */
        codigo: z.string(),
        /** Whose code it is, for who may see who sells. */
        proveedor: z.string().optional(),
      }),
      z.object({ motivo: z.literal('VEHICULO'), vehiculo: VehiculoDeHallazgo }),
    ])
    .optional(),
});
export type FilaDeArticulo = z.infer<typeof FilaDeArticulo>;

/** What a filter adds up to. `disponibles` is null when its artículos are not measured alike; its value by both clocks (GAP-21), for who sees costs. */
export const TotalesDeArticulos = z.object({
  articulos: z.int(),
  disponibles: z.array(z.object({ sucursalId: Id, disponible: z.string() })).nullable(),
  valor: z.string().optional(),
  reposicion: z.string().optional(),
});
export type TotalesDeArticulos = z.infer<typeof TotalesDeArticulos>;

const PrecioVigente = z.object({
  listaId: Id,
  lista: z.string(),
  moneda: z.string(),
  neto: Unitario.nullable(),
  conIva: Unitario.nullable(),
  desde: Instante.nullable(),
  /** The next change that is already written down, or that a scheduled batch is to write: then it says which. */
  proximo: z
    .object({
      neto: Unitario.nullable(),
      conIva: Unitario.nullable(),
      desde: Instante,
      lote: z.object({ id: Id, numero: z.int() }).nullable(),
    })
    .nullable(),
});

export const Articulo = z.object({
  id: Id,
  version: Version,
  codigo: z.string(),
  distincion: z.string(),
  descripcion: z.string(),
  rubro: z.object({ id: Id, nombre: z.string() }),
  familia: z.object({ id: Id, nombre: z.string() }),
  subfamilia: z.object({ id: Id, nombre: z.string() }),
  marca: z.object({ id: Id, nombre: z.string() }).nullable(),
  unidad: z.object({ id: Id, codigo: z.string(), nombre: z.string(), decimales: z.int() }),
  tipo: Tipo,
  iva: IvaDeArticulo,
  ivaHeredado: z.object({ iva: IvaDeArticulo, de: z.enum(['subfamilia', 'familia', 'rubro', 'general']) }),
  permiteNegativo: z.boolean(),
  /** What moving it asks: lots, serial numbers, obleas, or nothing. */
  control: ControlDeStock,
  estado: Estado,
  acciones: z.array(Accion),
  observaciones: z.string(),
  campos: z.array(CampoDeArticulo),
  imagen: z.string().nullable(),
  codigos: z.array(CodigoAdicional),
  /** One row per active lista, the default one first. */
  precios: z.array(PrecioVigente),
  stock: z.array(SaldoDeDeposito),
  /**
   * Only for who holds `costo.ver` (INV-71): the average unit cost and the value of what there is; what buying one again costs
   * today, if it is known, and what all of it would be worth at that, with the gap (GAP-21).
   */
  costo: z
    .object({
      promedio: Unitario,
      valor: z.string(),
      hoy: Unitario.nullable(),
      reposicion: z.string(),
      brecha: z.string(),
      brechaPorciento: z.string().nullable(),
    })
    .optional(),
  creadoEn: Instante,
  creadoPor: z.string().nullable(),
  modificadoEn: Instante,
  modificadoPor: z.string().nullable(),
});
export type Articulo = z.infer<typeof Articulo>;

/** The artículo after a command on what hangs from it: whoever shows more of it reads it again. */
export const ArticuloCambiado = z.object({ id: Id, version: Version });
export type ArticuloCambiado = z.infer<typeof ArticuloCambiado>;

export const Hallazgo = z.object({
  id: Id,
  codigo: z.string(),
  descripcion: z.string(),
  marca: z.string().nullable(),
  tipo: Tipo,
  unidad: z.string(),
  decimales: z.int(),
  iva: IvaDeArticulo,
  estado: Estado,
  precio: Unitario.nullable(),
  precioConIva: Unitario.nullable(),
  /** That of the lista it is priced in; absent, pesos. */
  moneda: z.string().optional(),
  escalones: Escalones,
  /** Disponible in `depositoId`; null without it, without the right to see it, or of a service. */
  aca: Cantidad.nullable(),
  /** Disponible in the other depósitos that sell and the user may see; null when there is none, or of a service. */
  otras: Cantidad.nullable(),
  /** How many of those are in the sucursal of `depositoId`; absent when none, or where nobody asked. */
  cerca: Cantidad.optional(),
  /** Why it is here, best first: a code, what stands in for it, the beginning of one, the words, a vehicle. */
  motivo: z.enum(NIVELES_DE_COINCIDENCIA),
  /**
   * The code that matched, as it was loaded, or that of the artículo it stands in for. Of words, one of its other codes, when what was
   * typed is seen nowhere else; null when it is.
   */
  coincidencia: z.string().nullable(),
  /** What that code is of it; absent, its own one, another's or none. */
  tipoDeCodigo: z.enum([...TIPOS_DE_CODIGO, 'PROVEEDOR']).optional(),
  /** Whose code it is, when it is one of a proveedor and who asks may see who sells. */
  proveedor: z.string().nullable(),
  /** The vehicle that matched; null when something else did. */
  vehiculo: VehiculoDeHallazgo.nullable(),
  /** The code of what is offered instead of it: of what replaces it and may be sold, as the counter chooses (RN-25). */
  reemplazadoPor: z.string().nullable(),
  /** One scan of this code is this many units. */
  cantidadPorLectura: Cantidad,
  /** Which numbers moving it asks for; absent, none. */
  control: ControlDeStock.optional(),
  exacto: z.boolean(),
});
export type Hallazgo = z.infer<typeof Hallazgo>;

/**
 * Accepting that a code has the same normal form as another's (`acordado` 24), or that it is something else of another's (ART-25), asks
 * for a permission and a reason.
 */
export const RepetirCodigo = z.strictObject({ motivo: Motivo });
export const CodigoNuevo = z.strictObject({
  tipo: TipoDeCodigo,
  valor: Codigo,
  cantidadPorLectura: CantidadPositiva.default('1'),
});

const datos = {
  codigo: Codigo,
  descripcion: textoCorto(200),
  subfamiliaId: Id,
  marcaId: Id.nullable(),
  unidadId: Id,
  tipo: Tipo,
  iva: IvaDeArticulo,
  permiteNegativo: z.boolean(),
  observaciones: textoCorto(2000, 0),
  campos: ValoresPedidos,
};
const { codigo, descripcion, ...conOmision } = z.strictObject(datos).partial().shape;

export const ArticuloNuevo = z.strictObject({
  codigo: datos.codigo,
  descripcion: datos.descripcion,
  ...conOmision,
  estado: z.enum(['BORRADOR', 'ACTIVO']).default('ACTIVO'),
  /** In the default lista, as that lista keeps it (net or with IVA); needs `precio.modificar`. */
  precio: PrecioUnitario.optional(),
  codigos: z.array(CodigoNuevo).max(50).default([]),
  repetirCodigo: RepetirCodigo.optional(),
  cruzarCodigo: RepetirCodigo.optional(),
});
export type ArticuloNuevo = z.infer<typeof ArticuloNuevo>;

export const CambioDeArticulo = z.strictObject({
  version: Version,
  ...z.strictObject(datos).partial().shape,
  motivo: Motivo.optional(),
  repetirCodigo: RepetirCodigo.optional(),
  cruzarCodigo: RepetirCodigo.optional(),
});
export type CambioDeArticulo = z.infer<typeof CambioDeArticulo>;

const dicha = {
  texto: z.string(),
  documento: z.object({ tipo: z.enum(['NOTA', 'AJUSTE', 'ESTRUCTURA']), id: Id }).nullable(),
};
export const DependenciaDeArticulo = z.discriminatedUnion('tipo', [
  z.object({
    ...dicha,
    tipo: z.enum(['STOCK', 'RESERVA']),
    lugar: z.object({ cantidad: Cantidad, unidad: z.string(), deposito: z.string(), sucursal: z.string() }).nullable(),
  }),
  z.object({ ...dicha, tipo: z.enum(['NOTA', 'AJUSTE']), numero: z.int().nullable() }),
  z.object({
    ...dicha,
    tipo: z.literal('ESTRUCTURA'),
    de: z.string().nullable(),
    version: z.int(),
    programada: z.boolean().optional(),
  }),
]);
