import type { EstadoArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { TipoDeArticulo } from '#articulos/articulos.repo.ts';
import { indizar } from '#articulos/busqueda/busqueda.repo.ts';
import { insertarLibres } from '#articulos/codigos/codigos.repo.ts';
import { leerLista } from '#articulos/precios/listas/una-lista.query.ts';
import { insertarPrecios } from '#articulos/precios/precios.repo.ts';
import { cargarTratos, type TratoParaCargar } from '#articulos/proveedores/cargar-tratos.ts';
import { exigirSubfamilia, leerUnidadSinClasificar } from '#articulos/referencias.query.ts';
import type { Tx } from '#db/db.ts';

/** Rows at once: arrays of this length travel well, and a hundred thousand artículos are twenty rounds. */
const TANDA = 5_000;

export type ArticuloParaCargar = {
  readonly id?: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly tipo?: TipoDeArticulo;
  readonly subfamiliaId?: string;
  readonly marcaId?: string | null;
  /** With its decimals, as the tables of the company say. Without it, that of what nobody classified, or of the company. */
  readonly unidad?: { readonly id: string; readonly decimales: number };
  readonly iva?: Iva;
  readonly permiteNegativo?: boolean;
  readonly estado?: EstadoArticulo;
  /** Its other codes, when they are known already: loading them apart writes its words twice. */
  readonly codigos?: readonly Omit<CodigoParaCargar, 'articuloId' | 'decimales'>[];
  /** Who sells it, one of them the principal, whose net cost is the last of `costos`. */
  readonly tratos?: readonly TratoParaCargar[];
  /** What buying it again has cost, oldest first; the last one holds. */
  readonly costos?: readonly CostoParaCargar[];
};

export type CostoParaCargar = {
  readonly importe: string;
  readonly moneda: string;
  readonly desde: Date;
  readonly origen: string;
};

/**
 * Creates many artículos and what the search needs of them, for imports and the demo company. The caller has already
 * looked at their codes: two alike stop the whole load. Answers the ids in the order given.
 */
export async function cargarArticulos(
  tx: Tx,
  articulos: readonly ArticuloParaCargar[],
  usuarioId: string | null,
): Promise<readonly string[]> {
  if (articulos.length === 0) return [];
  const subfamilia = await exigirSubfamilia(tx, undefined);
  const unidad = await leerUnidadSinClasificar(tx, subfamilia.unidadId);
  const filas = articulos.map((articulo) => ({
    ...{ tipo: 'PRODUCTO' as const, marcaId: null, permiteNegativo: false, estado: 'ACTIVO' as const, costos: [] },
    ...{ subfamiliaId: subfamilia.id, unidad, iva: subfamilia.heredado.iva, codigos: [], ...articulo },
    id: articulo.id ?? uuidv7(),
  }));
  for (let i = 0; i < filas.length; i += TANDA) {
    const tanda = filas.slice(i, i + TANDA);
    await insertarTanda(tx, tanda, usuarioId);
    await cargarTratos(
      tx,
      tanda.map((fila) => ({ ...fila, decimales: fila.unidad.decimales })),
      usuarioId,
    );
    await insertarLibres(
      tx,
      tanda.flatMap(({ id, codigos, unidad: { decimales } }) =>
        codigos.map((codigo) => ({ cantidadPorLectura: '1', ...codigo, articuloId: id, decimales })),
      ),
    );
    await indizar(
      tx,
      tanda.map(({ id }) => id),
    );
  }
  return filas.map(({ id }) => id);
}

type Completo = ArticuloParaCargar &
  Required<
    Pick<ArticuloParaCargar, 'id' | 'tipo' | 'unidad' | 'subfamiliaId' | 'marcaId' | 'iva' | 'permiteNegativo'>
  > &
  Required<Pick<ArticuloParaCargar, 'estado' | 'costos'>>;

/**
 * The former costs go in one statement with their artículos: the row of the one that holds writes itself when it ends, and
 * has to be the last of them (PRE-17).
 */
async function insertarTanda(tx: Tx, tanda: readonly Completo[], usuarioId: string | null): Promise<void> {
  const anteriores = tanda.flatMap(({ id, costos }) => costos.slice(0, -1).map((costo) => ({ id, ...costo })));
  const costo = tanda.map(({ costos }) => costos.at(-1));
  await sql`
    with articulos as (
      insert into articulo (id, codigo, codigo_norm, descripcion, tipo, subfamilia_id, marca_id, unidad_id, decimales, iva,
                            permite_negativo, estado, costo_reposicion, costo_reposicion_moneda, costo_reposicion_fecha,
                            costo_reposicion_origen, creado_por, modificado_por)
      select * from unnest(
        ${tanda.map(({ id }) => id)}::uuid[], ${tanda.map(({ codigo }) => codigo)}::text[],
        ${tanda.map(({ codigo }) => normaCodigo(codigo))}::text[],
        ${tanda.map(({ descripcion }) => descripcion)}::text[], ${tanda.map(({ tipo }) => tipo)}::text[],
        ${tanda.map(({ subfamiliaId }) => subfamiliaId)}::uuid[], ${tanda.map(({ marcaId }) => marcaId)}::uuid[],
        ${tanda.map(({ unidad }) => unidad.id)}::uuid[], ${tanda.map(({ unidad }) => unidad.decimales)}::smallint[],
        ${tanda.map(({ iva }) => iva)}::text[], ${tanda.map(({ permiteNegativo }) => permiteNegativo)}::boolean[],
        ${tanda.map(({ estado }) => estado)}::text[], ${costo.map((uno) => uno?.importe)}::numeric[],
        ${costo.map((uno) => uno?.moneda)}::text[], ${costo.map((uno) => uno?.desde.toISOString())}::timestamptz[],
        ${costo.map((uno) => uno?.origen)}::text[],
        ${tanda.map(() => usuarioId)}::uuid[], ${tanda.map(() => usuarioId)}::uuid[]))
    insert into costo_reposicion (articulo_id, importe, moneda, desde, origen, creado_por)
    select *, ${usuarioId}::uuid from unnest(
      ${anteriores.map(({ id }) => id)}::uuid[], ${anteriores.map(({ importe }) => importe)}::numeric[],
      ${anteriores.map(({ moneda }) => moneda)}::text[],
      ${anteriores.map(({ desde }) => desde.toISOString())}::timestamptz[],
      ${anteriores.map(({ origen }) => origen)}::text[])
  `.execute(tx);
}

type CodigoParaCargar = {
  readonly articuloId: string;
  readonly decimales: number;
  readonly tipo: 'BARRAS' | 'ORIGINAL' | 'ALTERNATIVO';
  readonly valor: string;
  readonly cantidadPorLectura?: string;
};

/** Adds codes that nobody has yet; those somebody has are left where they are. Answers how many were added. */
export async function cargarCodigos(tx: Tx, codigos: readonly CodigoParaCargar[]): Promise<number> {
  let agregados = 0;
  for (let i = 0; i < codigos.length; i += TANDA) {
    const tanda = codigos.slice(i, i + TANDA).map((codigo) => ({ cantidadPorLectura: '1', ...codigo }));
    agregados += (await insertarLibres(tx, tanda)).size;
    await indizar(tx, [...new Set(tanda.map(({ articuloId }) => articuloId))]);
  }
  return agregados;
}

export type PrecioParaCargar = {
  readonly articuloId: string;
  readonly importe: string | null;
  readonly desde: Date;
  /** The default lista when it is not said. */
  readonly listaId?: string;
  readonly cantidadDesde?: string;
  readonly motivo?: string;
};

/** Adds prices; one that begins at the same instant as another of its key is left out. Answers how many were added. */
export async function cargarPrecios(
  tx: Tx,
  precios: readonly PrecioParaCargar[],
  usuarioId: string | null,
): Promise<number> {
  const { id: listaId } = definido(await leerLista(tx, undefined), 'the default lista');
  let agregados = 0;
  for (let i = 0; i < precios.length; i += TANDA) {
    const tanda = precios.slice(i, i + TANDA);
    const completos = tanda.map((precio) => ({ listaId, cantidadDesde: '0', motivo: '', ...precio }));
    agregados += (await insertarPrecios(tx, completos, usuarioId)).length;
  }
  return agregados;
}
