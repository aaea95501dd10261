import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import {
  CAMPOS_DE_OMISION,
  CAMPOS_DEL_ARTICULO,
  type CampoDelArticulo,
} from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { caminoDe, hojasDe, LETRA, nivelesHasta } from './niveles.sql.ts';
import { leerNodo, type NodoDe } from './nodos.query.ts';
import { llegaDesde, losQueDifieren } from './omisiones.sql.ts';

export const NOMBRE_DE_NIVEL = { rubro: 'el rubro', familia: 'la familia', subfamilia: 'la subfamilia' } as const;

/** A node with what its defaults do below it. */
export async function verNodo(consulta: Consulta, nivel: Nivel, id: string) {
  const { db, usuario } = consulta;
  const nodo =
    (await leerNodo(consulta, nivel, id)) ?? rechazar('comun.no_encontrado', { que: NOMBRE_DE_NIVEL[nivel] });
  const [camino, alcanza, difieren] = await Promise.all([
    leerCamino(db, nivel, id),
    leerAlcance(db, nivel, id),
    contarDiferencias(db, nivel, nodo),
  ]);
  const veCosto = usuario.puede('costo.ver');
  return { nivel, nodo, camino, alcanza: alcanza.filter(({ campo }) => veCosto || campo !== 'margen'), difieren };
}

type Escalon = { readonly nivel: Nivel; readonly id: string; readonly nombre: string };

/** From the rubro down, without the node itself. */
export async function leerCamino(db: Db | Tx, nivel: Nivel, id: string): Promise<Escalon[]> {
  const arriba = nivelesHasta(nivel).slice(0, -1);
  if (arriba.length === 0) return [];
  const escalones = arriba.map(
    (otro) => sql`json_build_object('nivel', ${otro}::text, 'id', ${sql.ref(`${LETRA[otro]}.id`)},
                                    'nombre', ${sql.ref(`${LETRA[otro]}.nombre`)})`,
  );
  const { rows } = await sql<{ camino: Escalon[] }>`
    select json_build_array(${sql.join(escalones)}) as camino
    from ${caminoDe(nivel)} where ${sql.ref(`${LETRA[nivel]}.id`)} = ${id}
  `.execute(db);
  return rows[0]?.camino ?? [];
}

async function leerAlcance(db: Db, nivel: Nivel, id: string) {
  const cuentas = CAMPOS_DE_OMISION.map(
    (campo) => sql`coalesce(sum(c.n) filter (where ${llegaDesde(nivel, campo)}), 0)::int as ${sql.ref(campo)}`,
  );
  const { rows } = await sql<Record<(typeof CAMPOS_DE_OMISION)[number], number>>`
    with hojas as (${hojasDe(nivel, sql`= ${id}`)}),
    cuenta as (select h.id, count(*) as n from hojas h join articulo a on a.subfamilia_id = h.id
               where a.estado <> 'INACTIVO' group by h.id)
    select ${sql.join(cuentas)}
    from cuenta c join subfamilia s on s.id = c.id join familia f on f.id = s.familia_id
  `.execute(db);
  return CAMPOS_DE_OMISION.map((campo) => ({ campo, articulos: rows[0]?.[campo] ?? 0 }));
}

/** What a node itself says of something artículos keep; null when it only inherits it. */
const valorPropio = (nodo: NodoDe[Nivel], campo: CampoDelArticulo): string | null =>
  campo === 'iva' ? nodo.ivaOmision : (nodo.unidadOmision?.id ?? null);

async function contarDiferencias(db: Db, nivel: Nivel, nodo: NodoDe[Nivel]) {
  return Promise.all(
    CAMPOS_DEL_ARTICULO.map(async (campo) => {
      const valor = valorPropio(nodo, campo);
      if (valor === null) return { campo, articulos: 0 };
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n ${losQueDifieren(nivel, nodo.id, campo, valor)}`.execute(db);
      return { campo, articulos: rows[0]?.n ?? 0 };
    }),
  );
}
