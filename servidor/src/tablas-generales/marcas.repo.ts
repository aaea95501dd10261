import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { conRestricciones } from '#db/restriccion.ts';
import { rechazar } from '#http/regla-rota.ts';

export async function crearMarca(tx: Tx, id: string, nombre: string): Promise<void> {
  await conRestricciones(tx, alChocar(tx, nombre), () =>
    tx
      .insertInto('marca')
      .values({ id, nombre, nombre_norm: normaCodigo(nombre) })
      .execute(),
  );
}

export async function cambiarMarca(
  tx: Tx,
  id: string,
  { nombre, activa }: { readonly nombre: string; readonly activa: boolean },
): Promise<void> {
  await conRestricciones(tx, alChocar(tx, nombre), () =>
    tx
      .updateTable('marca')
      .set({ nombre, nombre_norm: normaCodigo(nombre), activa, version: sql`version + 1` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

const alChocar = (tx: Tx, nombre: string) => ({
  marca_nombre: async () => {
    const otra = await tx
      .selectFrom('marca')
      .select('nombre')
      .where('nombre_norm', '=', normaCodigo(nombre))
      .executeTakeFirst();
    return rechazar('tablas.nombre_repetido', { otro: definido(otra, 'the other marca').nombre });
  },
});

/**
 * The ids of some marcas by the normal form of their name, creating those that are missing in one statement.
 * Names without a letter or digit are left out.
 */
export async function cargarMarcas(tx: Tx, nombres: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const porNorma = new Map(nombres.map((nombre) => [normaCodigo(nombre), nombre] as const));
  porNorma.delete('');
  const normas = [...porNorma.keys()].toSorted();
  await sql`
    insert into marca (id, nombre, nombre_norm)
    select * from unnest(${normas.map(() => uuidv7())}::uuid[],
                         ${normas.map((norma) => porNorma.get(norma))}::text[], ${normas}::text[])
    on conflict do nothing
  `.execute(tx);
  const filas = await tx
    .selectFrom('marca')
    .select(['id', 'nombre_norm'])
    .where((marca) => marca('nombre_norm', '=', marca.fn.any(marca.val(normas))))
    .execute();
  return new Map(filas.map(({ id, nombre_norm }) => [nombre_norm, id]));
}
