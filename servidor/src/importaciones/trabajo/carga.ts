import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { type Obra, tituloDe } from './obra.ts';

/** What is counted besides, in the order given; zeros say nothing. */
export const detallar = (cuentas: Readonly<Record<string, number>>): Importacion['detalles'] =>
  Object.entries(cuentas).flatMap(([texto, cantidad]) => (cantidad > 0 ? [{ texto, cantidad }] : []));

/**
 * Where statements put what they find wrong with rows: `fila`, the field at fault ('' for the whole row), what is
 * written there, why, what names the row, and whether the row is left out for it.
 */
export async function abrirRechazosDeCarga(tx: Tx): Promise<void> {
  await sql`
    create temp table carga_rechazo (
      fila integer not null, campo text not null, valor text not null, motivo text not null, referencia text not null,
      fatal boolean not null
    ) on commit drop`.execute(tx);
}

const POR_VEZ = 5_000;
type Hallado = { readonly fila: number; readonly campo: string; readonly valor: string; readonly motivo: string };

/** Hands over what statements found wrong, with the titles the file gives its columns. */
export async function pasarRechazos(obra: Obra): Promise<void> {
  for (let desde = 0; ; desde += POR_VEZ) {
    const { rows } = await sql<Hallado & { readonly referencia: string }>`
      select fila, campo, valor, motivo, referencia from carga_rechazo order by fila, campo, motivo
       limit ${POR_VEZ} offset ${desde}`.execute(obra.tx);
    if (rows.length === 0) return;
    await obra.rechazar(
      rows.map(({ campo, ...resto }) => ({ ...resto, columna: campo === '' ? '' : tituloDe(obra, campo) })),
    );
  }
}

/** Tells the planner how much was put in tables it knows nothing of. */
export async function analizar(tx: Tx, ...tablas: readonly string[]): Promise<void> {
  for (const tabla of tablas) await sql`analyze ${sql.table(tabla)}`.execute(tx);
}

/** The same of a wide table, by the columns that are compared: looking at all of them takes as long as a join. */
export async function analizarPor(tx: Tx, tabla: string, ...columnas: readonly string[]): Promise<void> {
  await sql`analyze ${sql.table(tabla)} (${sql.join(columnas.map((columna) => sql.ref(columna)))})`.execute(tx);
}
