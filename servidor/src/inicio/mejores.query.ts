import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { diaArgentino, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import type { MejoresDelMes } from '@trastienda/nucleo/inicio/contrato.ts';
import { prioridadDe } from '@trastienda/nucleo/inicio/prioridad.ts';
import { primeroDelMes } from '@trastienda/nucleo/inicio/tramos.ts';
import { sql } from 'kysely';
import { alcanceDeVentas, vendido } from '#articulos/index.ts';
import type { Consulta } from '#http/contexto.ts';

const CUANTOS = 5;

type Crudos = {
  readonly total: string;
  readonly clientes: readonly { id: string; nombre: string; notas: number; importe: string }[] | null;
  readonly articulos:
    | readonly {
        id: string;
        codigo: string;
        descripcion: string;
        unidad: string;
        unidades: string;
        importe: string;
      }[]
    | null;
};

/** Who bought the most in a month and what was sold the most. Figures travel as text: JSON would round them. */
export async function verMejores(
  { db, usuario, ahora }: Consulta,
  { sucursalId, mes: pedido }: { readonly sucursalId?: string | undefined; readonly mes?: string | undefined },
): Promise<MejoresDelMes> {
  const { sucursales } = alcanceDeVentas(usuario, sucursalId);
  const mes = pedido ?? diaArgentino(ahora).slice(0, 7);
  const primero = `${mes}-01`;
  const periodo = { inicio: inicioDelDia(primero), fin: inicioDelDia(primeroDelMes(primero, 1)) };
  const { rows } = await sql<Crudos>`
    with venta as materialized (
      select articulo_id, cliente_id, nota_id, cantidad, importe from (${vendido(periodo, sucursales)}) v),
    cliente_mejor as (
      select cliente_id, count(distinct nota_id)::int as notas, sum(importe) as importe from venta
      where ${usuario.puede('cliente.ver')} and cliente_id <> (select id from cliente where consumidor_final)
      group by cliente_id having sum(importe) > 0 order by sum(importe) desc, cliente_id limit ${CUANTOS}),
    articulo_mejor as (
      select articulo_id, sum(cantidad) as unidades, sum(importe) as importe from venta
      group by articulo_id having sum(importe) > 0 order by sum(importe) desc, articulo_id limit ${CUANTOS})
    select (select coalesce(sum(importe), 0) from venta) as total,
           (select json_agg(json_build_object('id', c.id, 'nombre', c.razon_social, 'notas', m.notas,
                                              'importe', m.importe::text) order by m.importe desc, c.id)
            from cliente_mejor m join cliente c on c.id = m.cliente_id) as clientes,
           (select json_agg(json_build_object('id', a.id, 'codigo', a.codigo, 'descripcion', a.descripcion,
                                              'unidad', u.codigo, 'unidades', m.unidades::text,
                                              'importe', m.importe::text) order by m.importe desc, a.id)
            from articulo_mejor m join articulo a on a.id = m.articulo_id join unidad u on u.id = a.unidad_id) as articulos
  `.execute(db);
  const { total, clientes, articulos } = definido(rows[0], 'a sum is always one row');
  return {
    mes,
    clientes: (clientes ?? []).map(({ importe, ...cliente }) => ({
      ...cliente,
      importe: textoTotal(importe),
      prioridad: prioridadDe(importe, total),
    })),
    articulos: (articulos ?? []).map(({ unidades, importe, ...articulo }) => ({
      ...articulo,
      unidades: textoCantidad(unidades),
      importe: textoTotal(importe),
    })),
  };
}
