import fc from 'fast-check';
import type { Banco } from './banco.ts';
import type { Cobertura } from './cobertura.ts';
import { concretar } from './concretar.ts';
import { type Intencion, intencion } from './intenciones.ts';
import { releer } from './lecturas.ts';
import { abrirMesa, jugar, type Mesa } from './mesa.ts';

export type Hallazgo = {
  readonly que: string;
  /** The shortest list of orders that shows it, as far as there was time to look. */
  readonly ordenes: readonly string[];
  readonly largoOriginal: number;
};

export type Corrida = { readonly hechas: number; readonly ordenes: number; readonly hallazgo: Hallazgo | undefined };

type Pedido = {
  readonly banco: Banco;
  readonly cobertura: Cobertura;
  readonly semilla: number;
  readonly secuencias: number;
  readonly quedaMs: () => number;
  /** How long a failure is made smaller. */
  readonly encogerMs: number;
  readonly minimo: number;
  readonly maximo: number;
};

/** Sequences of commands, one at a time, each on a world of its own. Ends at the first that the model does not explain. */
export async function correrSecuencias(pedido: Pedido): Promise<Corrida> {
  const { banco, cobertura, semilla, secuencias, quedaMs, encogerMs, minimo, maximo } = pedido;
  let [hechas, ordenes, largoOriginal] = [0, 0, 0];
  let ultimas: readonly string[] = [];
  let hasta: number | undefined;
  const ordenesDeGente = fc.commands([intencion.map(comandoDe)], { maxCommands: maximo, size: 'max' });
  const propiedad = fc.asyncProperty(ordenesDeGente, async (comandos) => {
    // Out of time, the rest of the runs do nothing; and once one failed, smaller ones are looked for a while.
    if (hasta === undefined ? quedaMs() <= 0 : performance.now() > hasta) return;
    if (hasta === undefined) fc.pre([...comandos].length >= minimo);
    const mesa = await abrirMesa(banco, cobertura);
    try {
      await fc.asyncModelRun(() => ({ model: mesa, real: banco }), comandos);
      await releer(mesa);
    } catch (error) {
      if (hasta === undefined) {
        hasta = performance.now() + encogerMs;
        largoOriginal = mesa.dadas.length;
      }
      ultimas = mesa.dadas;
      throw error;
    }
    hechas += 1;
    ordenes += mesa.dadas.length;
  });
  const detalle = await fc.check(propiedad, {
    seed: semilla,
    numRuns: secuencias,
    maxSkipsPerRun: 1_000,
  });
  if (!detalle.failed) return { hechas, ordenes, hallazgo: undefined };
  const { errorInstance } = detalle;
  const que = errorInstance instanceof Error ? errorInstance.message : `fast-check no pudo seguir: ${errorInstance}`;
  return { hechas, ordenes, hallazgo: { que, ordenes: ultimas, largoOriginal } };
}

type Comando = fc.AsyncCommand<Mesa, Banco, false>;

const SIN_NOMBRE = () => 'x';

/** An order decided when its turn comes: which document, which version and how much depend on what there is. */
function comandoDe(una: Intencion): Comando {
  return {
    check: (mesa) => concretar(mesa.mundo, una, SIN_NOMBRE) !== undefined,
    run: async (mesa) => {
      const orden = concretar(mesa.mundo, una, mesa.nombrar);
      if (orden) await jugar(mesa, orden);
    },
    toString: () => una.que,
  };
}
