import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Puesto = {
  readonly depositoId: string;
  readonly minimo: string;
  readonly objetivo: string;
  readonly maximo: string | null;
};

type Escritura = {
  readonly id: string;
  readonly decimales: number;
  readonly usuarioId: string;
  readonly ahora: Date;
};

/** What each depósito should hold of an artículo from now on. */
export async function ponerMinimos(tx: Tx, puestos: readonly Puesto[], escritura: Escritura): Promise<void> {
  if (puestos.length === 0) return;
  const { id, decimales, usuarioId, ahora } = escritura;
  await sql`
    insert into politica_reposicion (articulo_id, decimales, deposito_id, minimo, objetivo, maximo, modificado_en, modificado_por)
    select ${id}, ${decimales}, x.deposito_id, x.minimo, x.objetivo, x.maximo, ${ahora}, ${usuarioId}
    from unnest(${puestos.map((uno) => uno.depositoId)}::uuid[], ${puestos.map((uno) => uno.minimo)}::numeric[],
                ${puestos.map((uno) => uno.objetivo)}::numeric[], ${puestos.map((uno) => uno.maximo)}::numeric[])
           as x (deposito_id, minimo, objetivo, maximo)
    on conflict (articulo_id, deposito_id) do update
      set minimo = excluded.minimo, objetivo = excluded.objetivo, maximo = excluded.maximo,
          modificado_en = excluded.modificado_en, modificado_por = excluded.modificado_por
  `.execute(tx);
}

export async function quitarMinimos(tx: Tx, id: string, depositos: readonly string[]): Promise<void> {
  if (depositos.length === 0) return;
  await sql`
    delete from politica_reposicion where articulo_id = ${id} and deposito_id = any(${depositos}::uuid[])
  `.execute(tx);
}

/** Whether the other artículo says nothing yet of the depósito of `k`. */
export const minimoQuePasa = (ganadorId: string): RawBuilder<boolean> => sql<boolean>`
  not exists (select from politica_reposicion g where g.articulo_id = ${ganadorId} and g.deposito_id = k.deposito_id)`;

/** What one artículo that gives way says of depósitos goes over where the other one says nothing (ART-27), and the rest goes with it. Answers how many. */
export async function pasarMinimos(
  tx: Tx,
  { perdedorId, ganadorId }: { readonly perdedorId: string; readonly ganadorId: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update politica_reposicion k set articulo_id = ${ganadorId}
     where k.articulo_id = ${perdedorId} and ${minimoQuePasa(ganadorId)}
  `.execute(tx);
  await sql`delete from politica_reposicion where articulo_id = ${perdedorId}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
