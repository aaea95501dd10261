import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SENIALES = ['SIGINT', 'SIGTERM', 'SIGHUP'];

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
  try {
    return await new Promise((listo, falla) => {
      hijo.once('error', falla);
      hijo.once('exit', (codigo, senial) => listo(codigo ?? 128 + (constants.signals[senial] ?? 0)));
    });
  } finally {
    for (const senial of SENIALES) process.off(senial, pasar);
  }
}
