import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';

type DomicilioParaCargar = {
  readonly clienteId: string;
  readonly calle: string;
  readonly localidadId: string | null;
  readonly codigoPostal: string;
};

/** Gives clientes that have none their first and principal address, in one statement. */
export async function cargarDomicilios(tx: Tx, domicilios: readonly DomicilioParaCargar[]): Promise<void> {
  await sql`
    insert into cliente_domicilio (id, cliente_id, calle, localidad_id, codigo_postal, orden, principal)
    select *, 1, true from unnest(
      ${domicilios.map(() => uuidv7())}::uuid[], ${domicilios.map(({ clienteId }) => clienteId)}::uuid[],
      ${domicilios.map(({ calle }) => calle)}::text[], ${domicilios.map(({ localidadId }) => localidadId)}::uuid[],
      ${domicilios.map(({ codigoPostal }) => codigoPostal)}::text[])
  `.execute(tx);
}
