import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { chownSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Llavero } from '#http/entorno.ts';
import { sincronizar } from '#sincronizar.ts';

const CARPETA = 'claves';
const ARCHIVO = 'segundo-factor.json';
const LARGO = 32;
const NONCE = 12;
const SELLO = 16;

/** `actual` encrypts; the others only read what they encrypted in their day. */
const Guardadas = z.object({ actual: z.string(), claves: z.record(z.string(), z.string()) });
type Guardadas = z.infer<typeof Guardadas>;

/**
 * The keys that encrypt the secrets of second factors: in DATA_DIR/claves with mode 0600, made at the first start, never
 * in the database nor in its backups. Several nodes on one database need the same file. It is looked at again when it
 * changed: keys are added to it while servers run (`rotarLlavero`).
 */
export function abrirLlavero(dataDir: string): Llavero {
  let guardadas = leerOCrear(dataDir);
  let sello = selloDe(dataDir);
  const alDia = (): Guardadas => {
    const ahora = selloDe(dataDir);
    if (ahora !== undefined && ahora !== sello) {
      guardadas = leer(rutaDe(dataDir));
      sello = ahora;
    }
    return guardadas;
  };
  const claveDe = (id: string): Buffer => {
    const clave = alDia().claves[id];
    if (clave === undefined) throw new Error(`no key ${id} in ${CARPETA}/${ARCHIVO}: was it left behind in a move?`);
    return Buffer.from(clave, 'base64');
  };
  return {
    cifrar: (secreto, dueno) => {
      const { actual } = alDia();
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', claveDe(actual), nonce).setAAD(Buffer.from(dueno));
      const cuerpo = Buffer.concat([cipher.update(secreto), cipher.final()]);
      return { claveId: actual, cifrado: Buffer.concat([nonce, cipher.getAuthTag(), cuerpo]) };
    },
    descifrar: (claveId, cifrado, dueno) => {
      const bytes = Buffer.from(cifrado);
      const decipher = createDecipheriv('aes-256-gcm', claveDe(claveId), bytes.subarray(0, NONCE), {
        authTagLength: SELLO,
      })
        .setAAD(Buffer.from(dueno))
        .setAuthTag(bytes.subarray(NONCE, NONCE + SELLO));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + SELLO)), decipher.final()]);
    },
  };
}

/**
 * Adds a key, which is the one that encrypts from now on; those of before stay, for what they encrypted and for the backups that
 * hold it. One at a time: whoever calls it sees to that.
 */
export function rotarLlavero(dataDir: string): void {
  const { claves } = leerOCrear(dataDir);
  const { actual, claves: nuevas } = claveNueva();
  const ruta = rutaDe(dataDir);
  const borrador = escribirBorrador(dataDir, { actual, claves: { ...claves, ...nuevas } });
  entregarAlDuenio(dataDir, [borrador]);
  renameSync(borrador, ruta);
  // What is written under the key outlives a power cut, maybe on another machine: so does the name of the file that has it.
  sincronizar(join(dataDir, CARPETA));
}

const rutaDe = (dataDir: string): string => join(dataDir, CARPETA, ARCHIVO);

/** Tells one version of the file from the next; nothing when it is away, and then what was read goes on serving. */
function selloDe(dataDir: string): string | undefined {
  const datos = statSync(rutaDe(dataDir), { bigint: true, throwIfNoEntry: false });
  return datos && `${datos.ino} ${datos.mtimeNs}`;
}

function escribirBorrador(dataDir: string, guardadas: Guardadas): string {
  const borrador = join(dataDir, CARPETA, `.${ARCHIVO}.${randomBytes(6).toString('hex')}`);
  writeFileSync(borrador, JSON.stringify(guardadas), { mode: 0o600, flush: true });
  return borrador;
}

function leerOCrear(dataDir: string): Guardadas {
  const carpeta = join(dataDir, CARPETA);
  const ruta = rutaDe(dataDir);
  try {
    return leer(ruta);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(carpeta, { recursive: true, mode: 0o700 });
  // Written whole under another name and then linked: of two that start at once one wins, and both read the same.
  const borrador = escribirBorrador(dataDir, claveNueva());
  try {
    linkSync(borrador, ruta);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(borrador);
  }
  entregarAlDuenio(dataDir, [carpeta, ruta]);
  sincronizar(carpeta);
  return leer(ruta);
}

const leer = (ruta: string): Guardadas => Guardadas.parse(JSON.parse(readFileSync(ruta, 'utf8')));

function claveNueva(): Guardadas {
  const clave = randomBytes(LARGO);
  // Named after itself, so that a key put in the place of another is noticed.
  const id = createHash('sha256').update(clave).digest('hex').slice(0, 16);
  return { actual: id, claves: { [id]: clave.toString('base64') } };
}

/** What root creates inside somebody's directory belongs to that somebody, who may come later without being root. */
function entregarAlDuenio(dataDir: string, rutas: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  for (const ruta of rutas) chownSync(ruta, uid, gid);
}
