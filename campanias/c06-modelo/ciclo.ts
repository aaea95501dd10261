import { importe, textoDeCantidad, textoDeDescuento, textoDeImporte, textoDePrecio, totales } from './importes.ts';
import { type EstadoNota, type Mundo, type Nota, type Permiso, puede, type Renglon } from './mundo.ts';

export const ACCIONES_DE_NOTA = [
  'editar',
  'actualizar-precios',
  'confirmar',
  'preparar',
  'reservar',
  'finalizar',
  'cancelar-saldo',
  'anular',
] as const;
export type AccionNota = (typeof ACCIONES_DE_NOTA)[number];

/** What can be done from each state; everything else is refused. */
export const PERMITIDAS_EN_NOTA: Readonly<Record<EstadoNota, readonly AccionNota[]>> = {
  BORRADOR: ['editar', 'actualizar-precios', 'confirmar', 'anular'],
  CONFIRMADA: ['preparar', 'reservar', 'finalizar', 'cancelar-saldo', 'anular'],
  EN_PREPARACION: ['reservar', 'finalizar', 'cancelar-saldo', 'anular'],
  PARCIAL: ['reservar', 'finalizar', 'cancelar-saldo'],
  FINALIZADA: [],
  ANULADA: [],
};

export const PERMISO_EN_NOTA: Readonly<Record<AccionNota, Permiso>> = {
  editar: 'nota.crear',
  'actualizar-precios': 'nota.crear',
  confirmar: 'nota.confirmar',
  preparar: 'nota.finalizar',
  reservar: 'nota.confirmar',
  finalizar: 'nota.finalizar',
  'cancelar-saldo': 'nota.anular',
  anular: 'nota.anular',
};

export const pendiente = ({ pedida, entregada, cancelada }: Renglon): number => pedida - entregada - cancelada;

/** What an answer tells of a nota. */
export function vistaDeNota(mundo: Mundo, { estado, version, renglones }: Nota, persona: number) {
  const { neto, iva, total } = totales(mundo, renglones);
  return {
    estado,
    version,
    acciones: PERMITIDAS_EN_NOTA[estado].filter((accion) => puede(mundo, persona, PERMISO_EN_NOTA[accion])).toSorted(),
    renglones: renglones.map(vistaDeRenglon),
    totales: { neto: textoDeImporte(neto), iva: textoDeImporte(iva), total: textoDeImporte(total) },
  };
}

const vistaDeRenglon = (renglon: Renglon) => ({
  clave: renglon.clave,
  articulo: renglon.articulo,
  pedida: textoDeCantidad(renglon.pedida),
  entregada: textoDeCantidad(renglon.entregada),
  cancelada: textoDeCantidad(renglon.cancelada),
  reservada: textoDeCantidad(renglon.reservada),
  pendiente: textoDeCantidad(pendiente(renglon)),
  precio: textoDePrecio(renglon.precio),
  precioDeLista: renglon.deLista,
  sinCargo: renglon.sinCargo,
  descuentos: renglon.descuentos.map(textoDeDescuento),
  importe: textoDeImporte(importe(renglon)),
});
