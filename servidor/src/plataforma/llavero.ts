import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps secrets that the server must read again: the database holds them encrypted, the key is a file of DATA_DIR
 * (`seguridad.md` 3.11). AES-256-GCM with a random nonce.
 */
export type Llavero = {
  /** `dueno` is bound to the result: it is read back for the same one or not at all. */
  readonly cifrar: (secreto: Uint8Array, dueno: string) => { readonly claveId: string; readonly cifrado: Buffer };
  readonly descifrar: (claveId: string, cifrado: Uint8Array, dueno: string) => Buffer;
};

const ALGORITMO = 'aes-256-gcm';
const LARGO_DE_CLAVE = 32;
const NONCE = 12;
const SELLO = 16;
const EXTENSION = '.clave';

/** Opens the keys of DATA_DIR, making the first one. The newest encrypts; the others still read what they wrote. */
export function abrirLlavero(dataDir: string): Llavero {
  const carpeta = join(dataDir, 'claves');
  const claves = new Map(leerClaves(carpeta));
  if (claves.size === 0) {
    const id = `${new Date().toISOString().slice(0, 10)}-${randomBytes(4).toString('hex')}`;
    claves.set(id, crearClave(carpeta, id, dataDir));
  }
  const actual = [...claves.keys()].sort().at(-1) ?? '';
  const claveDe = (id: string): Buffer => {
    const clave = claves.get(id);
    if (!clave) throw new Error(`the key ${id} is not in ${carpeta}`);
    return clave;
  };
  return {
    cifrar: (secreto, dueno) => {
      const nonce = randomBytes(NONCE);
      const cifrador = createCipheriv(ALGORITMO, claveDe(actual), nonce).setAAD(Buffer.from(dueno));
      const cuerpo = Buffer.concat([cifrador.update(secreto), cifrador.final()]);
      return { claveId: actual, cifrado: Buffer.concat([nonce, cifrador.getAuthTag(), cuerpo]) };
    },
    descifrar: (claveId, cifrado, dueno) => {
      const descifrador = createDecipheriv(ALGORITMO, claveDe(claveId), cifrado.subarray(0, NONCE))
        .setAAD(Buffer.from(dueno))
        .setAuthTag(cifrado.subarray(NONCE, NONCE + SELLO));
      return Buffer.concat([descifrador.update(cifrado.subarray(NONCE + SELLO)), descifrador.final()]);
    },
  };
}

function leerClaves(carpeta: string): [string, Buffer][] {
  mkdirSync(carpeta, { recursive: true, mode: 0o700 });
  return readdirSync(carpeta)
    .filter((nombre) => nombre.endsWith(EXTENSION))
    .map((nombre) => {
      const clave = Buffer.from(readFileSync(join(carpeta, nombre), 'utf8').trim(), 'hex');
      if (clave.length !== LARGO_DE_CLAVE) throw new Error(`${join(carpeta, nombre)} is not a key`);
      return [nombre.slice(0, -EXTENSION.length), clave];
    });
}

function crearClave(carpeta: string, id: string, dataDir: string): Buffer {
  const clave = randomBytes(LARGO_DE_CLAVE);
  const ruta = join(carpeta, `${id}${EXTENSION}`);
  writeFileSync(ruta, `${clave.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  // What root writes in somebody's DATA_DIR belongs to that somebody, who may start it next.
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(dataDir);
    for (const una of [carpeta, ruta]) chownSync(una, uid, gid);
  }
  return clave;
}
