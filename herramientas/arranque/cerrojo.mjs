import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { ArranqueImposible, decir, RAIZ } from './comun.mjs';

const CARPETA = join(RAIZ, '.cache');
const CERROJO = join(CARPETA, 'arranque.cerrojo');
const LATIDO_MS = 2_000;
const ABANDONADO_MS = 20_000;
const PAUSA_MS = 200;

/** Two set-ups at once would trample each other's node_modules: the second waits, and then finds the work done. */
export async function conCerrojo(trabajo) {
  exigirEscritura();
  let avisado = false;
  while (!tomar()) {
    if (!avisado) decir('Otra preparación está en marcha: se espera a que termine…');
    avisado = true;
    quitarAbandonado();
    await esperar(PAUSA_MS);
  }
  const latido = setInterval(() => utimesSync(CERROJO, new Date(), new Date()), LATIDO_MS);
  try {
    return await trabajo();
  } finally {
    clearInterval(latido);
    rmSync(CERROJO, { recursive: true, force: true });
  }
}

function exigirEscritura() {
  try {
    mkdirSync(CARPETA, { recursive: true });
    accessSync(CARPETA, constants.W_OK);
  } catch (error) {
    throw new ArranqueImposible(
      `Falta preparar el producto y no se puede escribir en ${RAIZ} (${error.code}): dale permiso a este usuario o iniciá una vez como su dueño.`,
    );
  }
}

function tomar() {
  try {
    mkdirSync(CERROJO);
    writeFileSync(join(CERROJO, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A killed set-up cannot let go. Its lock is taken away by renaming, which only one of those who wait can do. */
function quitarAbandonado() {
  try {
    const pid = Number(readFileSync(join(CERROJO, 'pid'), 'utf8'));
    const callado = Date.now() - statSync(CERROJO).mtimeMs > ABANDONADO_MS;
    if (!callado && (!pid || estaVivo(pid))) return;
    const aparte = `${CERROJO}-${process.pid}`;
    renameSync(CERROJO, aparte);
    rmSync(aparte, { recursive: true, force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function estaVivo(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
