import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { ActividadDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { lapsosDeActividad } from '@trastienda/nucleo/inicio/tramos.ts';
import { sql } from 'kysely';
import { alcanceDeVentas } from '#articulos/index.ts';
import type { Consulta } from '#http/contexto.ts';

/** How many notas were made, and for how many customers, in each of the last months and in the stretch before the running one. */
export async function verActividad(
  { db, usuario, ahora }: Consulta,
  { sucursalId }: { readonly sucursalId?: string | undefined },
): Promise<ActividadDeInicio> {
  const { sucursales } = alcanceDeVentas(usuario, sucursalId);
  const { meses, antes } = lapsosDeActividad(ahora);
  const lapsos = [...meses, antes];
  const { rows } = await sql<ActividadDeInicio['antes']>`
    select count(n.id)::int as notas,
           case when ${usuario.puede('cliente.ver')}
                then (count(distinct n.cliente_id)
                      filter (where n.cliente_id <> (select id from cliente where consumidor_final)))::int
           end as clientes
    from unnest(${lapsos.map(({ inicio }) => inicio)}::timestamptz[], ${lapsos.map(({ fin }) => fin)}::timestamptz[])
         with ordinality l (inicio, fin, lugar)
    left join nota_pedido n on n.creada_en >= l.inicio and n.creada_en < l.fin
                           and n.estado not in ('BORRADOR', 'ANULADA')
                           and (${sucursales}::uuid[] is null or n.sucursal_id = any(${sucursales}::uuid[]))
    group by l.lugar order by l.lugar
  `.execute(db);
  return {
    meses: meses.map(({ desde }, i) => ({ desde, ...definido(rows[i], 'each stretch is a row') })),
    antes: definido(rows.at(-1), 'the last stretch is a row too'),
  };
}
