import { Agent } from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';
import { percentil } from '#campanias/comun/informe.ts';
import { pedir } from './red.ts';

/** Somebody who works while others attack: what they wait for is what counts. */
export type Testigo = {
  /** Works while `hacer` runs and answers how it went for them. */
  readonly durante: (hacer: () => Promise<unknown>) => Promise<Jornada>;
  readonly cerrar: () => void;
};

type Jornada = { readonly pedidos: number; readonly fallas: readonly string[]; readonly p99: number };

const CADA_MS = 60;

/** A new connection each time: what an attack takes away first. */
export function crearTestigo(url: string, clave: string): Testigo {
  const agente = new Agent({ keepAlive: false });
  const uno = async (tiempos: number[], fallas: string[]) => {
    const inicio = performance.now();
    const encabezados = { authorization: `Bearer ${clave}` };
    try {
      const { status } = await pedir(url, { agente, ruta: '/api/articulos', encabezados });
      if (status !== 200) fallas.push(String(status));
    } catch (error) {
      fallas.push(error instanceof Error ? error.message : String(error));
    }
    tiempos.push(performance.now() - inicio);
  };
  return {
    durante: async (hacer) => {
      const [tiempos, fallas]: [number[], string[]] = [[], []];
      let sigue = true;
      const trabajar = (async () => {
        while (sigue) {
          await uno(tiempos, fallas);
          await esperar(CADA_MS);
        }
      })();
      try {
        await hacer();
      } finally {
        sigue = false;
        await trabajar;
      }
      return { pedidos: tiempos.length, fallas, p99: percentil(tiempos, 0.99) ?? 0 };
    },
    cerrar: () => agente.destroy(),
  };
}
