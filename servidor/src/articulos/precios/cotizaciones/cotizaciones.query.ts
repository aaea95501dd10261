import {
  type ConsultaDeCotizaciones,
  type Cotizacion,
  FILTROS_DE_COTIZACIONES,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { MONEDAS_CON_COTIZACION, type Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { esDescendente, type Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { porColumnas, porFecha, porLista, porNombre, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';

/** The rates somebody wrote, the newest first; `buscar` looks at their source. */
export function leerCotizaciones(db: Db, ahora: Date, consulta: ConsultaDeCotizaciones): Promise<Lista<Cotizacion>> {
  const condiciones = condicionesDe(consulta);
  const donde = sql.join(condiciones, sql` and `);
  return paginar({
    consulta,
    filtrado: condiciones.length > 1,
    filas: (limit, offset) => leer(db, ahora, sql`where ${donde} ${ordenDe(consulta)} limit ${limit} offset ${offset}`),
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (select from cotizacion c where ${donde} limit ${tope ?? null}) x`.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}

/** All those that the filter leaves, in its order. */
export async function* todasLasCotizaciones(
  db: Db,
  ahora: Date,
  consulta: ConsultaDeCotizaciones,
): AsyncGenerator<Cotizacion> {
  const donde = sql.join(condicionesDe(consulta), sql` and `);
  yield* await leer(db, ahora, sql`where ${donde} ${ordenDe(consulta)}`);
}

const deSusColumnas = porColumnas(FILTROS_DE_COTIZACIONES, {
  // A day of here, as the instant at which it begins here.
  fecha: porFecha(sql`(c.fecha::timestamp at time zone 'America/Argentina/Buenos_Aires')`),
  moneda: porLista(sql`c.moneda`),
  valor: porNumero(sql`c.valor`),
  fuente: porTexto(sql`c.fuente`),
  quien: porNombre(sql`c.creado_por`, 'usuario'),
});

const condicionesDe = ({ buscar = '', moneda, filtros }: ConsultaDeCotizaciones): RawBuilder<unknown>[] => [
  sql`true`,
  ...deSusColumnas(filtros),
  ...(moneda === undefined ? [] : [sql`c.moneda = ${moneda}`]),
  ...(buscar.trim() === '' ? [] : [sql`norma_palabras(c.fuente) like '%' || norma_palabras(${buscar}) || '%'`]),
];

function ordenDe({ orden }: ConsultaDeCotizaciones): RawBuilder<unknown> {
  const sentido = esDescendente(orden, '-fecha') ? sql`desc` : sql`asc`;
  return sql`order by c.fecha ${sentido}, c.creado_en ${sentido}, c.id ${sentido}`;
}

/** One that exists. */
export async function leerCotizacion(tx: Tx, ahora: Date, id: string): Promise<Cotizacion | undefined> {
  const [cotizacion] = await leer(tx, ahora, sql`where c.id = ${id}`);
  return cotizacion;
}

/** The one that another of that day, written now, would come right after. */
export async function leerAnterior(
  tx: Tx,
  moneda: string,
  fecha: string,
): Promise<{ readonly valor: string; readonly fecha: string } | undefined> {
  const { rows } = await sql<{ valor: string; fecha: string }>`
    select valor::text as valor, fecha::text as fecha from cotizacion
    where moneda = ${moneda} and fecha <= ${fecha} order by fecha desc, creado_en desc, id desc limit 1`.execute(tx);
  return rows[0];
}

async function leer(db: Db | Tx, ahora: Date, resto: RawBuilder<unknown>): Promise<Cotizacion[]> {
  const { rows } = await sql<Cotizacion>`
    select c.id, 1 as version, c.moneda, c.fecha::text as fecha, c.valor, c.fuente, c.creado_en as "creadaEn", u.nombre as "creadaPor",
           c.id in (select v.id from unnest(${MONEDAS_CON_COTIZACION}::text[]) m cross join lateral cotizacion_en(m, ${ahora}) v) as vigente
    from cotizacion c
    left join usuario u on u.id = c.creado_por ${resto}
  `.execute(db);
  return rows.map((fila) => ({ ...fila, valor: textoUnitario(fila.valor) }));
}

/** Pesos for one unit of each currency; null when nobody wrote it yet. */
export async function leerCambios(db: Db | Tx, instante: Date): Promise<Readonly<Record<Moneda, string | null>>> {
  const { rows } = await sql<{ usd: string | null }>`select cambio_en('USD', ${instante}) as usd`.execute(db);
  return { ARS: '1', USD: rows[0]?.usd ?? null };
}
