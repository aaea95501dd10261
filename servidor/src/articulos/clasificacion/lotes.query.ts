import type { LoteDeClasificacion as Lote } from '@trastienda/nucleo/articulos/contrato.ts';
import { leerOrden } from '@trastienda/nucleo/comun/paginacion.ts';
import { sql } from 'kysely';
import { leerVuelta } from '#articulos/vueltas.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';
import { conPalabras } from '#tablas-generales/index.ts';

type ConsultaDeLotes = {
  readonly buscar?: string | undefined;
  readonly tipo?: Lote['tipo'] | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: 'en' | '-en' | undefined;
  readonly contar?: 'exacto' | undefined;
};

/** What was moved, merged, applied and undone, the last one first unless asked otherwise. */
export function listarLotes({ db }: Consulta, consulta: ConsultaDeLotes) {
  const { buscar, tipo } = consulta;
  const donde = sql`
    ${conPalabras(sql`norma_palabras(concat_ws(' ', l.nombre, l.desde, l.hacia, l.motivo))`, buscar)}
    and ${tipo === undefined ? sql`true` : sql`l.tipo = ${tipo}`}`;
  const { descendente } = leerOrden(consulta.orden, '-en');
  const sentido = descendente ? sql`desc` : sql`asc`;
  return paginar<Lote>({
    consulta,
    filtrado: buscar !== undefined || tipo !== undefined,
    filas: async (limit, offset) => {
      const { rows } = await sql<Lote>`
        select l.id, l.tipo, l.nivel, l.nodo_id as "nodoId", l.nombre, l.desde, l.hacia, l.campo, l.nodos, l.articulos,
               l.saltados, l.motivo, l.en, u.nombre as quien,
               case when v.id is not null then json_build_object('en', v.en, 'quien', w.nombre) end as deshecho
        from lote_clasificacion l
        join usuario u on u.id = l.usuario_id
        left join lote_clasificacion v on v.deshace_a = l.id
        left join usuario w on w.id = v.usuario_id
        where ${donde} order by l.en ${sentido}, l.id ${sentido} limit ${limit} offset ${offset}
      `.execute(db);
      return rows.map((fila) => ({ ...fila, deshecho: leerVuelta(fila.deshecho) }));
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (select 1 from lote_clasificacion l where ${donde} limit ${tope ?? null}) x
      `.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}
