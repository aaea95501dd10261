import type { CAMPOS_CON_VALORES } from '@trastienda/nucleo/articulos/contrato.ts';
import { esDescendente } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';
import { conPalabras } from '#tablas-generales/index.ts';

type Campo = (typeof CAMPOS_CON_VALORES)[number];
type Valor = { readonly id: string; readonly texto: string; readonly detalle: string | null };
type ConsultaDeValores = {
  readonly campo: Campo;
  readonly elegidos?: string | undefined;
  readonly buscar?: string | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: string | undefined;
  readonly contar?: 'exacto' | undefined;
};

/** The values that a column of the table may have: what it is called and where it stands, also of those no longer active. */
export function listarValoresDeFiltro({ db }: Consulta, consulta: ConsultaDeValores) {
  const { campo, buscar, elegidos } = consulta;
  const valores = VALORES[campo];
  const donde = sql`${conPalabras(sql`norma_palabras(concat_ws(' ', v.texto, v.detalle))`, buscar)}
    and ${elegidos === undefined ? sql`true` : sql`v.id = any(${elegidos.split(',')}::uuid[])`}`;
  const sentido = esDescendente(consulta.orden, 'nombre') ? sql`desc` : sql`asc`;
  return paginar<Valor>({
    consulta,
    filtrado: buscar !== undefined || elegidos !== undefined,
    filas: async (limit, offset) => {
      const { rows } = await sql<Valor>`
        select v.id, v.texto, v.detalle from (${valores}) v where ${donde}
        order by v.texto collate "es-x-icu" ${sentido}, v.id limit ${limit} offset ${offset}`.execute(db);
      return rows;
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (select from (${valores}) v where ${donde} limit ${tope ?? null}) x`.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}

const VALORES: Readonly<Record<Campo, RawBuilder<unknown>>> = {
  marca: sql`select id, nombre as texto, null as detalle from marca`,
  unidad: sql`select id, nombre as texto, codigo as detalle from unidad`,
  rubro: sql`select id, nombre as texto, codigo as detalle from rubro`,
  familia: sql`select f.id, f.nombre as texto, r.nombre as detalle from familia f join rubro r on r.id = f.rubro_id`,
  subfamilia: sql`select s.id, s.nombre as texto, r.nombre || ' › ' || f.nombre as detalle
                  from subfamilia s join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id`,
};
