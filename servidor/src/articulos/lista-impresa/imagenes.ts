import { crearAlmacen, imagenEnPapel, leerParaEnviar, leerPrincipales } from '#adjuntos/index.ts';
import type { Db } from '#db/db.ts';

/** Pixels of what is drawn 34 points high: sharp on paper, some kilobytes each. */
const LADO = 110;
const LOGO = { ancho: 480, alto: 170 };

/** Where the printed list takes its pictures from. */
export type Imagenes = {
  /** The principal picture of each of those artículos that has one. */
  readonly de: (ids: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** The logo of a sucursal; null without one. */
  readonly logo: (sucursalId: string) => Promise<Uint8Array | null>;
};

/** Which of those artículos have a picture to be printed: how high each row is has to be known before any is drawn. */
export async function leerConImagen(db: Db, ids: readonly string[]): Promise<readonly boolean[]> {
  const conImagen = new Set((await leerPrincipales(db, 'ARTICULO', ids)).map(({ id }) => id));
  return ids.map((id) => conImagen.has(id));
}

export function imagenesDe(db: Db, dataDir: string): Imagenes {
  const almacen = crearAlmacen(dataDir);
  return {
    de: async (ids) => {
      const hechas = new Map<string, Uint8Array>();
      // One after the other: what waits for paper gives way to whoever is being served.
      for (const { id, guardado } of await leerPrincipales(db, 'ARTICULO', ids)) {
        const imagen = await imagenEnPapel(almacen, { guardado, parte: 'chica', ancho: LADO, alto: LADO });
        if (imagen) hechas.set(id, imagen);
      }
      return hechas;
    },
    logo: async (sucursalId) => {
      const logo = await leerParaEnviar(db, { tipo: 'SUCURSAL', id: sucursalId });
      return logo ? imagenEnPapel(almacen, { guardado: logo.guardado, parte: 'mediana', ...LOGO }) : null;
    },
  };
}
