import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';

/** A connection of its own that hears what others NOTIFY. */
export type Oyente = { readonly cerrar: () => Promise<void> };

type Pedido = {
  readonly url: string;
  readonly canal: string;
  /** Something was said; also once per connection, since what was said meanwhile was not heard. */
  readonly alOir: () => void;
  readonly alFallar: (error: Error) => void;
};

const CONECTAR_MS = 3_000;
/** A network that swallows packets says nothing: it is asked now and then whether it is still there. */
const PULSO_MS = 15_000;
const PULSO_MAXIMO_MS = 5_000;
const ESPERA_MINIMA_MS = 200;
const ESPERA_MAXIMA_MS = 5_000;

/** Listens until it is closed: a connection that is lost is opened again, less often while it cannot be. */
export function escuchar(pedido: Pedido): Oyente {
  const fin = new AbortController();
  const terminado = insistir(pedido, fin.signal);
  return {
    cerrar: async () => {
      fin.abort();
      await terminado;
    },
  };
}

async function insistir(pedido: Pedido, fin: AbortSignal): Promise<void> {
  let espera = ESPERA_MINIMA_MS;
  while (!fin.aborted) {
    try {
      await unaConexion(pedido, fin, () => {
        espera = ESPERA_MINIMA_MS;
      });
    } catch (error) {
      if (!fin.aborted) pedido.alFallar(error instanceof Error ? error : new Error(String(error)));
    }
    await esperar(espera, undefined, { signal: fin }).catch(() => {});
    espera = Math.min(espera * 2, ESPERA_MAXIMA_MS);
  }
}

/** Ends when it is told to; rejects when the connection does. */
async function unaConexion({ url, canal, alOir }: Pedido, fin: AbortSignal, alConectar: () => void): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'eventos',
    keepAlive: true,
    connectionTimeoutMillis: CONECTAR_MS,
    query_timeout: PULSO_MAXIMO_MS,
  });
  const corte = Promise.withResolvers<void>();
  // Whatever happens before anybody waits for it is heard a moment later.
  corte.promise.catch(() => {});
  client.on('error', corte.reject);
  client.on('end', () => corte.reject(new Error('the connection that listens ended')));
  client.on('notification', alOir);
  fin.addEventListener('abort', () => corte.resolve(), { once: true });
  const pulso = setInterval(() => client.query('select 1').catch(corte.reject), PULSO_MS).unref();
  try {
    await Promise.race([client.connect(), corte.promise]);
    await client.query(`listen ${client.escapeIdentifier(canal)}`);
    alConectar();
    alOir();
    await corte.promise;
  } finally {
    clearInterval(pulso);
    void client.end().catch(() => {});
  }
}
