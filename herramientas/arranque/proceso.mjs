import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const SENIALES = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const RONDA_MS = 250;

/**
 * Runs a program as if it were us: our input and output, our signals, its exit code. A terminal sends Ctrl-C to both by
 * itself, and passing it on again would be a second one.
 */
export async function ejecutar(programa, argumentos, opciones = {}) {
  const hijo = spawn(programa, argumentos, { stdio: 'inherit', ...opciones });
  const pasar = (senial) => {
    if (senial !== 'SIGINT' || !process.stdin.isTTY) hijo.kill(senial);
  };
  for (const senial of SENIALES) process.on(senial, pasar);
  const vigia = vigilarNpm(() => hijo.kill('SIGTERM'));
  try {
    return await new Promise((listo, falla) => {
      hijo.once('error', falla);
      hijo.once('exit', (codigo, senial) => listo(codigo ?? 128 + (constants.signals[senial] ?? 0)));
    });
  } finally {
    clearInterval(vigia);
    for (const senial of SENIALES) process.off(senial, pasar);
  }
}

/**
 * npm puts a shell between itself and us, and the shell dies of a signal without passing it on: whoever stops npm would
 * leave us running. Losing one of the two is told instead of the signal that never came.
 */
function vigilarNpm(alMorir) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const antes = linaje();
  return setInterval(() => {
    if (linaje() !== antes) alMorir();
  }, RONDA_MS).unref();
}

function linaje() {
  try {
    const estado = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${estado.slice(estado.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}
