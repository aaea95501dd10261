import type { LosPrimeros } from '@trastienda/nucleo/articulos/etiquetas/contrato-de-etiquetas.ts';
import { type ModoDeSimbolo, queSimbolo } from '@trastienda/nucleo/articulos/etiquetas/simbolo.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { BARRAS_DE_UNA_UNIDAD } from './codigo-de-etiqueta.sql.ts';

const A_LA_VISTA = 3;

type Fila = { readonly codigo: string; readonly barras: string | null };

/** Which labels bear no symbol though one was asked for, of all that is printed: its code cannot be said by it. */
export async function leerSinSimbolo(db: Db, modo: ModoDeSimbolo, ids: readonly string[]): Promise<LosPrimeros> {
  if (modo === 'NINGUNO') return losPrimeros([]);
  const { rows } = await sql<Fila>`
    select a.codigo, ${BARRAS_DE_UNA_UNIDAD} as barras
    from unnest(${ids}::uuid[]) as x (id) join articulo a on a.id = x.id order by a.codigo collate "C"`.execute(db);
  return losPrimeros(rows.filter((fila) => queSimbolo(modo, fila) === null));
}

const losPrimeros = (filas: readonly Fila[]): LosPrimeros => ({
  cuantos: filas.length,
  codigos: filas.slice(0, A_LA_VISTA).map(({ codigo }) => codigo),
});
