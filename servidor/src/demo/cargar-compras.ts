import { netoDe } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type CostoParaCargar, cargarProveedores, type TratoParaCargar } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import type { Articulo } from './generar/articulo.ts';
import { crearCompras } from './generar/compras.ts';
import type { Vigencia } from './generar/precios.ts';
import { proveedores } from './generar/proveedores.ts';

type Pedido = { readonly semilla: string; readonly hasta: Date };

/** Who sells an article to the shop, and what it has cost. */
export type Compras = {
  readonly proveedores: readonly string[];
  readonly de: (
    articulo: Articulo,
    i: number,
    vigencias: readonly Vigencia[],
  ) => { readonly tratos: readonly TratoParaCargar[]; readonly costos: readonly CostoParaCargar[] };
};

const RESPONSABLE_INSCRIPTO = 1;

export async function cargarCompras(tx: Tx, { semilla, hasta }: Pedido, autor: string): Promise<Compras> {
  const ids = await cargarProveedores(
    tx,
    proveedores.map(({ sigla: _, queda: __, localidad, ...proveedor }) => ({
      ...proveedor,
      ...{
        condicionIva: RESPONSABLE_INSCRIPTO,
        contacto: 'Ventas',
        domicilio: localidad,
        observaciones: '',
        recargos: [],
      },
    })),
    autor,
  );
  const comprar = crearCompras(semilla, hasta);
  return {
    proveedores: ids,
    de: (articulo, i, vigencias) => {
      const { tratos, anteriores } = comprar(articulo, i, vigencias);
      const [principal] = tratos;
      if (!principal) return { tratos: [], costos: [] };
      const { razonSocial, moneda, descuentos } = definido(proveedores[principal.proveedor], 'its proveedor');
      const hoy = { importe: netoDe(principal.costo, descuentos), desde: principal.actualizadoEn };
      return {
        tratos: tratos.map(({ proveedor, ...trato }, orden) => ({
          ...trato,
          proveedorId: definido(ids[proveedor], 'the id of its proveedor'),
          principal: orden === 0,
        })),
        costos: [...anteriores, hoy].map((costo) => ({ ...costo, moneda, origen: razonSocial })),
      };
    },
  };
}
