import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import type { Llavero } from '#http/entorno.ts';

type Cifrado = { readonly id: string; readonly claveId: string; readonly cifrado: Buffer };

/** Where secrets are kept: of whom or of what each is, which it is bound to, and the column that has it. */
type Donde = { readonly tabla: string; readonly id: string; readonly cifrado: string };

export type Recifrado = { readonly recifrados: number; readonly ilegibles: number };

/** Encrypts every secret of a table again with the key of today; what no key here reads stays as it is. Answers how many of each. */
export async function recifrar(tx: Tx, llavero: Llavero, donde: Donde): Promise<Recifrado> {
  const [tabla, id, cifrado] = [sql.table(donde.tabla), sql.ref(donde.id), sql.ref(donde.cifrado)];
  const { rows } = await sql<Cifrado>`
    select ${id} as id, clave_id as "claveId", ${cifrado} as cifrado from ${tabla} order by ${id} for update
  `.execute(tx);
  const nuevos = rows.flatMap((fila) => {
    const secreto = abrir(llavero, fila);
    return secreto === undefined ? [] : [{ id: fila.id, ...llavero.cifrar(secreto, fila.id) }];
  });
  await sql`
    update ${tabla} t set clave_id = n.clave_id, ${cifrado} = n.cifrado
    from unnest(${nuevos.map((uno) => uno.id)}::uuid[], ${nuevos.map((uno) => uno.claveId)}::text[],
                ${nuevos.map((uno) => uno.cifrado)}::bytea[]) as n (id, clave_id, cifrado)
    where t.${id} = n.id
  `.execute(tx);
  return { recifrados: nuevos.length, ilegibles: rows.length - nuevos.length };
}

function abrir(llavero: Llavero, { id, claveId, cifrado }: Cifrado): Buffer | undefined {
  try {
    return llavero.descifrar(claveId, cifrado, id);
  } catch {
    return undefined;
  }
}
