import { type RawBuilder, sql } from 'kysely';
import { columnas, type DatosDeLista } from './listas.repo.ts';

type OtraFormula = {
  /** Null while it is not there: then none has a price in it. */
  readonly listaId: string | null;
  /** How the lista would be. */
  readonly datos: DatosDeLista;
  /** Whether its written prices go on holding over it. */
  readonly siguenEscritos: boolean;
  readonly ahora: Date;
  readonly limiteDeVariacion: string;
  /** Whether what is under its cost may be told. */
  readonly verCosto: boolean;
};

/**
 * Rows (articulo_id, antes, despues, variacion, margen, alerta_variacion, alerta_costo, sin_precio): the price for one unit of
 * each artículo that is not inactive, as it is and as it would be, both as the lista would keep them. Everything is worked out of
 * all of them at once, by the same function that works out the prices it has; what stands out is `alertasDeFormula`, which tests
 * compare with it.
 */
export function preciosConOtraFormula(otra: OtraFormula): RawBuilder<unknown> {
  const { listaId, datos, siguenEscritos, ahora, limiteDeVariacion, verCosto } = otra;
  const { moneda, incluye_iva: incluyeIva } = columnas(datos);
  const enElla = (importe: RawBuilder<unknown>, cambio: RawBuilder<unknown>, conIva: RawBuilder<unknown>) =>
    sql`convertir_exacto(${importe}, ${cambio}, ${conIva}, u.cambio, ${incluyeIva}, a.iva)`;
  return sql`
    with una as materialized (
      select l as es, jsonb_populate_record(l, ${JSON.stringify(columnas(datos))}::jsonb) as seria, l.incluye_iva,
             cambio_en(l.moneda, ${ahora}) as cambio_de_hoy, cambio_en(${moneda}, ${ahora}) as cambio,
             cambio_en('USD', ${ahora}) as dolar
      from (select) uno left join lista_precio l on l.id = ${listaId}::uuid),
    escrito as materialized (select * from precios_escritos(${listaId}, 1, ${ahora})),
    calculado as materialized (
      select d.* from una u cross join lateral precios_derivados(u.es, 1, ${ahora}) d where (u.es).id is not null),
    por_calcular as materialized (select d.* from una u cross join lateral precios_derivados(u.seria, 1, ${ahora}) d),
    de_kit as materialized (select * from costos_de_kits(null, 'REPOSICION', ${ahora})),
    conocido as materialized (
      select a.id as articulo_id,
             round(${enElla(sql`coalesce(e.importe, d.importe)`, sql`u.cambio_de_hoy`, sql`u.incluye_iva`)}, 4) as antes,
             round(coalesce(${siguenEscritos ? sql`e.importe` : sql`null::numeric`}, n.importe), 4) as despues,
             coalesce(
               ${enElla(sql`a.costo_reposicion`, sql`case a.costo_reposicion_moneda when 'USD' then u.dolar else 1 end`, sql`false`)},
               ${enElla(sql`coalesce(k.importe, round(m.promedio, 4))`, sql`1`, sql`false`)}) as costo
      from una u
      cross join articulo a
      left join escrito e on e.articulo_id = a.id
      left join calculado d on d.articulo_id = a.id
      left join por_calcular n on n.articulo_id = a.id
      left join de_kit k on k.articulo_id = a.id
      left join costo_articulo m on m.articulo_id = a.id and m.promedio > 0
      where a.estado <> 'INACTIVO'),
    movido as materialized (
      select c.*, case when antes <> 0 then round((despues - antes) * 100 / antes, 2) end as variacion,
             case when costo <> 0 then round((despues - costo) * 100 / costo, 2) end as margen
      from conocido c where antes is not null or despues is not null)
    select articulo_id, antes, despues, variacion, margen,
           coalesce(abs(variacion) > ${limiteDeVariacion}::numeric, false) as alerta_variacion,
           coalesce(${verCosto} and despues is distinct from antes and round(costo, 4) > despues, false) as alerta_costo,
           despues is null as sin_precio
    from movido`;
}
