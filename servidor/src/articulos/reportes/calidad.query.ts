import {
  type ConsultaDeCalidad,
  FILTROS_DE_CALIDAD,
  type FilaDeCalidad,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { type Falta, puntajeDeCalidad } from '@trastienda/nucleo/articulos/reportes/calidad.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { leerConfiguracion } from '#articulos/precios/configuracion.ts';
import { enOrden } from '#db/en-orden.ts';
import { porAlguna, porColumnas, porNombre } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';
import { deSuClaseYPalabras, POR_ARTICULO } from './comun.ts';
import { condicionesDeFalta, EN_USO, faltasVisibles, IVA_DEL_LUGAR } from './faltas.sql.ts';

type Filtro = Omit<ConsultaDeCalidad, 'pagina' | 'porPagina' | 'contar'>;

type Faltas = readonly { readonly falta: Falta; readonly condicion: RawBuilder<unknown> }[];

async function faltasPara({ db, usuario, ahora }: Consulta, ids?: readonly string[]): Promise<Faltas> {
  const { diasDeCosto, movimientoDeMoneda } = await leerConfiguracion(db);
  const condiciones = condicionesDeFalta({ ahora, diasDeCosto, movimientoDeMoneda, ids });
  return faltasVisibles(usuario.puede('costo.ver')).map((falta) => ({ falta, condicion: condiciones[falta] }));
}

/** How many artículos in use lack each thing, each counted as a set, and the score of all of them (REA-02). */
export async function resumirCalidad(consulta: Consulta, filtro: Filtro) {
  const faltas = await faltasPara(consulta);
  const clase = sql.join([deSuClaseYPalabras(filtro), ...deSusColumnas(filtro, faltas)], sql` and `);
  const cuentas = faltas.map(
    ({ falta, condicion }) =>
      sql`(select count(*)::int from articulo a where ${EN_USO} and ${clase} and ${condicion}) as ${sql.ref(falta)}`,
  );
  const { rows } = await sql<Partial<Record<Falta | 'articulos', number>>>`
    select (select count(*)::int from articulo a where ${EN_USO} and ${clase}) as articulos, ${sql.join(cuentas)}
  `.execute(consulta.db);
  const articulos = rows[0]?.articulos ?? 0;
  const contadas = faltas.map(({ falta }) => ({ falta, articulos: rows[0]?.[falta] ?? 0 }));
  return { articulos, puntaje: puntajeDeCalidad(articulos, contadas), faltas: contadas };
}

export async function listarCalidad(consulta: Consulta, filtro: ConsultaDeCalidad): Promise<Lista<FilaDeCalidad>> {
  const { db } = consulta;
  const faltas = await faltasPara(consulta);
  const seleccion = sql`select a.id from articulo a where ${donde(filtro, faltas)}`;
  return paginar({
    consulta: filtro,
    filtrado: true,
    filas: async (limit, offset) => {
      const { rows } = await sql<{ id: string }>`
        ${seleccion} order by ${ordenDe(filtro)} limit ${limit} offset ${offset}`.execute(db);
      const ids = rows.map(({ id }) => id);
      return leerFilas(consulta, ids);
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (${seleccion} limit ${tope ?? null}) x`.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}

/** In one statement: what is worked out of all of them, such as which descriptions are repeated, is worked out once. */
export async function* recorrerCalidad(consulta: Consulta, filtro: Filtro): AsyncGenerator<FilaDeCalidad> {
  const faltas = await faltasPara(consulta);
  const todas = sql<FilaDeCalidad>`(
    select ${filaCon(faltas)} from articulo a ${CON_SU_LUGAR} where ${donde(filtro, faltas)} order by ${ordenDe(filtro)})`;
  yield* consulta.db.selectFrom(todas.as('calidad')).selectAll().stream(500);
}

/** What takes longest to know is asked last, of those that lack nothing else. */
const DE_TODOS: readonly Falta[] = ['SIN_COSTO', 'DESCRIPCION_REPETIDA', 'SIN_PRECIO', 'BAJO_COSTO'];

/** Asked for what somebody may not be told of, nothing lacks it. */
function donde(filtro: Filtro, faltas: Faltas): RawBuilder<unknown> {
  const pedidas = faltas
    .filter(({ falta }) => filtro.falta === undefined || falta === filtro.falta)
    .toSorted((una, otra) => DE_TODOS.indexOf(una.falta) - DE_TODOS.indexOf(otra.falta));
  const alguna = sql.join([sql`false`, ...pedidas.map(({ condicion }) => condicion)], sql` or `);
  const [unica, ...otras] = pedidas;
  const deTodo = sql.join([EN_USO, deSuClaseYPalabras(filtro), ...deSusColumnas(filtro, faltas)], sql` and `);
  return sql`${deTodo} and ${unica && otras.length === 0 ? unica.condicion : sql`(${alguna})`}`;
}

const deSusColumnas = ({ filtros }: Filtro, faltas: Faltas) =>
  porColumnas(FILTROS_DE_CALIDAD, {
    ...POR_ARTICULO,
    marca: porNombre(sql`a.marca_id`, 'marca'),
    faltas: porAlguna(Object.fromEntries(faltas.map(({ falta, condicion }) => [falta, condicion]))),
  })(filtros);

const ORDEN = {
  omision: 'codigo',
  columnas: { codigo: sql`a.codigo collate "C"`, descripcion: sql`a.descripcion collate "es-x-icu"` },
  iguales: sql`a.id`,
} as const;

const ordenDe = ({ orden }: Filtro): RawBuilder<unknown> => enOrden(orden, ORDEN);

/** The rows of a page, in its order, each with all that it lacks. */
async function leerFilas(consulta: Consulta, ids: readonly string[]): Promise<FilaDeCalidad[]> {
  const faltas = await faltasPara(consulta, ids);
  const { rows } = await sql<FilaDeCalidad>`
    select ${filaCon(faltas)}
    from unnest(${ids}::uuid[]) with ordinality as x (id, lugar) join articulo a on a.id = x.id ${CON_SU_LUGAR}
    order by x.lugar
  `.execute(consulta.db);
  return rows;
}

/** The columns of a row, with all that it lacks. */
const filaCon = (faltas: Faltas): RawBuilder<unknown> => {
  const todas = faltas.map(({ falta, condicion }) => sql`case when ${condicion} then ${sql.lit(falta)} end`);
  return sql`a.id as "articuloId", a.version, a.codigo, a.descripcion, a.subfamilia_id as "subfamiliaId", a.iva,
    ${IVA_DEL_LUGAR} as "ivaHeredado", r.nombre as rubro, m.nombre as marca,
    array_remove(array[${sql.join(todas)}]::text[], null) as faltas`;
};

const CON_SU_LUGAR = sql`
  join subfamilia s on s.id = a.subfamilia_id join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id
  left join marca m on m.id = a.marca_id`;
