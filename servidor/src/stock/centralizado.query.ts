import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { decimal, sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { leerOrden } from '@trastienda/nucleo/comun/paginacion.ts';
import type {
  ColumnaDelCentralizado,
  ConsultaDelCentralizado,
  FilaDelCentralizado,
} from '@trastienda/nucleo/stock/contrato.ts';
import { disponible } from '@trastienda/nucleo/stock/disponible.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#db/db.ts';
import { paginar } from '#db/lista.ts';
import { nombradoPor } from './busqueda.ts';
import { idsDe } from './lugares-visibles.query.ts';
import { activaEntonces, esPasado, saldosEntonces, yaOcurrido } from './saldos-a-fecha.query.ts';

export type FiltroDelCentralizado = z.output<typeof ConsultaDelCentralizado>;

type Pedido = { readonly columnas: readonly ColumnaDelCentralizado[]; readonly filtro: FiltroDelCentralizado };

/** One page of the matrix artículo × sucursal (SCE-01). One query brings the page with all its cells. */
export const verCentralizado = (db: Db, { columnas, filtro }: Pedido) =>
  paginar<FilaDelCentralizado>({
    consulta: filtro,
    filtrado: (filtro.vista ?? 'todos') !== 'todos' || seBusca(filtro),
    filas: async (limit, offset) => {
      const { rows } = await sql<Cruda>`
        ${filas(columnas, filtro, sql`limit ${limit} offset ${offset}`)}
      `.execute(db);
      return rows.map((cruda) => aFila(cruda, columnas));
    },
    contar: async (tope) => {
      const { rows } = await sql<{ total: number }>`
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
  const { campo, descendente } = leerOrden(filtro.orden, 'codigo');
  const sentido = descendente ? sql`desc` : sql`asc`;
  const texto = campo === 'codigo' ? sql`a.codigo collate "C"` : sql`a.descripcion collate "es-x-icu"`;
  return sql`
    select a.id as "articuloId", a.codigo, a.descripcion, u.codigo as unidad, s.saldos
    from (
      select a.* from ${catalogo(filtro)} where ${donde(columnas, filtro)}
      order by ${texto} ${sentido}, a.id ${sentido} ${pagina}
    ) a
    join unidad u on u.id = a.unidad_id
    left join lateral (
      select json_agg(json_build_object('depositoId', deposito_id, 'fisico', fisico::text,
                                        'reservado', reservado::text)) as saldos
      from (${saldos(idsDe(columnas), filtro)}) x
    ) s on true
    order by ${texto} ${sentido}, a.id ${sentido}`;
}

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
  return sql`a.tipo = 'PRODUCTO' and ${vigente} and ${enVista(idsDe(columnas), filtro)}
    and ${seBusca(filtro) ? nombradoPor(filtro.buscar ?? '') : sql`true`}`;
}

function enVista(depositos: readonly string[], filtro: FiltroDelCentralizado): RawBuilder<unknown> {
  if (filtro.vista === undefined || filtro.vista === 'todos') return sql`true`;
  if (filtro.vista === 'negativos') {
    return sql`a.id = any(array(${esPasado(filtro) ? negativosEntonces(depositos, filtro) : negativosHoy(depositos)}))`;
  }
  return esPasado(filtro)
    ? sql`not exists (select from (${conStockEntonces(depositos, filtro)}) e where e.articulo_id = a.id)`
    : sql`not exists (select from saldo_stock s
                      where s.articulo_id = a.id and s.fisico <> 0 and s.deposito_id = any(${depositos}::uuid[]))`;
}

/** Below zero, or promised beyond what there is: a partial index holds exactly these. */
export const negativosHoy = (depositos: readonly string[]): RawBuilder<unknown> => sql`
  select distinct s.articulo_id from saldo_stock s
  where s.fisico < s.reservado and s.deposito_id = any(${depositos}::uuid[])`;

const negativosEntonces = (depositos: readonly string[], filtro: FiltroDelCentralizado): RawBuilder<unknown> => sql`
  select distinct x.articulo_id from (
    select a.articulo_id, a.deposito_id, a.cantidad
    from asiento_stock a join movimiento_stock m on m.id = a.movimiento_id
    where a.deposito_id = any(${depositos}::uuid[]) and ${yaOcurrido(filtro)}
    union all
    select r.articulo_id, r.deposito_id, -r.cantidad from reserva r
    where r.deposito_id = any(${depositos}::uuid[]) and ${activaEntonces(filtro)}
  ) x
  group by x.articulo_id, x.deposito_id having sum(x.cantidad) < 0`;

const conStockEntonces = (depositos: readonly string[], filtro: FiltroDelCentralizado): RawBuilder<unknown> => sql`
  select t.articulo_id from asiento_stock t join movimiento_stock m on m.id = t.movimiento_id
  where t.deposito_id = any(${depositos}::uuid[]) and ${yaOcurrido(filtro)}
  group by t.articulo_id, t.deposito_id having sum(t.cantidad) <> 0`;

function aFila(
  { saldos: propios, ...articulo }: Cruda,
  columnas: readonly ColumnaDelCentralizado[],
): FilaDelCentralizado {
  const porDeposito = new Map((propios ?? []).map((saldo) => [saldo.depositoId, saldo]));
  const conSaldo = columnas.map(({ sucursalId, depositos }) => ({
    sucursalId,
    saldos: depositos.map(({ id, vendible }) => {
      const { fisico = '0', reservado = '0' } = porDeposito.get(id) ?? {};
      return { fisico, reservado, vendible };
    }),
  }));
  return {
    ...articulo,
    celdas: conSaldo.map(({ sucursalId, saldos: suyos }) => ({ sucursalId, ...cifras(suyos) })),
    total: cifras(conSaldo.flatMap(({ saldos: suyos }) => suyos)),
  };
}

const cifras = (suyos: readonly { fisico: string; reservado: string; vendible: boolean }[]) => ({
  fisico: textoCantidad(sumar(suyos.map(({ fisico }) => decimal(fisico)))),
  reservado: textoCantidad(sumar(suyos.map(({ reservado }) => decimal(reservado)))),
  disponible: textoCantidad(disponible(suyos)),
});
