import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';

/**
 * People who sign the documents of the demonstration company. They are inactive, have no credential, no role and a mail
 * address that cannot exist: nobody can come in as one of them. Answers their ids in the order given.
 */
export async function cargarUsuariosDeMuestra(tx: Tx, nombres: readonly string[]): Promise<readonly string[]> {
  const usuarios = nombres.map((nombre) => ({ id: uuidv7(), nombre, email: correoDe(nombre) }));
  await sql`
    insert into usuario (id, nombre, email, activo)
    select *, false from unnest(${usuarios.map(({ id }) => id)}::uuid[], ${nombres}::text[],
                                ${usuarios.map(({ email }) => email)}::text[])
  `.execute(tx);
  return usuarios.map(({ id }) => id);
}

const correoDe = (nombre: string): string =>
  `${nombre
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@demo.invalid`;
