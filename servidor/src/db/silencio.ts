import type { Socket } from 'node:net';
import pg from 'pg';
import type { Plazos } from './plazos.ts';

/** The processes of the server that are at something now; `undefined` when it cannot be asked. */
type Pulso = () => Promise<ReadonlySet<number> | undefined>;

const PULSO_MS = 2_000;
const CADA_MS = 1_000;

/** Asks by a connection of its own. Whoever asks while somebody else is asking gets the same answer. */
export function crearPulso(url: string): Pulso {
  let enCurso: ReturnType<Pulso> | undefined;
  return () => {
    enCurso ??= tomarPulso(url).finally(() => {
      enCurso = undefined;
    });
    return enCurso;
  };
}

async function tomarPulso(url: string): ReturnType<Pulso> {
  const client = new pg.Client({
    connectionString: url,
    options: `-c timezone=UTC -c statement_timeout=${PULSO_MS}`,
    connectionTimeoutMillis: PULSO_MS,
    query_timeout: PULSO_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where usename = current_user and state = 'active'",
    );
    // Whoever asks is at it too: a server that does not even say so keeps no account of what its processes do.
    return rows.length === 0 ? undefined : new Set(rows.map(({ pid }) => pid));
  } catch {
    return undefined;
  } finally {
    client.end().catch(() => {});
  }
}

/** Questions sent and not yet answered, by connection: those that travel together are not answered all at once. */
const preguntas = new WeakMap<pg.ClientBase, number>();

/** Lets whoever sends questions together say so of each, for `cortarSilencio` to wait for the last answer. */
export function contarPregunta<T>(client: pg.ClientBase, respuesta: Promise<T>): Promise<T> {
  const sumar = (cuantas: number) => preguntas.set(client, (preguntas.get(client) ?? 0) + cuantas);
  sumar(1);
  return respuesta.finally(() => sumar(-1));
}

const quedanPreguntas = (client: pg.ClientBase): boolean => (preguntas.get(client) ?? 0) > 0;

/**
 * A network that swallows packets closes nothing: neither the server's timeouts nor an error ever arrive. A question
 * without an answer is given up, by cutting the connection, when the server says that it is not at it, or after
 * `silencio` when it says nothing either. That frees its place in the pool. `pid` is who serves the connection.
 */
export function cortarSilencio(client: pg.ClientBase, pid: number, { silencio, sospecha }: Plazos, pulso: Pulso): void {
  if (silencio === 0) return;
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  let [respuestas, escritoAlResponder] = [0, stream.bytesWritten];
  // First in line: pg itself may write the next question while it reads this answer.
  stream.prependListener('data', () => {
    respuestas += 1;
    escritoAlResponder = stream.bytesWritten;
  });
  const espera = () => !stream.destroyed && (stream.bytesWritten > escritoAlResponder || quedanPreguntas(client));
  const cortar = () => stream.destroy(new Error('Connection terminated: no answer in time'));

  const primera = Math.min(sospecha, silencio);
  const sospechar = async () => {
    const [desde, vistas] = [performance.now() - primera, respuestas];
    const sigueIgual = () => espera() && respuestas === vistas;
    while (sigueIgual()) {
      const seAcabo = performance.now() - desde >= silencio;
      if (seAcabo || (await pulso())?.has(pid) === false) {
        if (sigueIgual()) cortar();
        return;
      }
      await new Promise((listo) => setTimeout(listo, CADA_MS));
    }
  };
  stream.setTimeout(primera, () => {
    if (espera()) void sospechar();
  });
}
