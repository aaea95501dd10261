import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Arbol } from '@trastienda/nucleo/importaciones/entidades/lugares.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

export type MarcaLeida = {
  readonly id: string;
  readonly norma: string;
  readonly nombre: string;
  readonly activa: boolean;
};

export async function leerMarcas(tx: Tx, normas: readonly string[]): Promise<MarcaLeida[]> {
  return tx
    .selectFrom('marca')
    .select(['id', 'nombre_norm as norma', 'nombre', 'activa'])
    .where('nombre_norm', '=', sql<string>`any(${normas}::text[])`)
    .execute();
}

export type UnidadLeida = {
  readonly id: string;
  readonly codigo: string;
  readonly nombre: string;
  readonly decimales: number;
  readonly activa: boolean;
};

export const leerUnidades = (tx: Tx): Promise<UnidadLeida[]> =>
  tx.selectFrom('unidad').select(['id', 'codigo', 'nombre', 'decimales', 'activa']).orderBy('id').execute();

/** What a level says of the artículos that are created in it; null leaves it to the level above (CLA-02). */
export type LoQueDice = { readonly iva: Iva | null; readonly unidadId: string | null };

/** The whole classification, a few thousand nodes at most, with what each level says. */
export async function leerArbol(
  tx: Tx,
): Promise<{ readonly arbol: Arbol; readonly dichos: ReadonlyMap<string, LoQueDice> }> {
  const columnas = [
    ...(['id', 'codigo', 'nombre', 'activo', 'unidad_omision_id as unidadId'] as const),
    sql<Iva | null>`iva_omision`.as('iva'),
  ] as const;
  const rubros = await tx.selectFrom('rubro').select(columnas).orderBy('id').execute();
  const familias = await tx
    .selectFrom('familia')
    .select([...columnas, 'rubro_id as rubroId'])
    .orderBy('id')
    .execute();
  const subfamilias = await tx
    .selectFrom('subfamilia')
    .select([...columnas, 'familia_id as familiaId', 'omision'])
    .orderBy('id')
    .execute();
  const { familiaId } = definido(
    subfamilias.find(({ omision }) => omision),
    'the default subfamilia',
  );
  const { rubroId } = definido(
    familias.find(({ id }) => id === familiaId),
    'its familia',
  );
  return {
    arbol: { rubros, familias, subfamilias, omision: { rubroId, familiaId } },
    dichos: new Map([...rubros, ...familias, ...subfamilias].map(({ id, iva, unidadId }) => [id, { iva, unidadId }])),
  };
}
