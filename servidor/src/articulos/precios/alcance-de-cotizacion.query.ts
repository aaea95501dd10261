import type { ListaDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import type { verAlcanceDeCotizacion } from '@trastienda/nucleo/articulos/precios/contrato-de-cotizaciones.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { leerListas } from './listas.query.ts';

type Alcance = ResponseOf<typeof verAlcanceDeCotizacion>;

/** What a rate takes the place of, and what moves with it by itself. */
export async function leerAlcanceDeCotizacion(db: Db, ahora: Date, moneda: 'USD'): Promise<Alcance> {
  const { rows } = await sql<NonNullable<Alcance['anterior']>>`
    select valor::text as valor, to_char(fecha, 'YYYY-MM-DD') as fecha from cotizacion_en(${moneda}, ${ahora})`.execute(
    db,
  );
  return { anterior: rows[0] ?? null, derivadas: await leerDerivadas(db), conCosto: await contarConCosto(db, moneda) };
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

/** The derived listas with a rate on the way from what they come out of, and how many of their prices go by it. */
export async function leerDerivadas(db: Db | Tx): Promise<Alcance['derivadas']> {
  const listas = (await leerListas(db)).filter(({ activa }) => activa);
  const deListas = new Map(listas.map((lista) => [lista.id, lista]));
  const contar = contador(db);
  /** How many prices of a lista go by the rate: listas never derive in a circle (INV-44). */
  const preciosDe = async ({ derivacion, moneda }: ListaDePrecio): Promise<number> => {
    if (derivacion === null) return 0;
    if (derivacion.base === 'COSTO_PROMEDIO') return moneda === 'ARS' ? 0 : contar.conPromedio();
    if (derivacion.base === 'COSTO_REPOSICION') return contar.conCostoEnOtra(moneda);
    const base = deListas.get(derivacion.listaBaseId ?? '');
    if (base === undefined) return 0;
    if (base.moneda === moneda) return preciosDe(base);
    return base.derivacion === null
      ? contar.conPrecio(base.id)
      : Math.max(await preciosDe(base), await contar.articulos());
  };
  const hallados = [];
  for (const lista of listas) hallados.push({ nombre: lista.nombre, precios: await preciosDe(lista) });
  return hallados.filter(({ precios }) => precios > 0);
}

function contador(db: Db | Tx) {
  const contar = async (desde: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${desde}`.execute(db);
    return rows[0]?.n ?? 0;
  };
  return {
    articulos: () => contar(sql`articulo where estado <> 'INACTIVO'`),
    conPromedio: () => contar(sql`costo_articulo where promedio > 0`),
    conCostoEnOtra: (moneda: string) =>
      contar(sql`articulo where estado <> 'INACTIVO' and costo_reposicion_moneda <> ${moneda}`),
    conPrecio: (listaId: string) =>
      contar(sql`(select distinct articulo_id from precio where lista_id = ${listaId}) x`),
  };
}
