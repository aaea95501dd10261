import type { CambioDeArticuloProveedor, ProveedorDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { type Recargo, recargosEn, sonLosMismosRecargos } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { leerCambios } from '#articulos/precios/cotizaciones/cotizaciones.query.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';

type DeUnTrato = { readonly recargos: readonly Recargo[]; readonly recargosPropios: boolean };

type Pedido = {
  readonly pedidos: readonly Recargo[] | undefined;
  readonly deProveedor: readonly Recargo[];
  readonly moneda: Moneda;
};

/** The recargos of a cost that is looked at now (RN-18): those asked for, or those of the proveedor, at the rate of today. */
export async function recargosDe({ tx, ahora }: Orden, { pedidos, deProveedor, moneda }: Pedido): Promise<DeUnTrato> {
  const recargos = pedidos ?? deProveedor;
  const enOtra = recargos.some((recargo) => recargo.tipo === 'IMPORTE' && recargo.moneda !== moneda);
  const dolar = enOtra ? (await leerCambios(tx, ahora)).USD : null;
  const convertidos = recargosEn(recargos, moneda, dolar);
  if (convertidos === null) {
    return datosInvalidos([{ path: ['recargos'], message: 'Falta la cotización del dólar: cargala primero.' }]);
  }
  return { recargos: convertidos, recargosPropios: !sonLosMismosRecargos(recargos, deProveedor) };
}

/** The same of a trato that is there: its own stay, and the others are by now those of its proveedor. */
export async function recargosTras(
  orden: Orden,
  antes: ProveedorDeArticulo,
  cambio: Pick<CambioDeArticuloProveedor, 'recargos' | 'moneda'>,
): Promise<DeUnTrato> {
  const { recargos: deProveedor } = await orden.tx
    .selectFrom('proveedor')
    .select('recargos')
    .where('id', '=', antes.proveedorId)
    .executeTakeFirstOrThrow();
  return recargosDe(orden, {
    pedidos: cambio.recargos ?? antes.recargos,
    deProveedor: deProveedor as unknown as readonly Recargo[],
    moneda: cambio.moneda ?? antes.moneda,
  });
}
