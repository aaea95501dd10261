import { finDe } from '@trastienda/nucleo/stock/momento.ts';
import { sql } from 'kysely';

/** The two clocks of the ledger (`acordado` 14): when it happened for people, when the books learnt of it. */
export type Corte = { readonly al?: string | undefined; readonly registradoAl?: string | undefined };

export const esPasado = ({ al, registradoAl }: Corte): boolean => al !== undefined || registradoAl !== undefined;

/** Which movements had happened, of `movimiento_stock m`. */
const yaOcurrido = ({ al, registradoAl }: Corte) => sql`
  ${al === undefined ? sql`true` : sql`m.fecha_efectiva < ${finDe(al)}`}
  and ${registradoAl === undefined ? sql`true` : sql`m.registrado_en < ${finDe(registradoAl)}`}`;

/** Which reservas were active, of `reserva r`. They have one clock only. */
export function activaEntonces({ al, registradoAl }: Corte) {
  const instantes = [al, registradoAl].filter((corte) => corte !== undefined).map((corte) => finDe(corte).getTime());
  if (instantes.length === 0) return sql`r.estado = 'ACTIVA'`;
  const fin = new Date(Math.min(...instantes));
  return sql`r.creada_en < ${fin} and (r.cerrada_en is null or r.cerrada_en >= ${fin})`;
}

/**
 * Físico and reservado of the artículo and depósitos named by two SQL expressions, as of a past moment: one row per
 * depósito that had something.
 */
export const saldosEntonces = (articulo: ReturnType<typeof sql>, depositos: readonly string[], corte: Corte) => sql`
  select x.deposito_id, sum(x.fisico) as fisico, sum(x.reservado) as reservado
  from (
    select t.deposito_id, t.cantidad as fisico, 0 as reservado
    from asiento_stock t join movimiento_stock m on m.id = t.movimiento_id
    where t.articulo_id = ${articulo} and t.deposito_id = any(${depositos}::uuid[]) and ${yaOcurrido(corte)}
    union all
    select r.deposito_id, 0, r.cantidad
    from reserva r
    where r.articulo_id = ${articulo} and r.deposito_id = any(${depositos}::uuid[]) and ${activaEntonces(corte)}
  ) x
  group by x.deposito_id`;
