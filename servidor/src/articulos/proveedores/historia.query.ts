import type { CambioDeCostoDeProveedor } from '@trastienda/nucleo/articulos/contrato.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { sinCeros } from './proveedores.query.ts';

type Pedido = CambioDeCostoDeProveedor['despues'];

/** What each proveedor asked for an artículo, the newest first (UA-13); also of those that no longer sell it. */
export async function leerCostosDeProveedores(
  db: Db,
  articuloId: string,
  { proveedorId }: { readonly proveedorId?: string | undefined },
): Promise<CambioDeCostoDeProveedor[]> {
  const { rows } = await sql<CambioDeCostoDeProveedor>`
    select c.id::text as id, c.proveedor_id as "proveedorId", p.razon_social as proveedor,
           case when c.costo is not null
             then json_build_object('costo', c.costo::text, 'neto', c.neto::text, 'moneda', c.moneda) end as despues,
           case when c.costo_antes is not null
             then json_build_object('costo', c.costo_antes::text, 'neto', c.neto_antes::text, 'moneda', c.moneda_antes) end as antes,
           ${sinCeros(sql`c.descuentos`)} as descuentos, c.recargos, c.origen, c.detalle, c.importacion_id as "importacionId",
           c.comentario, c.quitado, c.en, u.nombre as quien
      from costo_de_proveedor c
      join proveedor p on p.id = c.proveedor_id
      left join usuario u on u.id = c.usuario_id
     where c.articulo_id = ${articuloId} and ${proveedorId === undefined ? sql`true` : sql`c.proveedor_id = ${proveedorId}`}
     order by c.id desc
  `.execute(db);
  return rows.map((fila) => ({ ...fila, antes: enTextos(fila.antes), despues: enTextos(fila.despues) }));
}

const enTextos = (pedido: Pedido): Pedido =>
  pedido && { ...pedido, costo: textoUnitario(pedido.costo), neto: textoUnitario(pedido.neto) };
