import type { Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import type { Recargo } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { sinCeros } from './proveedores.query.ts';

type ParaComprar = {
  readonly razonSocial: string;
  readonly moneda: Moneda;
  readonly descuentos: readonly string[];
  readonly recargos: readonly Recargo[];
};

/** A proveedor that may be chosen, with what its artículos take from it. It stays active until the command ends. */
export async function exigirProveedor(tx: Tx, id: string): Promise<ParaComprar> {
  const { rows } = await sql<ParaComprar & { readonly estado: string }>`
    select p.razon_social as "razonSocial", p.moneda, ${sinCeros(sql`p.descuentos`)} as descuentos, p.recargos, p.estado
      from proveedor p where p.id = ${id} for share
  `.execute(tx);
  const proveedor = rows[0];
  if (!proveedor) return datosInvalidos([{ path: ['proveedorId'], message: 'No existe ese proveedor.' }]);
  if (proveedor.estado !== 'ACTIVO') rechazar('articulos.proveedor_inactivo', { proveedor: proveedor.razonSocial });
  return proveedor;
}
