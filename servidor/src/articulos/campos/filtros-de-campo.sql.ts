import { FILTRO_DE_CAMPO } from '@trastienda/nucleo/articulos/campos/campo.ts';
import type { Condicion } from '@trastienda/nucleo/comun/filtros.ts';
import { normaPalabras } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';
import { patron, porNumero } from '#db/filtros.ts';

/**
 * What a column of a campo asks of the artículo of the outer row `a` (TD-07). Those it is not asked of have nothing of it,
 * whatever they keep. What they say is asked as a set, which an index of its tipo gives; that they say nothing, of each:
 * as a set it would be every artículo that says something, which past the memory of a statement is gone over for each one.
 */
export function porCampo(condicion: Condicion): RawBuilder<unknown> {
  const campoId = condicion.campo.slice(condicion.campo.indexOf('-') + 1);
  const dicho =
    condicion.es === 'vacio'
      ? sql`not exists (select from articulo_campo v where v.articulo_id = a.id and v.campo_id = ${campoId})`
      : sql`a.id in (select v.articulo_id from articulo_campo v where v.campo_id = ${campoId} ${cumple(condicion)})`;
  return sql`(a.subfamilia_id in (select g.subfamilia_id from campo_vigente g where g.campo_id = ${campoId})
              and ${dicho})`;
}

function cumple(condicion: Condicion): RawBuilder<unknown> {
  if (condicion.es === 'uno') return sql`and v.tipo <> 'NUMERO' and v.valor = any(${condicion.valores}::text[])`;
  if (condicion.es === 'entre') return cumpleRango(condicion);
  if (!('texto' in condicion)) return sql``;
  return sql`and v.tipo = 'TEXTO' and v.palabras like ${patron(condicion.es, normaPalabras(condicion.texto))}`;
}

/** Of numbers, or of days, which as text go in the order of time. */
function cumpleRango(condicion: Extract<Condicion, { es: 'entre' }>): RawBuilder<unknown> {
  if (condicion.campo.startsWith(`${FILTRO_DE_CAMPO.NUMERO}-`)) {
    return sql`and v.tipo = 'NUMERO' and ${porNumero(sql`v.numero`)(condicion)}`;
  }
  const { desde = '0', hasta = '9' } = condicion;
  return sql`and v.tipo <> 'NUMERO' and v.valor between ${desde} and ${`${hasta}~`}`;
}
