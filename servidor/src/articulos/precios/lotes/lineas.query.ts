import {
  type ConsultaDeLineas,
  FILTROS_DE_LINEAS,
  type FiltroDeLineas,
  type LineaDeLote,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { ALERTA_CALLADA } from '@trastienda/nucleo/articulos/precios/lotes/linea-de-lote.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { porDescripcion } from '#articulos/busqueda/por-descripcion.sql.ts';
import { ambosPrecios } from '#articulos/precios/precio-que-rige.sql.ts';
import type { Db } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { CODIGO_NORMAL, type EnSql, porColumnas, porIds, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Usuario } from '#http/contexto.ts';
import { encuentra } from './alcance.query.ts';
import { LLAMA_LA_ATENCION } from './llama-la-atencion.sql.ts';

type Fila = Omit<LineaDeLote, 'anterior' | 'nuevo' | 'alertas'> & {
  readonly anterior: string | null;
  readonly nuevo: string | null;
  readonly margen: string | null;
  readonly iva: Iva;
  readonly incluyeIva: boolean;
  readonly alertaVariacion: boolean;
  readonly alertaMargen: boolean;
};

/** What is asked of the artículo of a line, where there is nothing but the line. */
const deSuArticulo =
  (pide: EnSql): EnSql =>
  (condicion) =>
    sql`exists (select from articulo a where a.id = n.articulo_id and ${pide(condicion)})`;

const deSusColumnas = porColumnas(FILTROS_DE_LINEAS, {
  codigo: deSuArticulo(porTexto(sql`a.codigo_norm`, CODIGO_NORMAL)),
  descripcion: porDescripcion(sql`n.articulo_id`),
  lista: porIds(sql`n.lista_id`),
  anterior: porNumero(sql`n.anterior`),
  nuevo: porNumero(sql`n.nuevo`),
  variacion: porNumero(sql`n.variacion`),
});

/** What a filter asks of the line of the outer row `n`. */
export function condicionesDeLineas(usuario: Usuario, loteId: string, filtro: FiltroDeLineas): RawBuilder<unknown>[] {
  const { buscar = '', filtros, listaId, incluida, alerta, porConfirmar, omitida } = filtro;
  return [
    sql`n.lote_id = ${loteId}`,
    // Of one that has other data since, only what was decided is there, for when it is simulated.
    sql`(select t.totales is not null from lote_precio t where t.id = ${loteId})`,
    ...deSusColumnas(filtros),
    listaId !== undefined && sql`n.lista_id = ${listaId}`,
    incluida !== undefined && sql`n.incluida = ${incluida === 'true'}`,
    alerta === 'VARIACION' && sql`n.alerta_variacion`,
    alerta === 'BAJO_MARGEN' && (usuario.puede('costo.ver') ? sql`n.alerta_margen` : sql`false`),
    alerta === 'CON_FINAL' && sql`n.anterior_hasta is not null`,
    porConfirmar !== undefined && sql`n.incluida and not n.confirmada and ${LLAMA_LA_ATENCION}`,
    omitida !== undefined && sql`n.omitida is not null`,
    buscar.trim() !== '' && sql`exists (select from articulo a where a.id = n.articulo_id and ${encuentra(buscar)})`,
  ].filter((condicion) => condicion !== false);
}

/** The lines of a batch, in the order of the códigos unless another is asked for. */
export function leerLineas(
  db: Db,
  usuario: Usuario,
  loteId: string,
  consulta: ConsultaDeLineas,
): Promise<Lista<LineaDeLote>> {
  const verCosto = usuario.puede('costo.ver');
  const condiciones = condicionesDeLineas(usuario, loteId, consulta);
  const donde = sql.join(condiciones, sql` and `);
  return paginar({
    consulta,
    filtrado: condiciones.length > 2,
    filas: (limit, offset) =>
      leer(db, verCosto, sql`where ${donde} order by ${ordenDe(consulta, verCosto)} limit ${limit} offset ${offset}`),
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (select from lote_precio_linea n where ${donde} limit ${tope ?? null}) x`.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}

const TANDA = 1_000;

/** Every line of a filter, a thousand at a time. */
export async function* todasLasLineas(
  db: Db,
  usuario: Usuario,
  loteId: string,
  consulta: ConsultaDeLineas,
): AsyncGenerator<LineaDeLote> {
  const verCosto = usuario.puede('costo.ver');
  const donde = sql.join(condicionesDeLineas(usuario, loteId, consulta), sql` and `);
  const { rows } = await sql<{ linea: number }>`
    select n.linea from lote_precio_linea n where ${donde} order by ${ordenDe(consulta, verCosto)}`.execute(db);
  for (let i = 0; i < rows.length; i += TANDA) {
    const cuales = rows.slice(i, i + TANDA).map(({ linea }) => linea);
    yield* await leer(
      db,
      verCosto,
      sql`where n.lote_id = ${loteId} and n.linea = any(${cuales}::int[]) order by array_position(${cuales}::int[], n.linea)`,
    );
  }
}

async function leer(db: Db, verCosto: boolean, resto: RawBuilder<unknown>): Promise<LineaDeLote[]> {
  const { rows } = await sql<Fila>`
    select n.linea, n.articulo_id as "articuloId", a.codigo, a.descripcion, m.nombre as marca, a.iva, n.lista_id as "listaId",
           l.nombre as lista, l.moneda, l.incluye_iva as "incluyeIva", n.cantidad_desde as "cantidadDesde", n.anterior, n.nuevo,
           n.variacion, n.margen, n.alerta_variacion as "alertaVariacion", n.alerta_margen as "alertaMargen",
           n.anterior_hasta as "anteriorHasta", n.confirmada,
           n.incluida, n.omitida
    from lote_precio_linea n
    join articulo a on a.id = n.articulo_id
    join lista_precio l on l.id = n.lista_id
    left join marca m on m.id = a.marca_id
    ${resto}
  `.execute(db);
  return rows.map((fila) => aLinea(fila, verCosto));
}

function aLinea(fila: Fila, verCosto: boolean): LineaDeLote {
  const { anterior, nuevo, iva, incluyeIva, alertaVariacion, alertaMargen, margen, variacion, ...linea } = fila;
  return {
    ...linea,
    cantidadDesde: textoCantidad(fila.cantidadDesde),
    anterior: ambosPrecios(anterior, iva, incluyeIva),
    nuevo: ambosPrecios(nuevo, iva, incluyeIva),
    variacion: variacion && textoDecimal(variacion, 0, 2),
    ...(verCosto ? { margen: margen && textoDecimal(margen, 0, 2) } : {}),
    alertas: [
      ...(alertaVariacion ? (['VARIACION'] as const) : []),
      ...(alertaMargen ? ([verCosto ? 'BAJO_MARGEN' : ALERTA_CALLADA] as const) : []),
      ...(fila.anteriorHasta === null ? [] : (['CON_FINAL'] as const)),
    ],
  };
}

function ordenDe({ orden }: ConsultaDeLineas, verCosto: boolean): RawBuilder<unknown> {
  return enOrden(orden, {
    omision: 'linea',
    columnas: { linea: sql`n.linea`, variacion: sql`n.variacion`, nuevo: sql`n.nuevo`, margen: sql`n.margen` },
    conNada: ['variacion', 'nuevo', 'margen'],
    iguales: sql`n.linea`,
    // Without the right to see margins, the order must not tell them either.
    seVe: (campo) => campo !== 'margen' || verCosto,
  });
}
