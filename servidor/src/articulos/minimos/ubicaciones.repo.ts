import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Puesta = { readonly depositoId: string; readonly ubicacion: string };
type Escritura = { readonly id: string; readonly usuarioId: string; readonly ahora: Date };

/** Where an artículo is kept from now on in each of those depósitos. */
export async function ponerUbicaciones(tx: Tx, puestas: readonly Puesta[], escritura: Escritura): Promise<void> {
  if (puestas.length === 0) return;
  const { id, usuarioId, ahora } = escritura;
  await sql`
    insert into articulo_ubicacion (articulo_id, deposito_id, ubicacion, modificado_en, modificado_por)
    select ${id}, x.deposito_id, x.ubicacion, ${ahora}, ${usuarioId}
    from unnest(${puestas.map((una) => una.depositoId)}::uuid[], ${puestas.map((una) => una.ubicacion)}::text[])
           as x (deposito_id, ubicacion)
    on conflict (articulo_id, deposito_id) do update
      set ubicacion = excluded.ubicacion, modificado_en = excluded.modificado_en, modificado_por = excluded.modificado_por
  `.execute(tx);
}

export async function quitarUbicaciones(tx: Tx, id: string, depositos: readonly string[]): Promise<void> {
  if (depositos.length === 0) return;
  await sql`
    delete from articulo_ubicacion where articulo_id = ${id} and deposito_id = any(${depositos}::uuid[])
  `.execute(tx);
}

/** Whether nobody said yet where in the depósito of `u` the other artículo is kept. */
export const ubicacionQuePasa = (ganadorId: string): RawBuilder<boolean> => sql<boolean>`
  not exists (select from articulo_ubicacion g where g.articulo_id = ${ganadorId} and g.deposito_id = u.deposito_id)`;

/** Where one artículo that gives way is kept goes over where nobody said it of the other one (ART-27). Answers how many. */
export async function pasarUbicaciones(
  tx: Tx,
  { perdedorId, ganadorId }: { readonly perdedorId: string; readonly ganadorId: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update articulo_ubicacion u set articulo_id = ${ganadorId}
     where u.articulo_id = ${perdedorId} and ${ubicacionQuePasa(ganadorId)}
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}
