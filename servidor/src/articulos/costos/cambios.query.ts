import type { CambioDeCostos } from '@trastienda/nucleo/articulos/contrato.ts';
import { leerOrden } from '@trastienda/nucleo/comun/paginacion.ts';
import { sql } from 'kysely';
import { leerVuelta } from '#articulos/vueltas.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';
import { conPalabras } from '#tablas-generales/index.ts';

type ConsultaDeCambios = {
  readonly buscar?: string | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: 'en' | '-en' | undefined;
  readonly contar?: 'exacto' | undefined;
};

/** What was changed of many costs at once and what was taken back, the last one first unless asked otherwise. */
export function listarCambios({ db }: Consulta, consulta: ConsultaDeCambios) {
  const sentido = leerOrden(consulta.orden, '-en').descendente ? sql`desc` : sql`asc`;
  const donde = conPalabras(sql`norma_palabras(concat_ws(' ', c.pedido, c.motivo))`, consulta.buscar);
  return paginar<CambioDeCostos>({
    consulta,
    filtrado: consulta.buscar !== undefined,
    filas: async (limit, offset) => {
      const { rows } = await sql<CambioDeCostos>`
        select c.id, c.tipo, c.pedido, c.articulos, c.quedan, c.motivo, c.en, u.nombre as quien,
               case when v.id is not null then json_build_object('en', v.en, 'quien', w.nombre) end as deshecho
        from cambio_de_costo c
        join usuario u on u.id = c.usuario_id
        left join cambio_de_costo v on v.deshace_a = c.id
        left join usuario w on w.id = v.usuario_id
        where ${donde} order by c.en ${sentido}, c.id ${sentido} limit ${limit} offset ${offset}`.execute(db);
      return rows.map((fila) => ({ ...fila, deshecho: leerVuelta(fila.deshecho) }));
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (select from cambio_de_costo c where ${donde} limit ${tope ?? null}) x`.execute(
        db,
      );
      return rows[0]?.n ?? 0;
    },
  });
}
