import {
  codigosPropiosQuePasan,
  type ParaFusionar,
  reparosDeFusion,
} from '@trastienda/nucleo/articulos/fusion/fusion.ts';
import type { Reparo } from '@trastienda/nucleo/articulos/fusion/reparos.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type RawBuilder, sql } from 'kysely';
import { leerCadena } from '#articulos/equivalencias/equivalencias.repo.ts';
import { leerDependencias } from '#articulos/estado/dependencias.query.ts';
import { minimoQuePasa } from '#articulos/minimos/minimos.repo.ts';
import { ubicacionQuePasa } from '#articulos/minimos/ubicaciones.repo.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';

type Par = { readonly perdedor: ParaFusionar; readonly ganador: ParaFusionar };

/** What keeps these two apart now. Open lines are those that would keep it from being inactivated; stock goes over. */
export async function leerReparos(
  db: Db | Tx,
  usuario: Usuario,
  { perdedor, ganador }: Par,
): Promise<readonly Reparo[]> {
  const pendientes = await leerDependencias(db, usuario, perdedor.id);
  const { conStock, conStockNegativo } = await leerStock(db, perdedor.id);
  const numerosDeAmbos = await leerNumerosDeAmbos(db, { perdedor, ganador });
  const cadena = await leerCadena(db, ganador.id);
  return reparosDeFusion({
    ...{ perdedor, ganador, pendientes, conStock, conStockNegativo, numerosDeAmbos },
    cadenaDelGanador: cadena.map(({ id }) => id),
  });
}

/**
 * Numbers of stock that is handed over and that the other one has too: one of a single thing that is there twice (INV-27), or a
 * lot that expires on another day.
 */
async function leerNumerosDeAmbos(db: Db | Tx, { perdedor, ganador }: Par) {
  const { rows } = await sql<{ razon: 'NUMERO_EN_AMBOS' | 'VENCE_DISTINTO'; numero: string }>`
    select case when p.control = 'LOTE' then 'VENCE_DISTINTO' else 'NUMERO_EN_AMBOS' end as razon, p.numero
    from numero_de_stock p join numero_de_stock g on g.articulo_id = ${ganador.id} and g.numero_norm = p.numero_norm
    where p.articulo_id = ${perdedor.id}
      and exists (select from saldo_numero y where y.numero_id = p.id and y.cantidad > 0)
      and case when p.control = 'LOTE' then p.vence <> g.vence
               else exists (select from saldo_numero y where y.numero_id = g.id and y.cantidad > 0) end
    order by p.numero_norm limit ${NUMEROS_DICHOS}
  `.execute(db);
  return rows;
}

const NUMEROS_DICHOS = 20;

/** How many lots, serial numbers or obleas of an artículo are in stock. */
export async function contarNumeros(db: Db, articuloId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct numero_id)::int as n from saldo_numero where articulo_id = ${articuloId} and cantidad > 0
  `.execute(db);
  return rows[0]?.n ?? 0;
}

async function leerStock(db: Db | Tx, articuloId: string) {
  const { rows } = await sql<{ conStock: boolean; conStockNegativo: boolean }>`
    select coalesce(bool_or(fisico <> 0), false) as "conStock", coalesce(bool_or(fisico < 0), false) as "conStockNegativo"
    from saldo_stock where articulo_id = ${articuloId}
  `.execute(db);
  return rows[0] ?? { conStock: false, conStockNegativo: false };
}

type Deposito = {
  readonly deposito: string;
  readonly sucursal: string;
  readonly sucursalId: string;
  readonly cantidad: string;
};

export async function leerDepositos(db: Db, articuloId: string): Promise<Deposito[]> {
  const { rows } = await sql<Deposito>`
    select d.nombre as deposito, s.nombre as sucursal, s.id as "sucursalId", y.fisico as cantidad
    from saldo_stock y join deposito d on d.id = y.deposito_id join sucursal s on s.id = d.sucursal_id
    where y.articulo_id = ${articuloId} and y.fisico > 0
    order by s.nombre collate "es-x-icu", d.nombre collate "es-x-icu"
  `.execute(db);
  return rows.map((fila) => ({ ...fila, cantidad: textoCantidad(fila.cantidad) }));
}

/** The codes that go over: its own, unless the other one's is the same, and those it has besides. */
export async function leerCodigosQuePasan(db: Db, { perdedor, ganador }: Par): Promise<string[]> {
  const { rows } = await sql<{ valor: string }>`
    select valor from codigo_articulo where articulo_id = ${perdedor.id} order by tipo, valor_norm
  `.execute(db);
  return [...codigosPropiosQuePasan(perdedor, ganador), ...rows.map(({ valor }) => valor)];
}

/** Whether the one that stays is not bought yet from the proveedor of `t`. */
export const tratoQuePasa = (ganadorId: string): RawBuilder<boolean> => sql<boolean>`
  not exists (select from articulo_proveedor g where g.articulo_id = ${ganadorId} and g.proveedor_id = t.proveedor_id)`;

export async function leerProveedoresQuePasan(
  db: Db,
  { perdedor, ganador }: Par,
): Promise<{ readonly nombre: string; readonly pasa: boolean }[]> {
  const { rows } = await sql<{ nombre: string; pasa: boolean }>`
    select p.razon_social as nombre, ${tratoQuePasa(ganador.id)} as pasa
    from articulo_proveedor t join proveedor p on p.id = t.proveedor_id
    where t.articulo_id = ${perdedor.id} order by p.razon_social collate "es-x-icu"
  `.execute(db);
  return rows;
}

/** Whether the one that stays does not fit the vehicle of `x` yet, in those years and with that note. */
export const aplicacionQuePasa = (ganadorId: string): RawBuilder<boolean> => sql<boolean>`
  not exists (select from aplicacion y where y.articulo_id = ${ganadorId} and y.vehiculo_id = x.vehiculo_id
                and (y.desde, y.hasta, y.nota) is not distinct from (x.desde, x.hasta, x.nota))`;

/** The vehicles that the other one does not fit yet. */
export async function contarAplicacionesQuePasan(db: Db, { perdedor, ganador }: Par): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from aplicacion x where x.articulo_id = ${perdedor.id} and ${aplicacionQuePasa(ganador.id)}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** The depósitos that the other one says nothing of. */
export async function contarMinimosQuePasan(db: Db, { perdedor, ganador }: Par): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from politica_reposicion k
    where k.articulo_id = ${perdedor.id} and ${minimoQuePasa(ganador.id)}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** The depósitos of which nobody said where the other one is kept. */
export async function contarUbicacionesQuePasan(db: Db, { perdedor, ganador }: Par): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from articulo_ubicacion u
    where u.articulo_id = ${perdedor.id} and ${ubicacionQuePasa(ganador.id)}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** The drafts of estructuras that take it, may take it or are its own: those keep nobody from merging it (INV-09). */
export async function leerBorradoresQueLoNombran(
  db: Db,
  articuloId: string,
): Promise<{ readonly codigo: string; readonly numero: number }[]> {
  const { rows } = await sql<{ codigo: string; numero: number }>`
    select a.codigo, e.numero
    from estructura e join articulo a on a.id = e.articulo_id
    where e.estado = 'BORRADOR'
      and e.id in (select id from estructura where articulo_id = ${articuloId}
                   union all
                   select estructura_id from estructura_linea where componente_id = ${articuloId}
                   union all
                   select l.estructura_id from estructura_sustituto s join estructura_linea l on l.id = s.linea_id
                   where s.articulo_id = ${articuloId})
    order by a.codigo collate "C", e.numero
  `.execute(db);
  return rows;
}

/** The listas in use in which the one that gives way has a price by now and the one that stays has none. */
export async function leerListasSinPrecio(db: Db, { perdedor, ganador }: Par, ahora: Date): Promise<string[]> {
  const conPrecio = (articuloId: string) => sql`coalesce((
    select p.importe is not null from precio p
    where p.lista_id = l.id and p.articulo_id = ${articuloId} and p.cantidad_desde = 0 and p.desde <= ${ahora}
    order by p.desde desc limit 1), false)`;
  const { rows } = await sql<{ nombre: string }>`
    select l.nombre from lista_precio l
    where l.activa and l.tipo = 'MANUAL' and ${conPrecio(perdedor.id)} and not ${conPrecio(ganador.id)}
    order by l.nombre collate "es-x-icu"
  `.execute(db);
  return rows.map(({ nombre }) => nombre);
}
