import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { CampoDelArticulo } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import type { OrdenDe } from '@trastienda/nucleo/comun/paginacion.ts';
import { sql } from 'kysely';
import { porCodigoODescripcion } from '#articulos/busqueda/por-descripcion.sql.ts';
import { NOMBRE_DE_NIVEL } from '#articulos/clasificacion/detalle.query.ts';
import { esAplicable, leerPropio, losQueDifieren } from '#articulos/clasificacion/omisiones.sql.ts';
import { enOrden } from '#db/en-orden.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';

type Diferencia = {
  readonly id: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly actual: string;
  readonly aplicable: boolean;
};
type ConsultaDeDiferencias = {
  readonly campo: CampoDelArticulo;
  readonly buscar?: string | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: OrdenDe<'codigo' | 'descripcion'> | undefined;
  readonly contar?: 'exacto' | undefined;
};

/** The artículos that a default of a node would change if it were applied, before anybody applies it (CLA-02). */
export async function listarDiferencias({ db }: Consulta, nivel: Nivel, id: string, consulta: ConsultaDeDiferencias) {
  const { campo } = consulta;
  const valor = await leerPropio(db, nivel, id, campo);
  if (valor === undefined) return rechazar('comun.no_encontrado', { que: NOMBRE_DE_NIVEL[nivel] });
  if (valor === null) {
    const { pagina, porPagina } = consulta;
    return { filas: [], total: 0, totalExacto: true, pagina, porPagina, aplicables: 0 };
  }
  const cola = sql`${losQueDifieren(nivel, id, campo, valor)}
    and ${porCodigoODescripcion(consulta.buscar)}`;
  const orden = enOrden(consulta.orden, ORDEN);
  const actual = campo === 'iva' ? sql`a.iva` : sql`u.nombre`;
  const [lista, aplicables] = await Promise.all([
    paginar<Diferencia>({
      consulta: { ...consulta, contar: 'exacto' },
      filtrado: true,
      filas: async (limit, offset) => {
        const { rows } = await sql<Diferencia>`
          select a.id, a.codigo, a.descripcion, ${actual} as actual, ${esAplicable(campo, valor)} as aplicable
          ${cola} order by ${orden}, a.id limit ${limit} offset ${offset}`.execute(db);
        return rows;
      },
      contar: async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n ${cola}`.execute(db);
        return rows[0]?.n ?? 0;
      },
    }),
    sql<{ n: number }>`
      select count(*)::int as n ${losQueDifieren(nivel, id, campo, valor)} and ${esAplicable(campo, valor)}`.execute(
      db,
    ),
  ]);
  return { ...lista, aplicables: aplicables.rows[0]?.n ?? 0 };
}

const ORDEN = {
  omision: 'codigo',
  columnas: { codigo: sql`a.codigo collate "es-x-icu"`, descripcion: sql`a.descripcion collate "es-x-icu"` },
  iguales: sql`a.id`,
} as const;
