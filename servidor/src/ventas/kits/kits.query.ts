import { componentesPosibles } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { type EleccionesDeKit, partesDeKit } from '@trastienda/nucleo/articulos/estructura/kit.ts';
import { leerGrafoDebajo, leerNombrados } from '#articulos/index.ts';
import type { Db, Tx } from '#db/db.ts';

/** The estructuras in force of some kits and everything they name: two statements, however many they are. */
export async function leerKits(db: Db | Tx, articuloIds: readonly string[]) {
  const grafo = await leerGrafoDebajo(db, [...new Set(articuloIds)]);
  const lineas = [...grafo.values()].flat();
  const nombrados = await leerNombrados(db, [...articuloIds, ...lineas.flatMap(componentesPosibles)]);
  return { grafo, nombrados };
}

export type KitsLeidos = Awaited<ReturnType<typeof leerKits>>;

/** What one of them is made of with what was chosen of it. */
export const partesDe = ({ grafo, nombrados }: KitsLeidos, kitId: string, elecciones: EleccionesDeKit | null) =>
  partesDeKit(grafo, kitId, { articuloDe: (id) => nombrados.get(id), elecciones });
