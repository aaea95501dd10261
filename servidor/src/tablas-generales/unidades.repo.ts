import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { conRestricciones } from '#db/restriccion.ts';
import { rechazar } from '#http/regla-rota.ts';

type DatosDeUnidad = { readonly codigo: string; readonly nombre: string; readonly decimales: number };

export async function crearUnidad(tx: Tx, id: string, { codigo, nombre, decimales }: DatosDeUnidad): Promise<void> {
  await conRestricciones(tx, alChocar(tx, { codigo, nombre }), () =>
    tx.insertInto('unidad').values({ id, codigo, nombre, decimales }).execute(),
  );
}

export async function cambiarUnidad(
  tx: Tx,
  id: string,
  { codigo, nombre, decimales, activa }: DatosDeUnidad & { readonly activa: boolean },
): Promise<void> {
  await conRestricciones(tx, alChocar(tx, { codigo, nombre }), () =>
    tx
      .updateTable('unidad')
      .set({ codigo, nombre, decimales, activa, version: sql`version + 1` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

const alChocar = (tx: Tx, { codigo, nombre }: { readonly codigo: string; readonly nombre: string }) => ({
  unidad_codigo: async () => {
    const otra = await tx
      .selectFrom('unidad')
      .select('nombre')
      .where(sql<boolean>`norma_codigo(codigo) = ${normaCodigo(codigo)}`)
      .executeTakeFirst();
    return rechazar('tablas.codigo_repetido', { codigo, otro: definido(otra, 'the other unidad').nombre });
  },
  // An artículo points at (unidad, decimales): it stops the change even when it was created a moment ago.
  articulo_unidad_id_decimales_fkey: () => rechazar('tablas.unidad_en_uso', { unidad: nombre }),
});
