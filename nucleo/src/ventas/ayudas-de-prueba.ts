import type { EstadoNota } from './ciclo-de-nota.ts';
import type { NotaDePedido, RenglonDeNota } from './nota.ts';
import type { ArticuloDeRenglon } from './renglones.ts';
import { importeDe } from './totales.ts';

/** A line of a test: only what matters is written there. */
export function renglon(datos: Partial<RenglonDeNota> & { readonly id: string }): RenglonDeNota {
  const base = {
    articuloId: `articulo de ${datos.id}`,
    tipo: 'PRODUCTO' as const,
    decimales: 3,
    codigo: datos.articuloId ?? datos.id,
    descripcion: `Descripción de ${datos.id}`,
    pedida: '1',
    entregada: '0',
    cancelada: '0',
    precio: '100.00',
    precioDeLista: true,
    sinCargo: false,
    descuentos: [],
    iva: '21' as const,
    motivoDePrecio: '',
    kit: null,
    ...datos,
  };
  return {
    importe: importeDe({ cantidad: base.pedida, precio: base.precio, descuentos: base.descuentos }),
    ...base,
  };
}

export const nota = (estado: EstadoNota, renglones: readonly RenglonDeNota[]): NotaDePedido => ({
  id: 'nota',
  numero: 10_482,
  version: 1,
  estado,
  depositoId: 'salon',
  renglones,
});

export const articulo = (datos: Partial<ArticuloDeRenglon> = {}): ArticuloDeRenglon => ({
  id: 'filtro',
  codigo: 'WO-342',
  descripcion: 'Filtro de aceite',
  tipo: 'PRODUCTO',
  estado: 'ACTIVO',
  decimales: 0,
  iva: '21',
  conEstructura: true,
  precio: '100.00',
  ...datos,
});
