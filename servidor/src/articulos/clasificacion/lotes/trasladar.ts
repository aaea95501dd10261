import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import {
  type Codigos,
  exigirLoVisto,
  type ModoDeTraslado,
} from '@trastienda/nucleo/articulos/clasificacion/traslado.ts';
import type { Traslado as CuerpoDeTraslado } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { leerCamino } from '#articulos/clasificacion/detalle.query.ts';
import { bloquearHijas, bloquearNodo, bloquearNodos } from '#articulos/clasificacion/nodos.repo.ts';
import { exigirVersionDeNodo } from '#articulos/clasificacion/version-de-nodo.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import {
  type ArticuloDelLote,
  activar,
  asentarLote,
  bloquearArticulosDe,
  colgar,
  escribirArticulos,
  type NodoDelLote,
} from './lotes.repo.ts';
import { contarLoQueLleva, decidir, leerTraslado, nivelDelDestino, type Traslado } from './traslado.query.ts';

/** Moves a node under another parent, or empties it into another of its level (CLA-03). All of it or nothing. */
export async function trasladar(
  orden: Orden,
  modo: ModoDeTraslado,
  nivel: Nivel,
  id: string,
  cuerpo: CuerpoDeTraslado,
): Promise<{ loteId: string; nodos: number; articulos: number }> {
  const { tx } = orden;
  const { destinoId, motivo } = cuerpo;
  const traslado = await leerTraslado(tx, modo, nivel, await bloquear(orden, modo, nivel, { id, destinoId }));
  const { nodo, destino, llegan, nivelQueLlega } = traslado;
  await exigirVersionDeNodo(tx, nivel, nodo, cuerpo.version);
  const alla = nivelDelDestino(modo, nivel);
  await exigirVersionDeNodo(tx, alla, destino, cuerpo.versionDestino);
  const elegidos = new Map(cuerpo.codigos.map(({ id: nodoId, codigo }) => [nodoId, codigo]));
  const codigos = exigir(decidir(modo, traslado, elegidos));
  const desde = (await leerCamino(tx, nivel, id)).map(({ nombre }) => nombre).join(' › ') || null;

  // Only artículos that change subfamilia are written; those of nodes go along with them.
  const ids = nivelQueLlega === null ? await bloquearArticulosDe(tx, id) : [];
  const lleva = await contarLoQueLleva(tx, nivel, id);
  exigir(exigirLoVisto(nodo.nombre, cuerpo.vistos, lleva));
  const llevados = nivelQueLlega === null ? 0 : lleva.articulos + lleva.inactivos;
  if (nivelQueLlega !== null && llegan.length > 0) await colgar(tx, nivelQueLlega, destinoId, codigos);
  const articulos = modo === 'FUSIONAR' ? await vaciar(orden, nivel, id, { ids, destinoId }) : [];
  const nodos = nodosDelLote(traslado, codigos);
  const haciaCamino = await leerCamino(tx, alla, destinoId);
  const hacia = [...haciaCamino.map(({ nombre }) => nombre), destino.nombre].join(' › ');
  const loteId = await asentarLote(orden, {
    ...{ tipo: modo, nivel, nodoId: id, nombre: nodo.nombre, estabaActivo: nodo.activo },
    ...{ desde, hacia, motivo, nodos, articulos, llevados },
  });
  orden.auditar({
    ...{ accion: `${nivel}.${modo === 'MOVER' ? 'mover' : 'fusionar'}`, entidad: nivel, id, motivo, loteId },
    cambios: [{ campo: modo === 'MOVER' ? alla : 'fusionada en', antes: desde, despues: hacia }],
  });
  return { loteId, nodos: nodos.length, articulos: articulos.length + llevados };
}

/** The destination first and what goes there after, each level by id: whoever moves the same ones waits in the same order. */
async function bloquear(
  { tx }: Orden,
  modo: ModoDeTraslado,
  nivel: Nivel,
  { id, destinoId }: { readonly id: string; readonly destinoId: string },
) {
  if (modo === 'FUSIONAR') {
    const nodos = await bloquearNodos(tx, nivel, [id, destinoId]);
    await bloquearHijas(tx, nivel, id);
    const cual = (este: string) => nodos.find((nodo) => nodo.id === este);
    return { nodo: cual(id), destino: cual(destinoId) };
  }
  const destino = await bloquearNodo(tx, nivelDelDestino(modo, nivel), destinoId);
  return { nodo: await bloquearNodo(tx, nivel, id), destino };
}

/** What is left of a merged node: no artículo, and inactive. */
async function vaciar(
  orden: Orden,
  nivel: Nivel,
  id: string,
  { ids, destinoId }: { readonly ids: readonly string[]; readonly destinoId: string },
): Promise<ArticuloDelLote[]> {
  await escribirArticulos(
    orden,
    'subfamilia',
    ids.map((articuloId) => ({ id: articuloId, valor: destinoId })),
  );
  await activar(orden.tx, nivel, id, false);
  return ids.map((articuloId) => ({ id: articuloId, antes: id, despues: destinoId }));
}

const nodosDelLote = ({ llegan, destino, nivelQueLlega }: Traslado, codigos: Codigos): NodoDelLote[] =>
  llegan.map((nodo) => ({
    nivel: definido(nivelQueLlega ?? undefined, 'the level of what arrives'),
    id: nodo.id,
    padreAntes: nodo.padreId,
    padreDespues: destino.id,
    codigoAntes: nodo.codigo,
    codigoDespues: definido(codigos.get(nodo.id), 'its code there'),
  }));
