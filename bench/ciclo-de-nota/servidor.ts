import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DE_SERVIDOR } from '#bench/procesos.ts';

export type Producto = { readonly url: string; readonly pid: number; readonly detener: () => Promise<void> };

const RAIZ = join(import.meta.dirname, '../..');

type Arranque = {
  readonly url: string;
  readonly email: string;
  /** A folder for a CPU profile of the server, when somebody wants to look. */
  readonly perfil?: string | undefined;
};

/** The server as `npm start` runs it, on the database to be measured, with its log as it comes. */
export async function iniciarProducto({ url, email, perfil }: Arranque): Promise<Producto> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trastienda-bench-'));
  const argumentos = perfil === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${perfil}`];
  const hijo = spawn(process.execPath, [...DE_SERVIDOR, ...argumentos, join(RAIZ, 'servidor/src/main.ts')], {
    cwd: RAIZ,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: 'bench-mide-notas-2026',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    url: await esperarDireccion(hijo),
    pid: hijo.pid ?? 0,
    detener: async () => {
      const fin = new Promise((listo) => hijo.once('exit', listo));
      hijo.kill('SIGTERM');
      await fin;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function esperarDireccion(hijo: ChildProcess): Promise<string> {
  return new Promise((listo, falla) => {
    let salida = '';
    hijo.once('exit', (codigo) => falla(new Error(`the server ended with ${codigo}:\n${salida}`)));
    // It keeps being read and thrown away: a log nobody reads would stop the server when the pipe is full.
    hijo.stdout?.setEncoding('utf8').on('data', (texto: string) => {
      if (salida.length > 100_000) return;
      salida += texto;
      const url = /^Trastienda lista en (\S+)$/m.exec(salida)?.[1];
      if (url) listo(url);
    });
  });
}
