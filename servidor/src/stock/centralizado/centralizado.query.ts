import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { decimal, sumar } from '@trastienda/nucleo/comun/decimal.ts';
import type {
  ColumnaDelCentralizado,
  ConsultaDelCentralizado,
  FilaDelCentralizado,
  SumaDelCentralizado,
} from '@trastienda/nucleo/stock/contrato.ts';
import { disponible } from '@trastienda/nucleo/stock/disponible.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { paginar } from '#db/lista.ts';
import { nombradoPor } from '#stock/saldos/busqueda.ts';
import { idsDe } from '#stock/saldos/lugares-visibles.query.ts';
import { esPasado, saldosEntonces } from '#stock/saldos/saldos-a-fecha.query.ts';
import { deSusColumnas, saldosDeTodos } from './columnas-del-centralizado.sql.ts';
import { vistaEntonces } from './vistas-a-fecha.query.ts';

type FiltroDelCentralizado = z.output<typeof ConsultaDelCentralizado>;

type Pedido = { readonly columnas: readonly ColumnaDelCentralizado[]; readonly filtro: FiltroDelCentralizado };

/** One page of the matrix artículo × sucursal (SCE-01). One query brings the page with all its cells. */
export const verCentralizado = (db: Db, { columnas, filtro }: Pedido) =>
  paginar<FilaDelCentralizado>({
    consulta: filtro,
    filtrado: (filtro.vista ?? 'todos') !== 'todos' || filtro.filtros !== undefined || seBusca(filtro),
    filas: async (limit, offset) => {
      const { rows } = await sql<Cruda>`
        ${filas(columnas, filtro, sql`limit ${limit} offset ${offset}`)}
      `.execute(db);
      return rows.map((cruda) => aFila(cruda, columnas));
    },
    contar: async (tope) => {
      const { rows } = await sql<{ total: number }>`
        ${vista(columnas, filtro).antes}
        select count(*)::int as total from (
          select from ${catalogo(filtro)} where ${donde(columnas, filtro)} limit ${tope ?? null}
        ) contados
      `.execute(db);
      return rows[0]?.total ?? 0;
    },
  });

export async function* recorrerCentralizado(db: Db, { columnas, filtro }: Pedido): AsyncGenerator<FilaDelCentralizado> {
  const todas = sql<Cruda>`(${filas(columnas, filtro, sql``)})`.as('centralizado');
  for await (const cruda of db.selectFrom(todas).selectAll().stream(500)) yield aFila(cruda, columnas);
}

/** What all that the filter leaves adds up to, by unidad: those with most artículos first (TD-15). */
export async function sumarCentralizado(db: Db, { columnas, filtro }: Pedido) {
  const { rows } = await sql<{ unidad: string; articulos: number; saldos: readonly Saldo[] | null }>`
    ${vista(columnas, filtro).antes}
    select x.* from (with elegido as materialized (
      select a.id, a.unidad_id from ${catalogo(filtro)} where ${donde(columnas, filtro)}),
    sumado as (
      select e.unidad_id, y.deposito_id, sum(y.fisico)::text as fisico, sum(y.reservado)::text as reservado
      from (${saldosDeTodos(idsDe(columnas), filtro.al)}) y join elegido e on e.id = y.articulo_id
      group by e.unidad_id, y.deposito_id)
    select u.codigo as unidad, n.articulos,
           (select json_agg(json_build_object('depositoId', s.deposito_id, 'fisico', s.fisico, 'reservado', s.reservado))
            from sumado s where s.unidad_id = u.id) as saldos
    from (select unidad_id, count(*)::int as articulos from elegido group by unidad_id) n
    join unidad u on u.id = n.unidad_id
    ) x order by x.articulos desc, x.unidad
  `.execute(db);
  const filas = rows.map(
    ({ unidad, saldos: suyos }): SumaDelCentralizado => ({ unidad, ...enSucursales(suyos, columnas) }),
  );
  return { articulos: rows.reduce((suma, { articulos }) => suma + articulos, 0), filas };
}

type Saldo = { readonly depositoId: string; readonly fisico: string; readonly reservado: string };
type Cruda = {
  readonly articuloId: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly unidad: string;
  readonly saldos: readonly Saldo[] | null;
};

/** The page is cut out of the catalogue first, by its own index; only its artículos meet their balances. */
function filas(
  columnas: readonly ColumnaDelCentralizado[],
  filtro: FiltroDelCentralizado,
  pagina: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    ${vista(columnas, filtro).antes}
    select a.id as "articuloId", a.codigo, a.descripcion, u.codigo as unidad, s.saldos
    from (
      select a.* from ${catalogo(filtro)} where ${donde(columnas, filtro)}
      order by ${enOrden(filtro.orden, ORDEN)} ${pagina}
    ) a
    join unidad u on u.id = a.unidad_id
    left join lateral (
      select json_agg(json_build_object('depositoId', deposito_id, 'fisico', fisico::text,
                                        'reservado', reservado::text)) as saldos
      from (${saldos(idsDe(columnas), filtro)}) x
    ) s on true
    order by ${enOrden(filtro.orden, ORDEN)}`;
}

const ORDEN = {
  omision: 'codigo',
  columnas: { codigo: sql`a.codigo collate "C"`, descripcion: sql`a.descripcion collate "es-x-icu"` },
  iguales: sql`a.id`,
} as const;

const saldos = (depositos: readonly string[], filtro: FiltroDelCentralizado): RawBuilder<unknown> =>
  esPasado(filtro)
    ? saldosEntonces(sql`a.id`, depositos, filtro)
    : sql`
        select s.deposito_id, s.fisico, s.reservado from saldo_stock s
        where s.articulo_id = a.id and s.deposito_id = any(${depositos}::uuid[])`;

/** An emptied search box is no search. */
const seBusca = ({ buscar }: FiltroDelCentralizado): boolean => (buscar ?? '').trim() !== '';

const catalogo = (filtro: FiltroDelCentralizado): RawBuilder<unknown> =>
  seBusca(filtro) ? sql`articulo a join articulo_palabras p on p.articulo_id = a.id` : sql`articulo a`;

/** A past date shows artículos that have become inactive since: they had stock then. */
function donde(columnas: readonly ColumnaDelCentralizado[], filtro: FiltroDelCentralizado): RawBuilder<unknown> {
  const vigente = esPasado(filtro) ? sql`true` : sql`a.estado <> 'INACTIVO'`;
  return sql`a.tipo = 'PRODUCTO' and ${vigente} and ${vista(columnas, filtro).condicion}
    and ${sql.join([seBusca(filtro) ? nombradoPor(filtro.buscar ?? '') : sql`true`, ...deSusColumnas(columnas, filtro)], sql` and `)}`;
}

type Vista = { readonly antes: RawBuilder<unknown>; readonly condicion: RawBuilder<unknown> };

function vista(
  columnas: readonly ColumnaDelCentralizado[],
  { vista: cual = 'todos', al }: FiltroDelCentralizado,
): Vista {
  if (cual === 'todos') return { antes: sql``, condicion: sql`true` };
  const depositos = idsDe(columnas);
  if (al !== undefined) return vistaEntonces(cual, depositos, al);
  const condicion =
    cual === 'negativos'
      ? sql`a.id = any(array(${negativosHoy(depositos)}))`
      : sql`not exists (select from saldo_stock s
                        where s.articulo_id = a.id and s.fisico <> 0 and s.deposito_id = any(${depositos}::uuid[]))`;
  return { antes: sql``, condicion };
}

/** Below zero, or promised beyond what there is: a partial index holds exactly these. */
export const negativosHoy = (depositos: readonly string[]): RawBuilder<unknown> => sql`
  select distinct s.articulo_id from saldo_stock s
  where s.fisico < s.reservado and s.deposito_id = any(${depositos}::uuid[])`;

const aFila = (
  { saldos: propios, ...articulo }: Cruda,
  columnas: readonly ColumnaDelCentralizado[],
): FilaDelCentralizado => ({ ...articulo, ...enSucursales(propios, columnas), bajoCero: bajoCeroDe(propios ?? []) });

/** By the rule of `negativosHoy`: each depósito by itself. Most have nothing short, and those need no arithmetic. */
function bajoCeroDe(saldos: readonly Saldo[]): string {
  const cortos = saldos.filter(({ fisico, reservado }) => Number(fisico) < Number(reservado));
  return cortos.length === 0
    ? '0'
    : textoCantidad(sumar(cortos.map(({ fisico, reservado }) => decimal(fisico).minus(reservado))));
}

/** What those balances are in each sucursal and in all of them. */
function enSucursales(
  propios: readonly Saldo[] | null,
  columnas: readonly ColumnaDelCentralizado[],
): Pick<FilaDelCentralizado, 'celdas' | 'total'> {
  const porDeposito = new Map((propios ?? []).map((saldo) => [saldo.depositoId, saldo]));
  const conSaldo = columnas.map(({ sucursalId, depositos }) => ({
    sucursalId,
    saldos: depositos.map(({ id, vendible, enTransito }) => {
      const { fisico = '0', reservado = '0' } = porDeposito.get(id) ?? {};
      return { fisico, reservado, vendible, enTransito };
    }),
  }));
  return {
    celdas: conSaldo.map(({ sucursalId, saldos: suyos }) => ({ sucursalId, ...cifras(suyos) })),
    total: cifras(conSaldo.flatMap(({ saldos: suyos }) => suyos)),
  };
}

type Cifras = FilaDelCentralizado['total'];
type SaldoEnLugar = Omit<Saldo, 'depositoId'> & { readonly vendible: boolean; readonly enTransito: boolean };
const NADA: Cifras = { fisico: '0', reservado: '0', disponible: '0', enTransito: '0' };

/** Most cells have one depósito with something and nothing reserved: a page has hundreds, and those need no arithmetic. */
function cifras(suyos: readonly SaldoEnLugar[]): Cifras {
  const [primero, ...otros] = suyos.filter(({ fisico, reservado }) => Number(fisico) !== 0 || Number(reservado) !== 0);
  if (!primero) return NADA;
  if (otros.length === 0 && Number(primero.reservado) === 0) {
    const fisico = textoCantidad(primero.fisico);
    if (primero.enTransito) return { ...NADA, enTransito: fisico };
    return { ...NADA, fisico, disponible: primero.vendible ? fisico : '0' };
  }
  const conAlgo = [primero, ...otros];
  const hay = (viaja: boolean) =>
    textoCantidad(sumar(conAlgo.flatMap(({ fisico, enTransito }) => (enTransito === viaja ? fisico : []))));
  return {
    fisico: hay(false),
    reservado: textoCantidad(sumar(conAlgo.map(({ reservado }) => reservado))),
    disponible: textoCantidad(disponible(conAlgo)),
    enTransito: hay(true),
  };
}
