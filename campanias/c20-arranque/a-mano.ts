import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Violacion } from '#campanias/comun/campania.ts';
import { leerSiEsta } from '#campanias/comun/procesos.ts';
import { origenDelMotor } from '#servidor/motor/binarios.ts';
import { leerPid } from '#servidor/motor/pid.ts';
import { debeServir, type Situacion } from './situacion.ts';
import { clusterDe, type Terreno } from './terreno.ts';

export const situacionesAMano: readonly Situacion[] = [
  {
    nombre: 'motor iniciado a mano, que atiende en una carpeta de otros',
    busca: ['borra-la-carpeta-del-socket'],
    correr: adoptarAMano,
  },
];

/** Somebody ran `postgres -D`: it is adopted, and where it listens is not ours, whatever else is in there. */
async function adoptarAMano(terreno: Terreno): Promise<Violacion[]> {
  const dataDir = terreno.usada();
  const carpeta = terreno.nueva('de-todos');
  mkdirSync(carpeta);
  chmodSync(carpeta, 0o777);
  const carta = join(carpeta, 'carta.txt');
  writeFileSync(carta, 'de otro programa');
  const { pid } = iniciarAMano(dataDir, carpeta, terreno);
  await esperarListo(dataDir);
  const halladas = await debeServir(
    terreno,
    { dataDir },
    {
      mirar: async () => {
        const ahora = leerPid(clusterDe(dataDir))?.pid;
        return ahora === pid ? [] : [{ invariante: 'uno', que: 'no adoptó el motor', datos: { pid, ahora } }];
      },
    },
  );
  if (leerSiEsta(carta) !== undefined) return halladas;
  return [...halladas, { invariante: 'datos', que: 'borró una carpeta que no es suya' }];
}

function iniciarAMano(dataDir: string, carpeta: string, { contexto }: Terreno) {
  const { bin } = origenDelMotor(undefined);
  const { uid, gid } = statSync(clusterDe(dataDir));
  const esRoot = process.getuid?.() === 0;
  if (esRoot) chownSync(carpeta, uid, gid);
  const donde = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${carpeta}`];
  const hijo = spawn(join(bin, 'postgres'), ['-D', clusterDe(dataDir), ...donde], {
    ...(esRoot ? { uid, gid } : {}),
    cwd: '/',
    env: { LC_ALL: 'C', LD_LIBRARY_PATH: `${join(dataDir, 'motor/enlaces-bibliotecas')}:${join(bin, '../lib')}` },
    stdio: 'ignore',
  });
  contexto.cierre.anotar(`terminar el motor ${hijo.pid}`, () => void hijo.kill('SIGQUIT'));
  return hijo;
}

async function esperarListo(dataDir: string): Promise<void> {
  const limite = performance.now() + 20_000;
  while (leerPid(clusterDe(dataDir))?.listo !== true) {
    if (performance.now() > limite) throw new Error('the engine started by hand is not ready');
    await esperar(20);
  }
}
