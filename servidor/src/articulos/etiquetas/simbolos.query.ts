import type { LosPrimeros } from '@trastienda/nucleo/articulos/etiquetas/contrato-de-etiquetas.ts';
import { type ModoDeSimbolo, queSimbolo } from '@trastienda/nucleo/articulos/etiquetas/simbolo.ts';
import { modulosDe } from '@trastienda/nucleo/articulos/etiquetas/trazos.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { BARRAS_DE_UNA_UNIDAD } from './codigo-de-etiqueta.sql.ts';

const A_LA_VISTA = 3;

type Fila = { readonly codigo: string; readonly barras: string | null };
type Simbolos = {
  readonly sinSimbolo: LosPrimeros;
  readonly anchosDeBarras: ({ modulos: number } & LosPrimeros)[];
};

/**
 * Of all that is printed, which labels bear no symbol though one was asked for, for their code cannot be said by it, and how many
 * modules across the bars of the others are. They are counted and not drawn: ten thousand drawings would make everybody wait.
 */
export async function leerSimbolos(db: Db, modo: ModoDeSimbolo, ids: readonly string[]): Promise<Simbolos> {
  if (modo === 'NINGUNO') return { sinSimbolo: losPrimeros([]), anchosDeBarras: [] };
  const { rows } = await sql<Fila>`
    select a.codigo, ${BARRAS_DE_UNA_UNIDAD} as barras
    from unnest(${ids}::uuid[]) as x (id) join articulo a on a.id = x.id order by a.codigo collate "C"`.execute(db);
  const sin: Fila[] = [];
  const porAncho = new Map<number, Fila[]>();
  for (const fila of rows) {
    const simbolo = queSimbolo(modo, fila);
    const modulos = simbolo && modulosDe(simbolo);
    if (simbolo === null) sin.push(fila);
    if (modulos === null) continue;
    const suyas = porAncho.get(modulos) ?? [];
    suyas.push(fila);
    porAncho.set(modulos, suyas);
  }
  return {
    sinSimbolo: losPrimeros(sin),
    anchosDeBarras: [...porAncho].map(([modulos, filas]) => ({ modulos, ...losPrimeros(filas) })),
  };
}

const losPrimeros = (filas: readonly Fila[]): LosPrimeros => ({
  cuantos: filas.length,
  codigos: filas.slice(0, A_LA_VISTA).map(({ codigo }) => codigo),
});
