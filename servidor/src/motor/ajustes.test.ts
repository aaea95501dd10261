import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exigirGarantias, exigirVersion, sincroniaDeRecuperacion } from './ajustes.ts';
import { conClusterHecho, escuchar, motorDePrueba, preguntar } from './ayudas-de-prueba.ts';
import { conCliente } from './conexion.ts';
import { buscarLugar } from './lugar.ts';
import { leerPid } from './pid.ts';
import { ensureMotor } from './supervisor.ts';

const conCluster = conClusterHecho();

it('guard 5: a cluster configured to lose data is still started safe', async () => {
  const dataDir = await conCluster();
  const primero = await ensureMotor({ dataDir, log: escuchar().log });
  await primero.detener();
  const inseguro = "fsync = off\nfull_page_writes = off\nsynchronous_commit = off\nlisten_addresses = '*'\n";
  appendFileSync(join(primero.cluster, 'postgresql.conf'), inseguro);
  writeFileSync(join(primero.cluster, 'postgresql.auto.conf'), inseguro);

  const motor = await motorDePrueba({ dataDir });

  const nombres = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses'];
  const valores = await preguntar(motor.url, `select ${nombres.map((n) => `current_setting('${n}') as ${n}`).join()}`);
  expect(valores).toEqual([
    { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', data_checksums: 'on', listen_addresses: '' },
  ]);
});

it('guard 5: refuses to serve when a guarantee was taken away from inside', async () => {
  const dataDir = await conCluster();
  const primero = await ensureMotor({ dataDir, log: escuchar().log });
  await preguntar(primero.urlDeSuperusuario, 'alter role trastienda set synchronous_commit = off');
  await primero.detener();

  await expect(ensureMotor({ dataDir, log: escuchar().log })).rejects.toThrow(
    'arrancó con synchronous_commit=off en lugar de on',
  );
  expect(leerPid(primero.cluster)).toBeUndefined();
  const orden = ensureMotor({ dataDir, log: escuchar().log, papel: 'orden' });
  await expect(orden).rejects.toThrow('synchronous_commit');
});

it('seguridad 3.10 tells its log of a statement that fails, and nothing of what somebody wrote in it', async () => {
  const dataDir = await conCluster();
  const motor = await motorDePrueba({ dataDir });
  await preguntar(
    motor.url,
    'create table persona (email text primary key, documento text check (documento <> $$0$$))',
  );
  await conCliente(motor.url, async (client) => {
    const poner = (...valores: string[]) => client.query('insert into persona values ($1, $2)', valores);
    await poner('lucia@quiroga.test', '30-71234567-1');
    await expect(poner('lucia@quiroga.test', '1')).rejects.toThrow('duplicate key');
    await expect(poner('marta@quiroga.test', '0')).rejects.toThrow('check constraint');
  });
  const carpeta = join(buscarLugar(dataDir).base, 'registros');
  const leer = () =>
    readdirSync(carpeta)
      .map((nombre) => readFileSync(join(carpeta, nombre), 'utf8'))
      .join('');
  await expect.poll(leer).toContain('violates check constraint');
  expect(leer()).toContain('duplicate key');
  expect(leer()).not.toContain('quiroga');
});

it('guard 5: refuses another encoding', async () => {
  const motor = await motorDePrueba({ dataDir: await conCluster() });
  await preguntar(
    motor.urlDeSuperusuario,
    "create database vieja template template0 encoding 'LATIN1' locale_provider libc locale 'C'",
  );
  const url = motor.urlDeSuperusuario.replace(/trastienda(?=\?)/, 'vieja');
  await expect(conCliente(url, exigirGarantias)).rejects.toThrow('server_encoding=LATIN1 en lugar de UTF8');
});

it('guard 5: refuses a version older than our SQL', () => {
  expect(() => exigirVersion('14.13')).toThrow('hace falta la versión 15');
  expect(() => exigirVersion('15.0')).not.toThrow();
});

it('guard 5: refuses the data of another major version', async () => {
  const dataDir = await conCluster();
  const primero = await ensureMotor({ dataDir, log: escuchar().log });
  await primero.detener();
  rmSync(join(primero.cluster, 'PG_VERSION'));
  writeFileSync(join(primero.cluster, 'PG_VERSION'), '13\n');

  await expect(ensureMotor({ dataDir, log: escuchar().log })).rejects.toThrow('son de PostgreSQL 13 y el motor es');
});

it('guard 5: makes the indexes again when the rules of order changed, and says so', async () => {
  const dataDir = await conCluster();
  const primero = await ensureMotor({ dataDir, log: escuchar().log });
  await preguntar(primero.url, 'create table cosa (nombre text collate "es-x-icu" primary key)');
  await preguntar(
    primero.urlDeSuperusuario,
    "update pg_database set datcollversion = '0' where datname = 'trastienda'",
  );
  await preguntar(primero.urlDeSuperusuario, "update pg_collation set collversion = '0' where collname = 'es-x-icu'");
  const archivo = "select pg_relation_filenode('cosa_pkey') as indice";
  const [antes] = await preguntar(primero.url, archivo);
  await primero.detener();

  const { log, frases } = escuchar();
  const motor = await motorDePrueba({ dataDir, log });

  expect(frases.join('\n')).toContain('Cambiaron las reglas de orden del texto (0 → ');
  expect(await preguntar(motor.url, archivo)).not.toEqual([antes]);
  await motor.detener();
  const despues = escuchar();
  await motorDePrueba({ dataDir, log: despues.log });
  expect(despues.frases.join('\n')).not.toContain('reglas de orden');
});

it('guard 8: runs with the settings for a small machine and never logs the values of a statement', async () => {
  const motor = await motorDePrueba({ dataDir: await conCluster() });
  const esperados = {
    shared_buffers: '256MB',
    max_connections: '40',
    wal_compression: 'off',
    max_wal_size: '1GB',
    checkpoint_timeout: '10min',
    idle_in_transaction_session_timeout: '15s',
    archive_mode: 'off',
    log_min_duration_statement: '500ms',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    TimeZone: 'UTC',
  };
  for (const [nombre, valor] of Object.entries(esperados)) {
    const [fila] = await preguntar(motor.url, `select current_setting('${nombre}') as valor`);
    expect(`${nombre}=${fila?.valor}`).toBe(`${nombre}=${valor}`);
  }
});

it('syncs the whole file system after a crash only where that tells of disk errors', () => {
  const syncfs = { recovery_init_sync_method: 'syncfs' };
  expect(sincroniaDeRecuperacion('linux', '5.8.0-generic')).toEqual(syncfs);
  expect(sincroniaDeRecuperacion('linux', '6.1.158')).toEqual(syncfs);
  expect(sincroniaDeRecuperacion('linux', '5.4.0')).toEqual({});
  expect(sincroniaDeRecuperacion('darwin', '25.0.0')).toEqual({});
});
