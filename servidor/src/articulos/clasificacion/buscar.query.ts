import { TOPE_DE_HALLAZGOS } from '@trastienda/nucleo/articulos/clasificacion/contrato-del-arbol.ts';
import { NIVELES, type Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Consulta } from '#http/contexto.ts';
import { caminoDe, conBusqueda, LETRA } from './niveles.sql.ts';
import { leerNodosPorId } from './nodos.query.ts';

/** The nodes of any level that have those words, and what is above each: the tree opens the way to them (CLA-06). */
export async function buscarEnClasificacion(consulta: Consulta, buscar: string) {
  const { rows } = await sql<Hallazgo>`${sql.join(
    NIVELES.map((nivel) => hallazgosDe(nivel, buscar)),
    sql` union all `,
  )}`.execute(consulta.db);
  const hallazgos = rows.slice(0, TOPE_DE_HALLAZGOS);
  const idsDe = (campo: Nivel) => [...new Set(hallazgos.map((fila) => fila[campo]).filter((id) => id !== null))];
  const { rubro, familia, subfamilia } = await leerNodosPorId(consulta, {
    rubro: idsDe('rubro'),
    familia: idsDe('familia'),
    subfamilia: idsDe('subfamilia'),
  });
  return {
    coinciden: hallazgos.map(({ id }) => id),
    hayMas: rows.length > TOPE_DE_HALLAZGOS,
    rubros: rubro,
    familias: familia,
    subfamilias: subfamilia,
  };
}

type Hallazgo = { readonly id: string } & Readonly<Record<Nivel, string | null>>;

/** One more than fits, of each level, so that it is known whether some were left out. */
function hallazgosDe(nivel: Nivel, buscar: string): RawBuilder<unknown> {
  const columna = (otro: Nivel) =>
    NIVELES.indexOf(otro) > NIVELES.indexOf(nivel) ? sql`null::uuid` : sql.ref(`${LETRA[otro]}.id`);
  // Signs alone are no search.
  const palabras = conBusqueda(nivel, buscar) || sql`false`;
  return sql`(
    select ${columna(nivel)} as id, ${columna('rubro')} as rubro, ${columna('familia')} as familia,
           ${columna('subfamilia')} as subfamilia
    from ${caminoDe(nivel)}
    where ${palabras}
    order by ${sql.ref(`${LETRA[nivel]}.codigo`)} collate "es-x-icu", 1
    limit ${TOPE_DE_HALLAZGOS + 1})`;
}
