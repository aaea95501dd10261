import { release } from 'node:os';
import type pg from 'pg';
import { frases, MotorImposible } from './frases.ts';
import { leerVersion, VERSION_MINIMA } from './version.ts';

/** What keeps a confirmed document confirmed; asked of the running engine at every start. */
const GARANTIAS = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  data_checksums: 'on',
  server_encoding: 'UTF8',
} as const;

/** For a small machine (2 cores, 2–4 GB). They go on the command line, which nothing inside the cluster overrides. */
const MEDIDA = {
  shared_buffers: '256MB',
  max_connections: '40',
  wal_compression: 'off',
  max_wal_size: '1GB',
  checkpoint_timeout: '10min',
  idle_in_transaction_session_timeout: '15s',
  archive_mode: 'off',
};

export type Escucha = { readonly carpeta: string; readonly puerto: number; readonly porRed: boolean };

/**
 * After a crash PostgreSQL syncs every file of the cluster, one by one, while nobody can connect: seconds. Linux syncs
 * the whole file system in one call, which tells of disk errors since 5.8.
 */
export function sincroniaDeRecuperacion(plataforma = process.platform, version = release()): Record<string, string> {
  const [mayor = 0, menor = 0] = version.split('.').map((parte) => Number.parseInt(parte, 10));
  const sirve = plataforma === 'linux' && (mayor > 5 || (mayor === 5 && menor >= 8));
  return sirve ? { recovery_init_sync_method: 'syncfs' } : {};
}

export function argumentos(cluster: string, registros: string, escucha: Escucha): string[] {
  const ajustes: Record<string, string> = {
    ...MEDIDA,
    ...sincroniaDeRecuperacion(),
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    listen_addresses: escucha.porRed ? '127.0.0.1' : '',
    port: String(escucha.puerto),
    unix_socket_directories: escucha.porRed ? '' : escucha.carpeta,
    unix_socket_permissions: '0700',
    ssl: 'off',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    cluster_name: 'trastienda',
    logging_collector: 'on',
    log_directory: registros,
    log_filename: 'postgres-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_min_duration_statement: '500ms',
    // Values of a statement may be personal data or secrets: they never reach a log.
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    // Nor does the detail of an error, which repeats the row that was refused.
    log_error_verbosity: 'terse',
  };
  return ['-D', cluster, ...Object.entries(ajustes).flatMap(([nombre, valor]) => ['-c', `${nombre}=${valor}`])];
}

/** Stops the start when the engine does not promise what we promise. Answers the version that runs. */
export async function exigirGarantias(client: pg.ClientBase): Promise<string> {
  const nombres = [...Object.keys(GARANTIAS), 'server_version'];
  const { rows } = await client.query<{ nombre: string; valor: string }>(
    'select nombre, current_setting(nombre) as valor from unnest($1::text[]) as nombre',
    [nombres],
  );
  const valores = new Map(rows.map(({ nombre, valor }) => [nombre, valor]));
  for (const [nombre, pedido] of Object.entries(GARANTIAS)) {
    const valor = valores.get(nombre) ?? '';
    if (valor !== pedido) throw new MotorImposible(frases.ajusteInseguro(nombre, valor, pedido));
  }
  const version = (valores.get('server_version') ?? '').split(' ')[0] ?? '';
  exigirVersion(version);
  return version;
}

export function exigirVersion(version: string): void {
  if (leerVersion(version).mayor < VERSION_MINIMA) {
    throw new MotorImposible(frases.versionVieja(version, VERSION_MINIMA));
  }
}
