import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import type { TarjetasDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { type RawBuilder, sql } from 'kysely';
import { alcanceDeStock, contarSinPrecio, losCortos, sucursalesDe } from '#articulos/index.ts';
import type { Consulta } from '#http/contexto.ts';
import { contarPendientesDeStock } from '#stock/index.ts';
import { contarObsoletos } from './obsoletos.query.ts';

const CUANTOS = 5;

/** How much there is of what the home shows as a card; null for who may not see it. */
export async function contarTarjetas(
  consulta: Consulta,
  { sucursalId }: { readonly sucursalId?: string | undefined },
): Promise<TarjetasDeInicio> {
  const { usuario } = consulta;
  const deStock = sucursalesDe(alcanceDeStock(usuario), sucursalId);
  const veStock = usuario.puede('articulo.ver') && (usuario.puede('stock.ver') || usuario.puede('stock.ver_otras'));
  const [{ borradores, ...cuentas }, deStockPendiente, sinPrecio, paraReponer, obsoletos] = await Promise.all([
    contar(consulta, sucursalId),
    contarPendientesDeStock(consulta, sucursalId),
    usuario.puede('articulo.ver') ? contarSinPrecio(consulta) : null,
    veStock ? leerParaReponer(consulta, deStock) : null,
    veStock ? contarObsoletos(consulta, deStock) : null,
  ]);
  const pendientes = { ...deStockPendiente, borradores, sinPrecio };
  return { pendientes, ...cuentas, bajoStock: paraReponer?.total ?? null, obsoletos, paraReponer };
}

type Cuentas = Pick<TarjetasDeInicio, 'articulosActivos' | 'clientes' | 'notasAbiertas'> & {
  readonly borradores: number | null;
};

/** What may not be seen is not counted either. */
async function contar({ db, usuario }: Consulta, sucursalId: string | undefined): Promise<Cuentas> {
  const deNotas = sucursalesDe(usuario.alcance('nota.ver'), sucursalId);
  const siVeNotas = (cuantas: RawBuilder<unknown>) => sql`
    case when ${usuario.puede('nota.ver')} then
      (select count(*)::int from nota_pedido
       where ${cuantas} and (${deNotas}::uuid[] is null or sucursal_id = any(${deNotas}::uuid[]))) end`;
  const { rows } = await sql<Cuentas>`
    select case when ${usuario.puede('articulo.ver')} then
             (select count(*)::int from articulo where estado <> 'INACTIVO') end as "articulosActivos",
           case when ${usuario.puede('cliente.ver')} then
             (select count(*)::int from cliente where estado in ('ACTIVO', 'BLOQUEADO')) end as clientes,
           ${siVeNotas(sql`estado not in ('FINALIZADA', 'ANULADA')`)} as "notasAbiertas",
           ${siVeNotas(sql`estado = 'BORRADOR'`)} as borradores
  `.execute(db);
  return rows[0] ?? { articulosActivos: null, clientes: null, notasAbiertas: null, borradores: null };
}

type Corto = NonNullable<TarjetasDeInicio['paraReponer']>['filas'][number];

/** Those under their minimum, and the few that miss the most of it; below nothing where nothing is asked comes first. */
async function leerParaReponer(
  { db }: Consulta,
  sucursales: readonly string[] | null,
): Promise<NonNullable<TarjetasDeInicio['paraReponer']>> {
  const { rows } = await sql<{ total: number } & Corto>`
    select count(*) over ()::int as total, a.id, a.codigo, a.descripcion, c.disponible, c.minimo
    from (${losCortos(undefined, { sucursales })}) c
    join articulo a on a.id = c.articulo_id
    where a.estado <> 'INACTIVO'
    order by (c.minimo - c.disponible) / nullif(c.minimo, 0) desc nulls first, c.minimo - c.disponible desc,
             a.codigo collate "C", a.id
    limit ${CUANTOS}
  `.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    filas: rows.map(({ total: _, disponible, minimo, ...fila }) => ({
      ...fila,
      disponible: textoCantidad(disponible),
      minimo: textoCantidad(minimo),
    })),
  };
}
