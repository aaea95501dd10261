import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import type { Limite } from '@trastienda/nucleo/comun/limite-de-venta.ts';
import type { PrecioVigilado } from '@trastienda/nucleo/ventas/contrato.ts';
import { alarmasDe, margenSobre, textoDePorcentaje } from '@trastienda/nucleo/ventas/limites/precio-vigilado.ts';
import { leerCostosDeVenta } from '#articulos/index.ts';
import type { Consulta } from '#http/contexto.ts';
import { exigirConocidas } from '#ventas/borrador/exigir-partes.ts';
import { leerPartes, listaDe } from '#ventas/vista/partes.query.ts';

type Pedido = {
  readonly clienteId: string;
  readonly depositoId: string;
  readonly listaId?: string | undefined;
  readonly precios?: string | undefined;
};

/** What who sells there may decide about prices, and the alarms of each price they are about to give (GAP-17). */
export async function leerCondiciones(
  { db, usuario, ahora }: Consulta,
  { precios, ...nombradas }: Pedido,
): Promise<{ limite: Limite; precios: PrecioVigilado[] }> {
  const pedidos = (precios?.split(',') ?? []).map((parte) => {
    const [articuloId = '', neto = ''] = parte.toLowerCase().split(':');
    return { articuloId, neto };
  });
  const articuloIds = [...new Set(pedidos.map(({ articuloId }) => articuloId))];
  // Asked again with every line of the counter: neither reading waits for the other.
  const [partes, costos] = await Promise.all([
    leerPartes(db, nombradas, usuario),
    leerCostosDeVenta(db, articuloIds, { listaId: listaDe(nombradas), ahora }),
  ]);
  const { deposito } = exigirConocidas(partes);
  usuario.exigirEn('nota.crear', deposito.sucursalId);
  const veCostos = usuario.puede('costo.ver');
  return {
    limite: deposito.limite,
    precios: pedidos.flatMap(({ articuloId, neto }) => {
      const costo = costos.get(articuloId);
      if (!costo) return [];
      const alarmas = alarmasDe({ precio: neto, descuentos: [] }, costo, deposito.limite);
      const margen = veCostos ? margenSobre(decimal(neto), costo.costo) : null;
      return [
        {
          articuloId,
          neto,
          alarmas,
          dias: costo.dias,
          movimientoDeMoneda: costo.movimientoDeMoneda,
          motivos: costo.viejo ? costo.motivos : [],
          alzaDeCosto: veCostos && alarmas.includes('PRECIO_VIEJO') ? (costo.precioSuperado?.alza ?? null) : null,
          costo: veCostos && costo.costo !== null ? textoUnitario(costo.costo) : null,
          margen: margen && textoDePorcentaje(margen),
        },
      ];
    }),
  };
}
