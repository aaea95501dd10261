import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { rechazar } from '#http/regla-rota.ts';

const derivar = promisify(argon2);

/** `seguridad.md` 3.4: 64 MiB, three passes. They travel in the text, so raising them keeps old hashes readable. */
const MEMORIA_KIB = 65_536;
const PASADAS = 3;
const CARRILES = 1;
const LARGO = 32;

const A_LA_VEZ = 2;
const EN_COLA = 50;

let activos = 0;
const cola: (() => void)[] = [];

/**
 * Two hashes at a time and a short queue: otherwise logging in would be the cheapest way to stop the server.
 * This guards one process' memory; who may try again is decided in the database (`intentos.repo.ts`).
 */
export async function porTurno<Value>(trabajo: () => Promise<Value>): Promise<Value> {
  if (activos < A_LA_VEZ) activos += 1;
  else {
    if (cola.length >= EN_COLA) rechazar('acceso.ocupado', {});
    await new Promise<void>((listo) => cola.push(listo));
  }
  try {
    return await trabajo();
  } finally {
    // Handed over, not given back: nobody slips in between.
    const siguiente = cola.shift();
    if (siguiente) siguiente();
    else activos -= 1;
  }
}

const PARAMETROS = `$argon2id$v=19$m=${MEMORIA_KIB},t=${PASADAS},p=${CARRILES}$`;

/** The PHC string of a password, with a salt of its own. */
export const crearHash = (contrasena: string): Promise<string> => porTurno(() => crearHashEnTurno(contrasena));

/** The same, for who holds a turn already. */
export async function crearHashEnTurno(contrasena: string): Promise<string> {
  const sal = randomBytes(16);
  const clave = await calcular(contrasena, sal, MEMORIA_KIB, PASADAS, CARRILES);
  return `${PARAMETROS}${sinRelleno(sal)}$${sinRelleno(clave)}`;
}

/** Whether a hash was made with other parameters than those of today: a login is the moment to make it again. */
export const esDeAntes = (hash: string): boolean => !hash.startsWith(PARAMETROS);

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A hash nobody's password has, so that an unknown user costs the same time as a known one. */
const SENUELO = `${PARAMETROS}${sinRelleno(Buffer.alloc(16))}$${sinRelleno(Buffer.alloc(LARGO))}`;

/**
 * Whether a password is the one behind a hash. Without a hash it takes the same time and is false. The caller holds a
 * turn (`porTurno`), so that what a failure costs is written down before the next guess is looked at.
 */
export async function verificarHash(contrasena: string, hash: string | undefined): Promise<boolean> {
  const [, m, t, p, sal, esperada] = PHC.exec(hash ?? SENUELO) ?? [];
  if (!m || !t || !p || !sal || !esperada) throw new Error('credential is not an argon2id PHC string');
  const clave = await calcular(contrasena, Buffer.from(sal, 'base64'), Number(m), Number(t), Number(p));
  return timingSafeEqual(clave, Buffer.from(esperada, 'base64')) && hash !== undefined;
}

const calcular = (contrasena: string, nonce: Buffer, memory: number, passes: number, parallelism: number) =>
  derivar('argon2id', { message: contrasena, nonce, memory, passes, parallelism, tagLength: LARGO });

function sinRelleno(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** A secret for a cookie or a key: 32 random bytes. */
export const crearSecreto = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret with 256 bits of its own: no salt is needed. */
export const huellaDeSecreto = (secreto: string): Buffer => createHash('sha256').update(secreto).digest();
