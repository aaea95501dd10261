import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tomarCerrojo } from './cerrojo.ts';
import { conCliente } from './conexion.ts';
import { ROL_DE_APLICACION } from './marca.ts';
import { leerPid, quienEs } from './pid.ts';
import { ensureMotor, type Motor } from './supervisor.ts';

const PREFIJO = 'trastienda-prueba-';
const EN_MEMORIA = '/dev/shm';
const ESPACIO_MINIMO = 2 * 1024 ** 3;
const RECIENTE_MS = 60_000;

/**
 * A throw-away engine with the settings of production. It stands in memory where there is room, so that syncing costs
 * nothing. `url` is the application's role, here also allowed to create the databases of the tests.
 */
export async function levantarMotor(): Promise<Pick<Motor, 'url' | 'urlDeSuperusuario' | 'version' | 'detener'>> {
  const carpeta = carpetaDePaso();
  borrarAbandonados(carpeta);
  const dataDir = await mkdtemp(join(carpeta, PREFIJO));
  const log = { info: () => undefined, warn: () => undefined };
  const motor = await ensureMotor({ dataDir, log });
  await conCliente(motor.urlDeSuperusuario, (client) => client.query(`alter role ${ROL_DE_APLICACION} createdb`));
  return {
    url: motor.url,
    urlDeSuperusuario: motor.urlDeSuperusuario,
    version: motor.version,
    detener: async () => {
      await motor.detener();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Where data that is thrown away may stand. */
export const carpetaDePaso = (): string => (hayLugarEn(EN_MEMORIA) ? EN_MEMORIA : tmpdir());

/** A killed test run leaves its engine running; nobody holds its lock, which is how it is told from a live one. */
function borrarAbandonados(carpeta: string): void {
  for (const nombre of readdirSync(carpeta).filter((uno) => uno.startsWith(PREFIJO))) {
    const dataDir = join(carpeta, nombre);
    try {
      const esReciente = Date.now() - statSync(dataDir).ctimeMs < RECIENTE_MS;
      const cerrojo = esReciente ? undefined : tomarCerrojo(join(dataDir, '.cerrojos/uso'), 'exclusivo');
      if (!cerrojo) continue;
      const cluster = join(dataDir, 'motor/db');
      const pid = leerPid(cluster)?.pid;
      if (pid !== undefined && quienEs(pid, cluster) === 'nuestro') process.kill(pid, 'SIGQUIT');
      rmSync(dataDir, { recursive: true, force: true });
      cerrojo.soltar();
    } catch {
      // It belongs to another user, or its engine is still on its way down: the next run tries again.
    }
  }
}

function hayLugarEn(carpeta: string): boolean {
  if (!existsSync(carpeta)) return false;
  const { bavail, bsize } = statfsSync(carpeta);
  return bavail * bsize > ESPACIO_MINIMO;
}
