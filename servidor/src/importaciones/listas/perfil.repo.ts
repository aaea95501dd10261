import type { Formato, Opciones } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Perfil } from '@trastienda/nucleo/importaciones/perfiles.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Lectura } from '#importaciones/importaciones.repo.ts';

const json = (valor: unknown) => sql<string>`${JSON.stringify(valor)}::jsonb`;

/** How the list of a proveedor came the last time one was applied, so that the next one is read by itself. */
export async function recordarPerfil(
  tx: Tx,
  proveedorId: string,
  { formato, titulos, mapeo, opciones }: Lectura,
  usuarioId: string,
): Promise<void> {
  // One without a title has nothing to be known by.
  const columnas = Object.fromEntries(
    Object.entries(mapeo).flatMap(([campo, lugar]) => (titulos[lugar] ? [[campo, titulos[lugar]]] : [])),
  );
  const valores = { formato: json(formato), columnas: json(columnas), opciones: json(opciones) };
  await tx
    .insertInto('lista_proveedor_perfil')
    .values({ proveedor_id: proveedorId, ...valores, modificado_por: usuarioId })
    .onConflict((fila) =>
      fila.column('proveedor_id').doUpdateSet({
        ...valores,
        modificado_por: usuarioId,
        modificado_en: sql`clock_timestamp()`,
      }),
    )
    .execute();
}

/** The profile of a proveedor, called like it; nothing while none of its lists was applied. */
export async function leerPerfilDeLista(db: Db | Tx, proveedorId: string): Promise<Perfil | undefined> {
  const guardado = await db
    .selectFrom('lista_proveedor_perfil as f')
    .innerJoin('proveedor as p', 'p.id', 'f.proveedor_id')
    .select([
      'p.razon_social as nombre',
      sql<Formato>`f.formato`.as('formato'),
      sql<Record<string, string>>`f.columnas`.as('columnas'),
      sql<Opciones>`f.opciones`.as('opciones'),
      sql<string[] | null>`(
        select i.titulos from importacion i where i.proveedor_id = f.proveedor_id and i.aplicada_en is not null
         order by i.aplicada_en desc limit 1)`.as('titulos'),
    ])
    .where('f.proveedor_id', '=', proveedorId)
    .executeTakeFirst();
  if (!guardado) return undefined;
  const { nombre, formato, columnas, opciones, titulos } = guardado;
  const usados = new Set(Object.values(columnas));
  const suyas = ['codigo', 'precio'].filter((campo) => columnas[campo]);
  return {
    nombre,
    titulo: nombre,
    entidad: 'listas_de_proveedor',
    columnas: Object.fromEntries(
      Object.entries(columnas).flatMap(([campo, titulo]) => (titulo ? [[campo, [titulo]]] : [])),
    ),
    // One that brings fewer columns is still its list; by none of these two, none is.
    necesarias: suyas.length > 0 ? suyas : ['codigo'],
    formato,
    opciones,
    sinUsar: titulos?.filter((titulo) => !usados.has(titulo)),
  };
}
