import { escribirNumero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { leerFilas } from '#articulos/tabla/filas.query.ts';
import type { Marco } from '#articulos/tabla/filtros.query.ts';
import type { Db } from '#db/db.ts';
import type { FilaDePapel } from '#http/papel/tabla.ts';
import type { ColumnaDeArticulos } from './columnas-en-papel.ts';
import { enTandas } from './tandas.ts';

/** The rows of those artículos as they are drawn. One that is gone since it was counted leaves its place empty. With pictures, each row begins with its own. */
export const tandasEnPapel = (
  db: Db,
  ids: readonly string[],
  marco: Marco,
  columnas: readonly ColumnaDeArticulos[],
  imagenesDe?: (ids: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>,
): AsyncIterable<readonly FilaDePapel[]> =>
  enTandas(ids, async (tanda) => {
    const filas = new Map((await leerFilas(db, tanda, marco)).map((fila) => [fila.id, fila]));
    const imagenes = await imagenesDe?.(tanda);
    return tanda.map((id) => {
      const fila = filas.get(id);
      const celdas = columnas.map(({ valor }) => (fila === undefined ? '' : valor(fila)));
      return imagenes ? [imagenes.get(id) ?? '', ...celdas] : celdas;
    });
  });

export const cuantosArticulos = (cuantos: number): string =>
  cuantos === 1 ? '1 artículo' : `${escribirNumero(cuantos, 0, 0)} artículos`;
