import { DatabaseSync } from 'node:sqlite';
import { setTimeout as esperarMs } from 'node:timers/promises';
import { frases, MotorImposible } from './frases.ts';

export type Cerrojo = { readonly soltar: () => void };
export type Modo = 'exclusivo' | 'compartido';

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;
const PAUSA_MS = 10;

/**
 * Takes a lock on a file, or answers `undefined` when another process holds it. The lock belongs to the kernel (through
 * SQLite's file locks), so a killed process never leaves one behind and two processes never both believe they hold it.
 */
export function tomarCerrojo(ruta: string, modo: Modo): Cerrojo | undefined {
  const archivo = new DatabaseSync(ruta, { timeout: 0 });
  try {
    archivo.exec(modo === 'exclusivo' ? 'begin exclusive' : 'begin');
    if (modo === 'compartido') archivo.prepare('select count(*) from sqlite_schema').get();
  } catch (error) {
    archivo.close();
    const { errcode } = error as { readonly errcode?: number };
    if (errcode === SQLITE_BUSY) return undefined;
    // Never put right by us: whoever holds the lock holds this very file.
    if (errcode === SQLITE_NOTADB || errcode === SQLITE_CORRUPT) throw new MotorImposible(frases.cerrojoIlegible(ruta));
    throw error;
  }
  let tomado = true;
  return {
    soltar: () => {
      if (tomado) archivo.close();
      tomado = false;
    },
  };
}

/** Waits for the lock until `limiteMs` have passed; `undefined` when it never came free. */
export async function esperarCerrojo(ruta: string, modo: Modo, limiteMs: number): Promise<Cerrojo | undefined> {
  const limite = performance.now() + limiteMs;
  for (;;) {
    const cerrojo = tomarCerrojo(ruta, modo);
    if (cerrojo || performance.now() > limite) return cerrojo;
    await esperarMs(PAUSA_MS);
  }
}
