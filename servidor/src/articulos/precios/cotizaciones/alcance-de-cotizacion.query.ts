import type { verAlcanceDeCotizacion } from '@trastienda/nucleo/articulos/precios/contrato-de-cotizaciones.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { leerDerivadas } from './derivadas-por-cotizacion.query.ts';

type Alcance = ResponseOf<typeof verAlcanceDeCotizacion>;

/** What a rate takes the place of, and what moves with it by itself. */
export async function leerAlcanceDeCotizacion(db: Db, ahora: Date, moneda: 'USD'): Promise<Alcance> {
  const { rows } = await sql<NonNullable<Alcance['anterior']>>`
    select valor::text as valor, to_char(fecha, 'YYYY-MM-DD') as fecha from cotizacion_en(${moneda}, ${ahora})`.execute(
    db,
  );
  const derivadas = await leerDerivadas(db, ahora);
  return { anterior: rows[0] ?? null, derivadas, conCosto: await contarConCosto(db, moneda) };
}

/** The artículos in use whose cost of reposición is in that currency. */
export async function leerConCosto(tx: Tx, moneda: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from articulo where costo_reposicion_moneda = ${moneda} and estado <> 'INACTIVO'`.execute(tx);
  return rows.map(({ id }) => id);
}

async function contarConCosto(db: Db | Tx, moneda: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from articulo where costo_reposicion_moneda = ${moneda} and estado <> 'INACTIVO'`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
