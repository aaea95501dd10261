import {
  type ConsultaDeInactivos,
  FILTROS_DE_INACTIVOS,
  type FilaDeInactivo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { finDelDia, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { type RawBuilder, sql } from 'kysely';
import { CODIGO_REPETIDO, LOS_QUE_SE_CRUZAN } from '#articulos/codigos/codigo-tomado.sql.ts';
import { TRABAS } from '#articulos/estado/trabas.sql.ts';
import { enOrden } from '#db/en-orden.ts';
import { porAlguna, porColumnas, porFecha, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';
import { deSuClaseYPalabras, POR_ARTICULO } from './comun.ts';

type Filtro = Omit<ConsultaDeInactivos, 'pagina' | 'porPagina' | 'contar'>;

/** Those that are out, or that wait to be: who, when, why, and what is in the way (REA-06). */
export async function listarInactivos({ db }: Consulta, filtro: ConsultaDeInactivos) {
  const [lista, cuentas] = await Promise.all([
    paginar<FilaDeInactivo>({
      consulta: filtro,
      filtrado: true,
      filas: async (limit, offset) => {
        const { rows } = await filas(filtro, sql`limit ${limit} offset ${offset}`).execute(db);
        return rows.map(aFila);
      },
      contar: async (tope) => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from (select from ${aContar(filtro)} limit ${tope ?? null}) x`.execute(db);
        return rows[0]?.n ?? 0;
      },
    }),
    sql<{ inactivos: number; porInactivar: number }>`
      select (select count(*)::int from ${aContar({ ...filtro, vista: 'inactivos' })}) as inactivos,
             (select count(*)::int from ${aContar({ ...filtro, vista: 'porInactivar' })}) as "porInactivar"`.execute(
      db,
    ),
  ]);
  return { ...lista, cuentas: cuentas.rows[0] ?? { inactivos: 0, porInactivar: 0 } };
}

export async function* recorrerInactivos({ db }: Consulta, filtro: Filtro): AsyncGenerator<FilaDeInactivo> {
  const todas = sql<FilaDeInactivo>`(${filas(filtro, sql``)})`;
  for await (const fila of db.selectFrom(todas.as('inactivos')).selectAll().stream(500)) yield aFila(fila);
}

const aFila = (fila: FilaDeInactivo): FilaDeInactivo => ({
  ...fila,
  en: fila.en === null ? null : new Date(fila.en).toISOString(),
});

/** The artículo `a` with the last fact of its trail that put it in its state, `h`. */
const CON_SU_HECHO = sql`articulo a
  left join lateral (
    select x.en, x.quien, x.motivo from auditoria x
    where x.entidad = 'articulo' and x.entidad_id = a.id
      and exists (select from auditoria_campo c
                  where c.auditoria_id = x.id and c.campo = 'estado' and c.despues = a.estado)
    order by x.id desc limit 1) h on true`;

function donde(filtro: Filtro): RawBuilder<unknown> {
  const estado = filtro.vista === 'porInactivar' ? sql`'DISCONTINUADO'` : sql`'INACTIVO'`;
  return sql`a.estado = ${estado} and ${sql.join([deSuClaseYPalabras(filtro), ...deSusColumnas(filtro)], sql` and `)}
    ${filtro.desde === undefined ? sql`` : sql`and h.en >= ${inicioDelDia(filtro.desde)}`}
    ${filtro.hasta === undefined ? sql`` : sql`and h.en < ${finDelDia(filtro.hasta)}`}`;
}

/** Nobody's trail is read to count them when nothing of it is asked. */
function aContar(filtro: Filtro): RawBuilder<unknown> {
  const conSuHecho = [filtro.desde, filtro.hasta, filtro.filtros].some((pedido) => pedido !== undefined);
  return sql`${conSuHecho ? CON_SU_HECHO : sql`articulo a`} where ${donde(filtro)}`;
}

const deSusColumnas = ({ vista, filtros }: Filtro) =>
  porColumnas(FILTROS_DE_INACTIVOS, {
    ...POR_ARTICULO,
    en: porFecha(sql`h.en`),
    quien: porTexto(sql`h.quien`),
    motivo: porTexto(sql`h.motivo`),
    traba: porAlguna(trabasDe(vista)),
  })(filtros);

const ORDEN = {
  omision: '-en',
  columnas: {
    codigo: sql`a.codigo collate "C"`,
    descripcion: sql`a.descripcion collate "es-x-icu"`,
    en: sql`h.en`,
  },
  conNada: ['en'],
  iguales: sql`a.id`,
} as const;

function filas(filtro: Filtro, corte: RawBuilder<unknown>) {
  const orden = enOrden(filtro.orden, ORDEN);
  return sql<FilaDeInactivo>`
    select p."articuloId", p.codigo, p.descripcion, p.version, p.en, p.quien, p.motivo, r.nombre as rubro,
           array_remove(array[${comoMarcas(trabasDe(filtro.vista))}]::text[], null) as bloqueos
    from (select a.id as "articuloId", a.codigo, a.descripcion, a.version, h.en, h.quien, h.motivo,
                 row_number() over (order by ${orden}) as lugar
          from ${CON_SU_HECHO} where ${donde(filtro)} order by lugar ${corte}) p
    join articulo a on a.id = p."articuloId"
    join subfamilia s on s.id = a.subfamilia_id join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id
    order by p.lugar`;
}

/** What somebody else took meanwhile, its code or its place in the tree; or that it gave way to another one for good. */
const TRABAN_LA_VUELTA = {
  CODIGO: sql`(${CODIGO_REPETIDO} or exists (select from ${LOS_QUE_SE_CRUZAN} and o.estado <> 'INACTIVO'))`,
  CLASIFICACION: sql`exists (select from subfamilia y where y.id = a.subfamilia_id and not y.activo)`,
  FUSION: sql`exists (select from articulo_fusion g where g.perdedor_id = a.id)`,
};

const trabasDe = (vista: Filtro['vista']): Readonly<Record<string, RawBuilder<unknown>>> =>
  vista === 'porInactivar' ? TRABAS : TRABAN_LA_VUELTA;

/** As marks of a row; the ficha says where each thing is. */
const comoMarcas = (trabas: ReturnType<typeof trabasDe>): RawBuilder<unknown> =>
  sql.join(Object.entries(trabas).map(([tipo, hay]) => sql`case when ${hay} then ${sql.lit(tipo)} end`));
