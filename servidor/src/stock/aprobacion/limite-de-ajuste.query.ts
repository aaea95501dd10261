import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Big } from '@trastienda/nucleo/comun/decimal.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { type LimiteDeAjuste, limiteDeAjusteDe, superaElLimite } from '@trastienda/nucleo/comun/limite-de-ajuste.ts';
import type { ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';
import { montoDeAjuste, montoDeReversion } from '@trastienda/nucleo/stock/monto-de-ajuste.ts';
import { sql } from 'kysely';
import { costoDeHoy } from '#articulos/index.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';

/** How far somebody goes in a sucursal: there each role says its own words where it has them, else those for everywhere. */
export async function leerLimiteDeAjuste(db: Db | Tx, usuarioId: string, sucursalId: string): Promise<LimiteDeAjuste> {
  const { rows } = await sql<{ maximo: LimiteDeAjuste }>`
    select trim_scale(m.maximo) as maximo
    from concesion c
    cross join lateral (select maximo from limite_de_ajuste m
                        where m.rol = c.rol and (m.sucursal_id = ${sucursalId} or m.sucursal_id is null)
                        order by m.sucursal_id nulls last limit 1) m
    where c.usuario_id = ${usuarioId} and (c.sucursal_id is null or c.sucursal_id = ${sucursalId})
  `.execute(db);
  return limiteDeAjusteDe(rows.map(({ maximo }) => maximo));
}

type Renglon = { readonly articuloId: string; readonly cantidad: string; readonly costo: string | null };
type Movido = Renglon & { readonly valor: string | null };
type Costos = { readonly id: string; readonly promedio: string | null; readonly reposicion: string | null };

/** How much some lines are about at the costs of now (AJU-06). */
export async function montoDe(db: Db | Tx, ahora: Date, renglones: readonly Renglon[]): Promise<Big> {
  const costosDe = await leerCostos(db, ahora, renglones);
  return montoDeAjuste(renglones.map((renglon) => ({ ...renglon, ...costosDe(renglon) })));
}

/** How much undoing lines that moved is about. */
export async function montoDeLoMovido(db: Db | Tx, ahora: Date, movidos: readonly Movido[]): Promise<Big> {
  const costosDe = await leerCostos(db, ahora, movidos);
  return montoDeReversion(
    movidos.map((movido) => ({ ...movido, valor: movido.valor ?? '0', reposicion: costosDe(movido).reposicion })),
  );
}

async function leerCostos(db: Db | Tx, ahora: Date, renglones: readonly Pick<Renglon, 'articuloId'>[]) {
  const { rows } = await sql<Costos>`
    select a.id, m.promedio, ${costoDeHoy(ahora)} as reposicion
    from articulo a left join costo_articulo m on m.articulo_id = a.id
    where a.id = any(${[...new Set(renglones.map(({ articuloId }) => articuloId))]}::uuid[])
  `.execute(db);
  const costos = new Map(rows.map((fila) => [fila.id, fila]));
  return ({ articuloId }: Pick<Renglon, 'articuloId'>): Costos =>
    definido(costos.get(articuloId), 'the costs of the artículo');
}

type Pedido = {
  readonly usuario: Usuario;
  readonly sucursalId: string;
  readonly que: ErrorDeNegocio<'stock.ajuste_sobre_limite'>['data']['que'];
  /** Asked only of who has a limit. */
  readonly monto: () => Promise<Big>;
};

/** Refuses what is above the limit of somebody there, and tells figures only to who sees costs. */
export async function exigirLimite(db: Tx, { usuario, sucursalId, que, monto }: Pedido): Promise<void> {
  const limite = await leerLimiteDeAjuste(db, usuario.id, sucursalId);
  if (limite === null) return;
  const pedido = await monto();
  if (!superaElLimite(pedido, limite)) return;
  const ve = usuario.puede('costo.ver', sucursalId);
  rechazar('stock.ajuste_sobre_limite', {
    que,
    monto: ve ? textoTotal(pedido) : null,
    limite: ve ? textoTotal(limite) : null,
  });
}
