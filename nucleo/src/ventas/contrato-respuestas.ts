import { z } from 'zod';
import { ControlDeStock } from '#articulos/contrato-de-articulo.ts';
import { IVAS } from '#articulos/iva.ts';
import { Escalones } from '#articulos/precios/contrato-de-escalones.ts';
import { MONEDAS } from '#articulos/precios/moneda.ts';
import { Cantidad, Id, Instante, Total, textoNumerico, Unitario, Version } from '#comun/campos.ts';
import { cicloDeNota } from './ciclo-de-nota.ts';
import { Elecciones } from './kits/contrato-de-kits.ts';
import { ELEGIDA, ORIGENES_DE_LISTA } from './listas/lista-que-rige.ts';

const Estado = z.enum(cicloDeNota.estados);
const Accion = z.enum(cicloDeNota.acciones);
const Iva = z.enum(IVAS);

const Lugar = z.object({ id: Id, nombre: z.string() });

export const Renglon = z.object({
  id: Id,
  articuloId: Id,
  tipo: z.enum(['PRODUCTO', 'SERVICIO', 'KIT']),
  codigo: z.string(),
  descripcion: z.string(),
  /** How many decimals its quantities admit. */
  decimales: z.int(),
  pedida: Cantidad,
  entregada: Cantidad,
  cancelada: Cantidad,
  reservada: Cantidad,
  /** pedida − entregada − cancelada. */
  pendiente: Cantidad,
  /** Net unit price, frozen with the line. */
  precio: Unitario,
  precioDeLista: z.boolean().meta({ description: 'Falso cuando alguien escribió el precio a mano' }),
  sinCargo: z.boolean(),
  descuentos: z.array(textoNumerico(2)),
  iva: Iva,
  importe: Total,
  /** Why it is sold at a price that raises an alarm; empty when it raises none. */
  motivoDePrecio: z.string(),
  /** Which numbers leaving asks for; absent, none. */
  control: ControlDeStock.optional(),
  /** What was chosen of a KIT, and what it was confirmed with; null for what is not one. */
  kit: z
    .object({
      elecciones: Elecciones.nullable(),
      componentes: z.array(
        z.object({
          id: Id,
          articuloId: Id,
          codigo: z.string(),
          descripcion: z.string(),
          decimales: z.int(),
          control: ControlDeStock.optional(),
          total: Cantidad,
          reservada: Cantidad,
          /** What the kits still to be delivered take. */
          pendiente: Cantidad,
        }),
      ),
    })
    .nullable(),
});
export type Renglon = z.infer<typeof Renglon>;

export const Totales = z.object({
  neto: Total,
  iva: Total,
  total: Total,
  porTasa: z.array(z.object({ tasa: Iva, neto: Total, iva: Total })),
});

/** What every command answers. The figures that need more reading are in `NotaDetalle`. */
export const Nota = z.object({
  id: Id,
  numero: z.int(),
  version: Version,
  estado: Estado,
  /** What the asking user may do with it now. */
  acciones: z.array(Accion),
  renglones: z.array(Renglon),
  totales: Totales,
});
export type Nota = z.infer<typeof Nota>;

export const NotaEntregada = Nota.extend({ entrega: z.object({ id: Id, numero: z.int() }) });
export type NotaEntregada = z.infer<typeof NotaEntregada>;

export const RenglonDetalle = Renglon.extend({
  /** What the list says today for this customer and quantity; null when it says nothing. */
  precioDeListaHoy: Unitario.nullable(),
  /** Of a draft: what the list says today of other quantities. */
  escalones: Escalones,
  /**
   * Null for a SERVICIO, and to who sees no stock; `aca` is null to who does not see that of its depósito. `otras` brings the
   * depósitos where there is something.
   */
  stock: z
    .object({
      aca: Cantidad.nullable(),
      otras: z.array(
        z.object({ depositoId: Id, deposito: z.string(), sucursalId: Id, sucursal: z.string(), disponible: Cantidad }),
      ),
      /** Where who asks may deliver it below zero, and how much besides what is reserved for it there. */
      conNegativo: z.array(z.object({ depositoId: Id, hasta: Cantidad })).optional(),
    })
    .nullable(),
});
export type RenglonDetalle = z.infer<typeof RenglonDetalle>;

export const NotaDetalle = Nota.extend({
  sucursal: Lugar,
  deposito: Lugar,
  cliente: z.object({
    id: Id,
    razonSocial: z.string(),
    documentoTipo: z.string(),
    documentoNumero: z.string().nullable(),
    condicionIva: z.int(),
    alerta: z.string(),
  }),
  /** With why it goes by it, as it was decided (PRE-01). */
  lista: Lugar.extend({ moneda: z.enum(MONEDAS), origen: z.enum([ELEGIDA, ...ORIGENES_DE_LISTA]) }),
  /** The condición de venta. */
  condicion: Lugar.nullable(),
  observaciones: z.string(),
  comprobanteExterno: z.string().nullable(),
  creadaEn: Instante,
  creadaPor: z.string(),
  modificadaEn: Instante,
  modificadaPor: z.string(),
  renglones: z.array(RenglonDetalle),
  /** Where what it still has to deliver is kept, in the depósitos it may leave from (ART-14); of a KIT, its components. */
  ubicaciones: z.array(z.object({ articuloId: Id, depositoId: Id, ubicacion: z.string() })),
  entregas: z.array(
    z.object({
      id: Id,
      numero: z.int(),
      en: Instante,
      quien: z.string(),
      deposito: Lugar,
      renglones: z.array(z.object({ renglonId: Id, cantidad: Cantidad })),
    }),
  ),
  cancelaciones: z.array(
    z.object({ renglonId: Id, cantidad: Cantidad, motivo: z.string(), en: Instante, quien: z.string() }),
  ),
  transiciones: z.array(
    z.object({
      accion: z.string(),
      desde: Estado.nullable(),
      hacia: Estado,
      en: Instante,
      quien: z.string(),
      motivo: z.string(),
    }),
  ),
});
export type NotaDetalle = z.infer<typeof NotaDetalle>;

/** What the notas of a filter add up to in one currency: what is sold in another one is not the same money. */
export const SumaDeNotas = z.object({
  moneda: z.enum(MONEDAS),
  notas: z.int(),
  neto: Total,
  total: Total,
});
export type SumaDeNotas = z.infer<typeof SumaDeNotas>;

export const FilaDeNota = z.object({
  id: Id,
  numero: z.int(),
  version: Version,
  estado: Estado,
  sucursal: Lugar,
  deposito: Lugar,
  cliente: z.object({ id: Id, razonSocial: z.string() }),
  renglones: z.int(),
  /** Lines with something still to deliver. */
  renglonesPendientes: z.int(),
  neto: Total,
  total: Total,
  /** That of its lista: what it comes to is in it. */
  moneda: z.enum(MONEDAS),
  comprobanteExterno: z.string().nullable(),
  creadaEn: Instante,
  creadaPor: z.string(),
});
export type FilaDeNota = z.infer<typeof FilaDeNota>;
