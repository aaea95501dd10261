import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { Limite } from '@trastienda/nucleo/comun/limite-de-venta.ts';
import { condicionesDeVenta, PRECIOS_POR_PEDIDO, type PrecioVigilado } from '@trastienda/nucleo/ventas/contrato.ts';
import { netoUnitario } from '@trastienda/nucleo/ventas/limites/precio-vigilado.ts';
import { consultaDe } from '#api/consultas.ts';
import type { Borrador, RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';

export type Condiciones = {
  /** What the person may decide about prices here; nothing until it is known. */
  readonly limite: Limite | undefined;
  /** How the price of a line stands against the cost of today. */
  readonly precioDe: (renglon: RenglonDeBorrador) => PrecioVigilado | undefined;
};

const unoDe = ({ articuloId, precio, descuentos }: RenglonDeBorrador): string | null =>
  precio === null ? null : `${articuloId}:${netoUnitario({ precio, descuentos }).round(4).toFixed()}`;

/** What holds for the sale that is being written (PRE-12, GAP-17). Long notas ask in parts. */
export function useCondiciones({ cliente, depositoId, renglones }: Borrador, listaId?: string): Condiciones {
  const pedidos = [...new Set(renglones.flatMap((renglon) => unoDe(renglon) ?? []))];
  const partes = Math.max(1, Math.ceil(pedidos.length / PRECIOS_POR_PEDIDO));
  const consultas = useQueries({
    queries:
      cliente === null || depositoId === null
        ? []
        : Array.from({ length: partes }, (_, i) => {
            const precios = pedidos.slice(i * PRECIOS_POR_PEDIDO, (i + 1) * PRECIOS_POR_PEDIDO).join(',');
            return {
              ...consultaDe(condicionesDeVenta, {
                query: {
                  clienteId: cliente.id,
                  depositoId,
                  // Without prices the lista decides nothing, and asking waits for nobody.
                  ...(precios === '' ? {} : { precios, ...(listaId && { listaId }) }),
                },
              }),
              placeholderData: keepPreviousData,
            };
          }),
  });
  const porPrecio = new Map(
    consultas.flatMap(({ data }) =>
      (data?.precios ?? []).map((precio) => [`${precio.articuloId}:${precio.neto}`, precio]),
    ),
  );
  return {
    limite: consultas[0]?.data?.limite,
    precioDe: (renglon) => porPrecio.get(unoDe(renglon) ?? ''),
  };
}

/** Whether somebody may give any discount there. */
export const daDescuentos = (limite: Limite | undefined): boolean =>
  limite !== undefined && limite.descuentoMaximo !== '0';

/** Whether some alarm asks them why. */
export const daMotivos = (limite: Limite | undefined): boolean =>
  limite?.bajoMargen === 'MOTIVO' || limite?.costoViejo === 'MOTIVO';
