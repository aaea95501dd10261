import {
  componentesPosibles,
  type GrafoImposible,
  type Linea,
  revisarGrafo,
} from '@trastienda/nucleo/articulos/estructura/grafo.ts';
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

/** Whether these lines may be in force for an artículo: no way round and not too deep (INV-05, EST-01). */
export async function exigirLugarEnElGrafo(tx: Tx, articuloId: string, lineas: readonly Linea[]): Promise<void> {
  const alrededor = await leerGrafoAlrededor(tx, [articuloId], lineas.flatMap(componentesPosibles));
  const revisado = revisarGrafo(new Map([...alrededor, [articuloId, lineas]]), articuloId);
  if (!revisado.ok) await rechazarGrafo(tx, articuloId, revisado.error);
}

async function rechazarGrafo(tx: Tx, articuloId: string, imposible: GrafoImposible): Promise<never> {
  if (imposible.que === 'ciclo') return rechazarVuelta(tx, imposible.vuelta);
  const nombrados = await leerNombrados(tx, [articuloId]);
  return rechazar('articulos.estructura_profunda', {
    codigo: nombrados.get(articuloId)?.codigo ?? '',
    niveles: imposible.niveles,
  });
}

/** A way round, told by the codes people know. */
export async function rechazarVuelta(db: Db | Tx, vuelta: readonly string[]): Promise<never> {
  const nombrados = await leerNombrados(db, vuelta);
  return rechazar('articulos.estructura_ciclica', { camino: vuelta.map((id) => nombrados.get(id)?.codigo ?? '?') });
}
