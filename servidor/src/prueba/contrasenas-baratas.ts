import crypto, { type Argon2Algorithm, type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { MARCA, sonBaratas } from './costo-de-contrasenas.ts';

// Comes before the product (`setupFiles`, or `node --import` in the processes that a short campaign starts): hundreds of
// passwords are hashed there, and what is tried is what comes of each, so one pass over little memory is enough. The
// product has no setting that could weaken them; their whole cost is checked in `acceso/hash.test.ts`.

const MEMORIA_KIB = 64;
const deVeras = crypto.argon2;

/** What it would have cost goes in as data: with other parameters the same password has another hash here too. */
function abaratar(algoritmo: Argon2Algorithm, parametros: Argon2Parameters): Argon2Parameters {
  const { memory, passes } = parametros;
  const associatedData = Buffer.from(`${algoritmo} ${memory} ${passes}`);
  return { ...parametros, memory: MEMORIA_KIB, passes: 1, associatedData };
}

// Once for a process, however many test files it runs.
if (!sonBaratas()) {
  const costo = { entero: false };
  const barata: typeof deVeras = (algoritmo, parametros, listo) =>
    deVeras(algoritmo, costo.entero ? parametros : abaratar(algoritmo, parametros), listo);
  crypto.argon2 = Object.assign(barata, { [MARCA]: costo });
  syncBuiltinESMExports();
}
