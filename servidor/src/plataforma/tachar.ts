import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Tachadura = {
  readonly entidad: string;
  readonly id: string;
  /** Fields that say nothing of a person. */
  readonly salvo: readonly string[];
  readonly por: string;
};

/**
 * Strikes out what the trail of a record said, reasons and all: that something happened stays, with who did it and when. The
 * walls of the tables let nothing else be changed in them, and only of who was anonymised.
 */
export async function tacharRastro(tx: Tx, { entidad, id, salvo, por }: Tachadura): Promise<void> {
  await sql`
    update auditoria_campo c
       set antes = case when c.antes is not null then ${por} end, despues = case when c.despues is not null then ${por} end
      from auditoria a
     where a.id = c.auditoria_id and a.entidad = ${entidad} and a.entidad_id = ${id} and c.campo <> all(${salvo}::text[])
  `.execute(tx);
  await sql`
    update auditoria set motivo = ${por} where entidad = ${entidad} and entidad_id = ${id} and motivo is not null
  `.execute(tx);
}

type Nombrados = {
  readonly entidad: string;
  readonly ids: readonly string[];
  readonly campo: string;
  readonly valores: readonly string[];
  readonly por: string;
};

/** Strikes out some values where the trail of other records has them. */
export async function tacharValores(tx: Tx, { entidad, ids, campo, valores, por }: Nombrados): Promise<void> {
  await sql`
    update auditoria_campo c
       set antes = case when c.antes = any(${valores}::text[]) then ${por} else c.antes end,
           despues = case when c.despues = any(${valores}::text[]) then ${por} else c.despues end
      from auditoria a
     where a.id = c.auditoria_id and a.entidad = ${entidad} and a.entidad_id = any(${ids}::uuid[]) and c.campo = ${campo}
       and (c.antes = any(${valores}::text[]) or c.despues = any(${valores}::text[]))
  `.execute(tx);
}

/** What a field of a record has been, as its trail tells it. */
export async function valoresDelRastro(tx: Tx, entidad: string, id: string, campo: string): Promise<readonly string[]> {
  const { rows } = await sql<{ valor: string }>`
    select distinct v.valor
      from auditoria a join auditoria_campo c on c.auditoria_id = a.id cross join lateral (values (c.antes), (c.despues)) v (valor)
     where a.entidad = ${entidad} and a.entidad_id = ${id} and c.campo = ${campo} and v.valor is not null
  `.execute(tx);
  return rows.map(({ valor }) => valor);
}
