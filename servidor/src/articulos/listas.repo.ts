import type { ListaDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';

const columnas = (db: Db | Tx) =>
  db
    .selectFrom('lista_precio')
    .select([
      'id',
      'version',
      'nombre',
      sql<'ARS' | 'USD'>`moneda`.as('moneda'),
      'incluye_iva as incluyeIva',
      'activa',
      'omision',
    ]);

export const leerListas = (db: Db | Tx): Promise<ListaDePrecio[]> =>
  columnas(db).orderBy('omision', 'desc').orderBy('activa', 'desc').orderBy('orden').orderBy('id').execute();

type Alta = { readonly nombre: string; readonly moneda: 'ARS' | 'USD'; readonly incluyeIva: boolean };

export async function crearLista({ tx, auditar }: Orden, alta: Alta): Promise<ListaDePrecio> {
  const id = uuidv7();
  const { moneda, nombre, incluyeIva } = alta;
  const creada = await tx
    .insertInto('lista_precio')
    .values({
      id,
      nombre,
      moneda,
      incluye_iva: incluyeIva,
      orden: sql<number>`(select max(orden) + 1 from lista_precio)`,
    })
    .onConflict((conflicto) => conflicto.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!creada) rechazar('articulos.lista_repetida', { nombre });
  auditar({ accion: 'lista.crear', entidad: 'lista_precio', id, cambios: diferencias(null, alta) });
  return columnas(tx).where('id', '=', id).executeTakeFirstOrThrow();
}
