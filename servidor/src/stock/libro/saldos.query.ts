import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { assert } from '@trastienda/nucleo/comun/assert.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type Big, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { Faltante } from '@trastienda/nucleo/stock/faltante.ts';
import { claveDePar } from '@trastienda/nucleo/stock/movimiento.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { columnasDe, type Par } from './pares.ts';

type SinSaldo = Par & { readonly permiteNegativo: boolean; readonly control: Control };

/** The pairs that have no balance yet, in ascending order, with what their artículo permits and asks, which is held so. */
export async function leerSinSaldo(tx: Tx, pares: readonly Par[]): Promise<SinSaldo[]> {
  const { articulos, depositos } = columnasDe(pares);
  const { rows } = await sql<SinSaldo>`
    select p.articulo_id as "articuloId", p.deposito_id as "depositoId", a.permite_negativo as "permiteNegativo",
           a.control
    from unnest(${articulos}::uuid[], ${depositos}::uuid[]) as p (articulo_id, deposito_id)
    join articulo a on a.id = p.articulo_id
    where not exists (select from saldo_stock s
                      where s.articulo_id = p.articulo_id and s.deposito_id = p.deposito_id)
    order by p.articulo_id, p.deposito_id
    for key share of a
  `.execute(tx);
  return rows;
}

type Cambio = Par & { readonly cantidad: Big };
type Existencia = Par & { readonly codigo: string; readonly fisico: string; readonly reservado: string };

/** The changes that would leave a balance below zero, with the figures people need to correct them. */
export async function leerFaltantes(tx: Tx, cambios: readonly Cambio[]): Promise<Faltante[]> {
  const existencias = await leerExistencias(tx, cambios);
  return cambios.flatMap(({ articuloId, depositoId, cantidad }) => {
    const { codigo, fisico } = existenciaDe(existencias, { articuloId, depositoId });
    if (cantidad.gte(0) || cantidad.plus(fisico).gte(0)) return [];
    const pedido = textoCantidad(cantidad.neg());
    return [{ articuloId, depositoId, codigo, pedido, fisico: textoCantidad(fisico) }];
  });
}

/** The codes of those that keep numbers and would move without saying which. */
export async function leerConNumeros(
  tx: Tx,
  cambios: readonly Cambio[],
  numerados: readonly string[],
): Promise<readonly string[]> {
  const { articulos } = columnasDe(cambios.filter(({ cantidad }) => !cantidad.eq(0)));
  const { rows } = await sql<{ codigo: string }>`
    select codigo from articulo
    where id = any(${articulos}::uuid[]) and control <> 'NINGUNO' and id <> all(${numerados}::uuid[])
    order by codigo collate "C"
  `.execute(tx);
  return rows.map(({ codigo }) => codigo);
}

export async function leerFaltantesDeReserva(tx: Tx, cambios: readonly Cambio[]) {
  const existencias = await leerExistencias(tx, cambios);
  return cambios.flatMap(({ articuloId, depositoId, cantidad }) => {
    const { fisico, reservado } = existenciaDe(existencias, { articuloId, depositoId });
    const libre = decimal(fisico).minus(reservado);
    if (libre.gte(cantidad)) return [];
    return [{ articuloId, depositoId, pedido: textoCantidad(cantidad), disponible: textoCantidad(libre) }];
  });
}

async function leerExistencias(tx: Tx, pares: readonly Par[]): Promise<ReadonlyMap<string, Existencia>> {
  const { articulos, depositos } = columnasDe(pares);
  const { rows } = await sql<Existencia>`
    select s.articulo_id as "articuloId", s.deposito_id as "depositoId", a.codigo, s.fisico, s.reservado
    from saldo_stock s
    join unnest(${articulos}::uuid[], ${depositos}::uuid[]) as p (articulo_id, deposito_id)
      on p.articulo_id = s.articulo_id and p.deposito_id = s.deposito_id
    join articulo a on a.id = s.articulo_id
  `.execute(tx);
  return new Map(rows.map((fila) => [claveDePar(fila), fila]));
}

function existenciaDe(existencias: ReadonlyMap<string, Existencia>, par: Par): Existencia {
  const existencia = existencias.get(claveDePar(par));
  assert(existencia !== undefined, 'a balance is locked before it moves');
  return existencia;
}

type Disponible = Par & {
  readonly sucursalId: string;
  readonly fisico: string;
  readonly reservado: string;
  readonly disponible: string;
};

/** What can be promised of some artículos in each depósito that sells, wherever it is. Never cut at zero. */
export async function disponibles(db: Db | Tx, articuloIds: readonly string[]): Promise<Disponible[]> {
  if (articuloIds.length === 0) return [];
  const { rows } = await sql<Disponible>`
    select s.articulo_id as "articuloId", s.deposito_id as "depositoId", d.sucursal_id as "sucursalId",
           trim_scale(s.fisico)::text as fisico, trim_scale(s.reservado)::text as reservado,
           trim_scale(s.fisico - s.reservado)::text as disponible
    from saldo_stock s join deposito d on d.id = s.deposito_id
    where s.articulo_id = any(${articuloIds}::uuid[]) and d.vendible
    order by s.articulo_id, s.deposito_id
  `.execute(db);
  return rows;
}
