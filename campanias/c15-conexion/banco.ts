import pg from 'pg';
import type { Contexto } from '#campanias/comun/campania.ts';
import { type Instalacion, instalar } from '#campanias/comun/instalacion.ts';
import { crearSitio } from '#campanias/comun/sitio.ts';
import { conCliente } from '#servidor/motor/conexion.ts';
import { ensureMotor } from '#servidor/motor/index.ts';
import { crearPuente, type Puente } from '#servidor/prueba/puente.ts';

/** The product behind a wire that can be cut, and a way round the wire for the harness. */
export type Banco = Instalacion & {
  readonly contexto: Contexto;
  readonly puente: Puente;
  /** Straight to the database, as the application's role. */
  readonly directo: string;
  /** The engine is ours alone, so the whole of it may be filled. */
  readonly esPropio: boolean;
};

export async function abrirBanco(contexto: Contexto): Promise<Banco> {
  const sitio = await crearSitio(contexto);
  const directo = sitio.databaseUrl ?? (await levantarMotor(contexto, sitio.dataDir));
  const puente = await crearPuente(directo);
  contexto.cierre.anotar('cerrar el puente', () => puente.cortar());
  const instalacion = await instalar(contexto, { ...sitio, databaseUrl: puente.url, urlDeBase: () => directo });
  return { ...instalacion, contexto, puente, directo, esPropio: sitio.databaseUrl === undefined };
}

/** An engine that does not end with the product: what is under test is the wire between them. */
async function levantarMotor({ cierre }: Contexto, dataDir: string): Promise<string> {
  const log = { info: () => {}, warn: () => {} };
  const motor = await ensureMotor({ dataDir, log, papel: 'orden' });
  cierre.anotar('apagar el motor', () => motor.detener());
  return motor.url;
}

const DE_LA_APLICACION = `
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'campania'`;

/** Connections of the product that are in the middle of something. */
export async function ocupadas({ directo }: Banco): Promise<number> {
  const { rows } = await conCliente(directo, (client) =>
    client.query<{ n: number }>(`select count(*)::int as n ${DE_LA_APLICACION} and state <> 'idle'`),
  );
  return rows[0]?.n ?? 0;
}

export async function terminarConexiones({ directo }: Banco): Promise<void> {
  await conCliente(directo, (client) => client.query(`select pg_terminate_backend(pid) ${DE_LA_APLICACION}`));
}

/** A session of the harness, which storms leave alone. */
export async function abrirSesion({ directo, contexto }: Banco): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: directo, application_name: 'campania', options: '-c timezone=UTC' });
  client.on('error', () => {});
  await client.connect();
  contexto.cierre.anotar('cerrar una sesión', () => client.end().catch(() => {}));
  return client;
}
