import { diferencias } from './diferencias.ts';
import { type Estado, estadoDelModelo } from './estado.ts';
import { cumplir } from './modelo.ts';
import type { Mundo } from './mundo.ts';
import type { Orden, Respuesta } from './ordenes.ts';

/** One order of a race: when it left, when its answer was there, and what it said. */
export type Hecho = {
  readonly orden: Orden;
  readonly respuesta: Respuesta;
  readonly desde: number;
  readonly hasta: number;
};

/**
 * Some serial order of what people did at once that explains every answer and the state it all ended in; undefined when
 * there is none. Each person's orders keep their order, and what ended before another began comes before it.
 */
export function explicar(inicial: Mundo, carriles: readonly (readonly Hecho[])[], final: Estado): Mundo | undefined {
  const buscar = (mundo: Mundo, faltan: readonly (readonly Hecho[])[]): Mundo | undefined => {
    const primeros = faltan.flatMap(([primero]) => (primero ? [primero] : []));
    if (primeros.length === 0) return diferencias(final, estadoDelModelo(mundo)).length === 0 ? mundo : undefined;
    const limite = Math.min(...primeros.map(({ hasta }) => hasta));
    for (const hecho of primeros.filter(({ desde }) => desde <= limite)) {
      const { mundo: despues, respuesta } = cumplir(mundo, hecho.orden);
      if (diferencias(loFirme(hecho.respuesta), loFirme(respuesta)).length > 0) continue;
      const explicado = buscar(
        despues,
        faltan.map((carril) => (carril[0] === hecho ? carril.slice(1) : carril)),
      );
      if (explicado) return explicado;
    }
    return undefined;
  };
  return buscar(inicial, carriles);
}

/**
 * What an answer says of things it had locked. What there is in other depósitos, and the balances beside the lines of
 * an ajuste, are told as they were at some moment near.
 */
function loFirme(respuesta: Respuesta): unknown {
  return JSON.parse(JSON.stringify(respuesta), (campo, valor) =>
    campo === 'enOtras' || campo === 'fisico' || campo === 'reservado' ? undefined : valor,
  );
}
