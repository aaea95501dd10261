import { Agent, get } from 'node:http';

export type Muestra = {
  readonly ruta: string;
  readonly inicio: number;
  readonly ms: number;
  /** 0: no answer at all. */
  readonly status: number;
  /** Of the header; undefined when it is not there. */
  readonly retryAfter: string | undefined;
};

export type Sonda = {
  readonly muestras: readonly Muestra[];
  readonly detener: () => Promise<void>;
};

const CADA_MS = 150;
const TIMEOUT_MS = 20_000;

/** Somebody who looks all the time, whatever the answers before: health, readiness and one page of the API. */
export function sondear(url: string, token: string, rutas: readonly string[]): Sonda {
  const agente = new Agent({ keepAlive: true });
  const muestras: Muestra[] = [];
  const enCurso = new Set<Promise<void>>();
  const mirar = async (ruta: string) => {
    muestras.push(await preguntar(agente, url, ruta, token));
  };
  const reloj = setInterval(() => {
    for (const ruta of rutas) {
      const mirada: Promise<void> = mirar(ruta).finally(() => enCurso.delete(mirada));
      enCurso.add(mirada);
    }
  }, CADA_MS);
  return {
    muestras,
    detener: async () => {
      clearInterval(reloj);
      await Promise.all(enCurso);
      agente.destroy();
    },
  };
}

/** One GET; never throws. */
export function preguntar(agente: Agent, url: string, ruta: string, token: string): Promise<Muestra> {
  const inicio = performance.now();
  return new Promise((listo) => {
    const responder = (status: number, retryAfter?: string) =>
      listo({ ruta, inicio, ms: performance.now() - inicio, status, retryAfter });
    const pedido = get(new URL(ruta, url), { agent: agente, headers: { authorization: `Bearer ${token}` } });
    pedido.setTimeout(TIMEOUT_MS, () => pedido.destroy());
    pedido.on('error', () => responder(0));
    pedido.on('response', (llegada) => {
      llegada.resume();
      llegada.on('close', () => responder(llegada.statusCode ?? 0, llegada.headers['retry-after']));
    });
  });
}
