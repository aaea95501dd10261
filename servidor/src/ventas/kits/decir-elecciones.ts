import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import type { Tx } from '#db/db.ts';
import { leerKits } from './kits.query.ts';

/** What was chosen of the kit of a line, as people read it in a trail; nothing when nothing was. */
export type DecirElecciones = (renglon: RenglonDeNota) => string;

/** For some lines. Nothing is read when nobody chose anything. */
export async function leerElecciones(tx: Tx, renglones: readonly RenglonDeNota[]): Promise<DecirElecciones> {
  const conAlgo = renglones.filter(({ kit }) => cuantas(kit) > 0);
  if (conAlgo.length === 0) return () => '';
  const { grafo, nombrados } = await leerKits(
    tx,
    conAlgo.map(({ articuloId }) => articuloId),
  );
  const codigoDe = (id: string | undefined) => nombrados.get(id ?? '')?.codigo;
  const componenteDe = new Map([...grafo.values()].flat().map(({ id, componenteId }) => [id, componenteId]));
  return ({ kit }) => {
    if (cuantas(kit) === 0) return '';
    const { opcionales = [], sustitutos = [] } = kit?.elecciones ?? {};
    const dichas = [
      ...sustitutos.flatMap(({ lineaId, articuloId }) => {
        const codigo = codigoDe(componenteDe.get(lineaId));
        return codigo === undefined ? [] : [`${codigoDe(articuloId) ?? ''} en lugar de ${codigo}`];
      }),
      ...opcionales.flatMap((lineaId) => {
        const codigo = codigoDe(componenteDe.get(lineaId));
        return codigo === undefined ? [] : [`con ${codigo}`];
      }),
    ];
    // The lines of a version that is not in force any more are not read.
    return ` (${dichas.length === 0 ? 'con lo elegido de otra versión del kit' : dichas.join(', ')})`;
  };
}

const cuantas = (kit: RenglonDeNota['kit']): number =>
  (kit?.elecciones?.opcionales.length ?? 0) + (kit?.elecciones?.sustitutos.length ?? 0);
