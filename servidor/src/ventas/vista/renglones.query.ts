import type { EleccionesDeKit } from '@trastienda/nucleo/articulos/estructura/kit.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoTotal, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import type { ComponenteDeRenglon } from '@trastienda/nucleo/ventas/kits/kit.ts';
import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import type { ArticuloDeRenglon } from '@trastienda/nucleo/ventas/renglones.ts';
import { normalDescuento } from '@trastienda/nucleo/ventas/renglones.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

/** A line beside what its artículo is today: the line keeps what was sold, the artículo may have changed. */
export type RenglonLeido = RenglonDeNota & {
  readonly articulo: Pick<ArticuloDeRenglon, 'id' | 'codigo' | 'tipo' | 'estado'>;
};

type Fila = Omit<RenglonDeNota, 'descuentos' | 'kit' | 'control'> & {
  readonly control: RenglonDeNota['control'] | null;
  readonly descuentos: readonly string[];
  readonly articuloCodigo: string;
  readonly articuloTipo: ArticuloDeRenglon['tipo'];
  readonly articuloEstado: ArticuloDeRenglon['estado'];
  readonly elecciones: EleccionesDeKit | null;
  readonly componentes: readonly ComponenteDeRenglon[] | null;
};

/** What a kit was confirmed with; only its lines ask. */
const COMPONENTES = sql`(
  select json_agg(json_build_object('id', c.id, 'articuloId', c.articulo_id, 'codigo', c.codigo, 'descripcion', c.descripcion,
           'decimales', c.decimales, 'total', c.total::text, 'control', nullif(p.control, 'NINGUNO')) order by c.orden)
  from nota_componente c join articulo p on p.id = c.articulo_id where c.renglon_id = r.id)`;

const conTotal = (componente: ComponenteDeRenglon): ComponenteDeRenglon => ({
  ...componente,
  control: componente.control ?? undefined,
  total: textoCantidad(componente.total),
});

/** The lines of a nota in their order. Called after the nota is locked, it reads what the lock protects. */
export async function leerRenglones(db: Db | Tx, notaId: string): Promise<RenglonLeido[]> {
  const { rows } = await sql<Fila>`
    select r.id, r.articulo_id as "articuloId", r.tipo, r.decimales, r.codigo, r.descripcion, r.pedida, r.entregada,
           r.cancelada, r.precio, r.precio_de_lista as "precioDeLista", r.sin_cargo as "sinCargo",
           r.descuentos::text[] as descuentos, r.iva, r.importe,
           r.motivo_precio as "motivoDePrecio", a.codigo as "articuloCodigo",
           a.tipo as "articuloTipo", a.estado as "articuloEstado", nullif(a.control, 'NINGUNO') as control, r.elecciones,
           case when r.tipo = 'KIT' then ${COMPONENTES} end as componentes
    from nota_renglon r join articulo a on a.id = r.articulo_id
    where r.nota_id = ${notaId}
    order by r.orden
  `.execute(db);
  return rows.map(({ articuloCodigo, articuloTipo, articuloEstado, elecciones, componentes, ...fila }) => ({
    ...fila,
    control: fila.control ?? undefined,
    pedida: textoCantidad(fila.pedida),
    entregada: textoCantidad(fila.entregada),
    cancelada: textoCantidad(fila.cancelada),
    precio: textoUnitario(fila.precio),
    importe: textoTotal(fila.importe),
    descuentos: fila.descuentos.map(normalDescuento),
    kit: fila.tipo === 'KIT' ? { elecciones, componentes: (componentes ?? []).map(conTotal) } : null,
    articulo: {
      id: fila.articuloId,
      codigo: articuloCodigo,
      tipo: articuloTipo,
      estado: articuloEstado,
    },
  }));
}
