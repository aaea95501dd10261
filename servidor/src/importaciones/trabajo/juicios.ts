import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { abrirRechazosDeCarga, analizar } from './carga.ts';

/** Something wrong that only the database can tell of rows: `desde` finds them, as `t` with `fila` and `escrito`. */
export type Juicio = {
  /** The field at fault, or the expression that says which; '' for the whole row. */
  readonly campo: string | RawBuilder<unknown>;
  readonly valor: RawBuilder<unknown>;
  readonly motivo: RawBuilder<unknown>;
  readonly desde: RawBuilder<unknown>;
  /** False: the row goes on without what is wrong. */
  readonly fatal?: boolean;
};

/** Leaves in `carga_rechazo` what every juicio finds. */
export async function juzgar(tx: Tx, juicios: readonly Juicio[]): Promise<void> {
  await abrirRechazosDeCarga(tx);
  for (const { campo, valor, motivo, desde, fatal = true } of juicios) {
    await sql`
      insert into carga_rechazo (fila, campo, valor, motivo, referencia, fatal)
      select t.fila, ${campo}, ${valor}, ${motivo}, t.escrito, ${fatal} from ${desde}
    `.execute(tx);
  }
  await analizar(tx, 'carga_rechazo');
}
