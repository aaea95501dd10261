import {
  componentesPosibles,
  type Grafo,
  type GrafoImposible,
  type Linea,
  revisarGrafo,
} from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { sumarAristas } from '@trastienda/nucleo/articulos/estructura/grafo-entero.ts';
import { type LineaPedida, revisarLineas } from '@trastienda/nucleo/articulos/estructura/lineas.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import type { LineaGuardada } from './estructuras.repo.ts';
import { leerGrafoAlrededor } from './grafo.query.ts';
import { leerNombrados } from './nombrados.query.ts';

/** The lines as they will be kept, or everything that is wrong with them. The graph is held by the caller. */
export async function lineasParaGuardar(
  tx: Tx,
  articuloId: string,
  pedidas: readonly LineaPedida[],
): Promise<LineaGuardada[]> {
  const componentes = await leerNombrados(tx, [articuloId, ...pedidas.flatMap(componentesPosibles)]);
  const reparos = revisarLineas(pedidas, componentes, articuloId);
  if (reparos.length > 0) return datosInvalidos(reparos);
  const lineas = pedidas.map((pedida) => ({
    ...pedida,
    id: uuidv7(),
    decimales: componentes.get(pedida.componenteId)?.decimales ?? 0,
  }));
  await exigirLugarEnElGrafo(tx, articuloId, lineas);
  return lineas;
}

/**
 * Whether these lines may be in force for an artículo: no way round and not too deep (INV-05, EST-01), with what is in force today
 * and with what will be. What waits for its day counts from now on, whatever the day: it is never refused when it comes.
 */
export async function exigirLugarEnElGrafo(tx: Tx, articuloId: string, lineas: readonly Linea[]): Promise<void> {
  const alrededor = await leerGrafoAlrededor(tx, [articuloId], lineas.flatMap(componentesPosibles));
  const { vigentes, programadas } = alrededor;
  const revisar = (grafo: Grafo) => revisarGrafo(new Map([...grafo, [articuloId, lineas]]), articuloId);
  const deHoy = revisar(vigentes);
  if (!deHoy.ok) await rechazarGrafo(tx, articuloId, deHoy.error);
  const porVenir = revisar(sumarAristas(vigentes, programadas));
  if (!porVenir.ok) await rechazarGrafo(tx, articuloId, porVenir.error, { programadas: true });
}

async function rechazarGrafo(
  tx: Tx,
  articuloId: string,
  imposible: GrafoImposible,
  cuales: { readonly programadas?: true } = {},
): Promise<never> {
  if (imposible.que === 'ciclo') return rechazarVuelta(tx, imposible.vuelta, cuales);
  const nombrados = await leerNombrados(tx, [articuloId]);
  return rechazar('articulos.estructura_profunda', {
    codigo: nombrados.get(articuloId)?.codigo ?? '',
    niveles: imposible.niveles,
  });
}

/** A way round, told by the codes people know. */
export async function rechazarVuelta(
  db: Db | Tx,
  vuelta: readonly string[],
  cuales: { readonly programadas?: true } = {},
): Promise<never> {
  const nombrados = await leerNombrados(db, vuelta);
  return rechazar('articulos.estructura_ciclica', {
    camino: vuelta.map((id) => nombrados.get(id)?.codigo ?? '?'),
    ...cuales,
  });
}
