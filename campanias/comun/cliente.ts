import { Agent } from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Historia, Operacion, Resultado } from './historia.ts';
import { pedirHttp } from './pedir.ts';

/** Where requests go: `url` changes when the server is restarted, `tokens` are the API keys of `Sitio.personas`. */
export type Destino = { readonly url: string; readonly tokens: readonly string[] };

type OpcionesDeEnvio = { readonly timeoutMs?: number };

export type Cliente = {
  /** Sends once and writes both sides in the history. Never throws. */
  readonly enviar: (destino: Destino, operacion: Operacion, opciones?: OpcionesDeEnvio) => Promise<Resultado>;
  /** Sends once without touching the history, for whoever keeps another account of it. */
  readonly probar: (destino: Destino, operacion: Operacion, opciones?: OpcionesDeEnvio) => Promise<Resultado>;
  /** The body of a GET, as the first person; throws unless it is a 200. */
  readonly leer: <T>(destino: Destino, ruta: string) => Promise<T>;
  readonly cerrar: () => void;
};

const TIMEOUT_MS = 15_000;

/** Answers that say nothing about the command itself: it was not looked at, or its end was not seen. */
const SIN_NOTICIA = new Set([408, 429]);

export function crearCliente(historia?: Historia): Cliente {
  const agente = new Agent({ keepAlive: true, maxSockets: 64 });
  const probar: Cliente['probar'] = async (destino, operacion, { timeoutMs = TIMEOUT_MS } = {}) => {
    const inicio = performance.now();
    try {
      const llegada = await pedir(agente, destino, operacion, timeoutMs);
      return clasificar(llegada, performance.now() - inicio);
    } catch (error) {
      const motivo = error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);
      return { tipo: 'unknown', motivo, ms: performance.now() - inicio };
    }
  };
  return {
    probar,
    enviar: async (destino, operacion, opciones) => {
      await historia?.invocar(operacion);
      const resultado = await probar(destino, operacion, opciones);
      await historia?.cerrar(operacion, resultado);
      return resultado;
    },
    leer: async <T>(destino: Destino, ruta: string) => {
      const lectura = { clave: '', tipo: 'leer', metodo: 'GET', ruta, cuerpo: undefined, persona: 0 } as const;
      const llegada = await pedir(agente, destino, lectura, TIMEOUT_MS);
      if (llegada.status !== 200) throw new Error(`GET ${ruta} answered ${llegada.status}: ${llegada.cuerpo}`);
      return JSON.parse(llegada.cuerpo) as T;
    },
    cerrar: () => agente.destroy(),
  };
}

const REINTENTOS = 10;

/** Sends each pending operation again with its own key, one by one, until the server says yes or no or never gets well. */
export async function resolverPendientes(cliente: Cliente, historia: Historia, destino: Destino): Promise<void> {
  for (let intento = 1; intento <= REINTENTOS; intento += 1) {
    const pendientes = historia.sinResolver();
    if (pendientes.length === 0) return;
    if (intento > 1) await esperar(100 * intento);
    for (const operacion of pendientes) await cliente.enviar(destino, operacion);
  }
}

type Llegada = {
  readonly status: number;
  readonly cuerpo: string;
  readonly repetida: boolean;
  readonly pedidoId: string | undefined;
};

function clasificar({ status, cuerpo, repetida, pedidoId }: Llegada, ms: number): Resultado {
  if (status >= 200 && status < 300) return { tipo: 'ok', status, cuerpo, repetida, pedidoId, ms };
  if (status >= 400 && status < 500 && !SIN_NOTICIA.has(status)) return { tipo: 'fail', status, cuerpo, ms };
  return { tipo: 'unknown', motivo: `${status} ${cuerpo}`, ms };
}

type Pedido = Omit<Operacion, 'metodo'> & { readonly metodo: Operacion['metodo'] | 'GET' };

async function pedir(agente: Agent, { url, tokens }: Destino, pedido: Pedido, timeoutMs: number): Promise<Llegada> {
  const { clave, metodo, ruta, cuerpo, persona } = pedido;
  const contenido = cuerpo === undefined ? '' : JSON.stringify(cuerpo);
  const { status, encabezados, texto } = await pedirHttp({
    ...{ metodo, url, ruta, contenido, agente, timeoutMs },
    encabezados: {
      authorization: `Bearer ${tokens[persona] ?? ''}`,
      ...(clave === '' ? {} : { 'idempotency-key': clave }),
      ...(contenido === ''
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(contenido) }),
    },
  });
  const pedidoId = encabezados['x-request-id'];
  return {
    status,
    cuerpo: texto,
    repetida: encabezados['idempotent-replayed'] === 'true',
    pedidoId: typeof pedidoId === 'string' ? pedidoId : undefined,
  };
}
