import type pg from 'pg';

/** How long each thing may take before it is given up, in milliseconds; 0 is for ever. */
export type Plazos = {
  /** Opening a connection. */
  readonly conectar: number;
  /** Waiting for a connection of the pool, whether it is busy or still being opened. */
  readonly esperar: number;
  readonly sentencia: number;
  readonly bloqueo: number;
  readonly transaccion: number;
  /** A transaction that waits for us. */
  readonly ociosa: number;
  /** A question without an answer, whatever the server says: longer than `sentencia`, so that a living one refuses first. */
  readonly silencio: number;
  /** After this long the server is asked by another way whether it is still at it. */
  readonly sospecha: number;
};

/** For what a person waits for (`seguridad.md` C15). */
export const PLAZOS_DE_PEDIDO: Plazos = {
  conectar: 3_000,
  esperar: 2_000,
  sentencia: 10_000,
  bloqueo: 3_000,
  transaccion: 30_000,
  ociosa: 15_000,
  silencio: 12_000,
  sospecha: 2_500,
};

const MINUTO = 60_000;

/** For files and bulk work: whoever reads an export sets its pace, since the server counts a cursor as one statement. */
export const PLAZOS_LARGOS: Plazos = {
  ...PLAZOS_DE_PEDIDO,
  // There are few of these: whoever comes while all of them work has its turn, and one that already began goes on.
  esperar: MINUTO / 2,
  sentencia: 15 * MINUTO,
  bloqueo: MINUTO,
  transaccion: 0,
  ociosa: 10 * MINUTO,
  silencio: 16 * MINUTO,
  sospecha: 10_000,
};

/** For migrations and the orders of the operator, who sees them run and may stop them. */
export const SIN_PLAZOS: Plazos = {
  conectar: 10_000,
  esperar: 10_000,
  sentencia: 0,
  bloqueo: 0,
  transaccion: 0,
  ociosa: 10 * MINUTO,
  silencio: 0,
  sospecha: 0,
};

/** What a connection is opened with. `transaction_timeout` is not here: a server before 17 refuses the unknown name. */
export const opcionesDe = ({ sentencia, bloqueo, ociosa }: Plazos): string =>
  `-c statement_timeout=${sentencia} -c lock_timeout=${bloqueo} -c idle_in_transaction_session_timeout=${ociosa}`;

/** Says the limit that only some servers know, and answers who serves the connection: its process there. */
export async function presentarse(client: pg.ClientBase, { transaccion, conectar }: Plazos): Promise<number> {
  const pregunta = {
    text: `select pg_backend_pid() as pid, case when current_setting('server_version_num')::int >= 170000
             then set_config('transaction_timeout', $1, false) end as transaccion`,
    values: [String(transaccion)],
    // Nobody watches over the connection yet.
    query_timeout: conectar,
  };
  const { rows } = await client.query<{ pid: number }>(pregunta);
  return rows[0]?.pid ?? 0;
}

/** `pool.connect` gives up after `esperar`; a connection that comes later waits in the pool for the next one. */
export function limitarEspera(pool: pg.Pool, { esperar }: Plazos): void {
  const conectar = pool.connect.bind(pool);
  const conLimite = () =>
    new Promise<pg.PoolClient>((listo, falla) => {
      let tarde = false;
      const reloj = setTimeout(() => {
        tarde = true;
        falla(new Error('timeout exceeded when trying to connect'));
      }, esperar);
      conectar().then(
        (client) => {
          clearTimeout(reloj);
          if (tarde) client.release();
          else listo(client);
        },
        (error) => {
          clearTimeout(reloj);
          falla(error);
        },
      );
    });
  type Aviso = (error: Error | undefined, client: pg.PoolClient | undefined, soltar: (error?: unknown) => void) => void;
  const conectarConLimite = (avisar?: Aviso) => {
    if (avisar === undefined) return conLimite();
    conLimite().then(
      (client) => avisar(undefined, client, (error) => client.release(error as Error | undefined)),
      (error: Error) => avisar(error, undefined, () => {}),
    );
    return undefined;
  };
  pool.connect = conectarConLimite as typeof pool.connect;
}
