import crypto from 'node:crypto';

/** What `contrasenas-baratas.ts` leaves on the function it takes the place of, whoever loads it and however often. */
export const MARCA = Symbol.for('trastienda.contrasenas-baratas');

type Costo = { entero: boolean };
type Marcada = typeof crypto.argon2 & { [MARCA]?: Costo };

const costo = (): Costo | undefined => (crypto.argon2 as Marcada)[MARCA];

/** Whether this process hashes passwords for next to nothing. */
export const sonBaratas = (): boolean => costo() !== undefined;

/** Passwords are hashed with their whole cost while `trabajo` runs. */
export async function conCostoEntero<Value>(trabajo: () => Promise<Value>): Promise<Value> {
  const de = costo();
  if (!de) return trabajo();
  de.entero = true;
  try {
    return await trabajo();
  } finally {
    de.entero = false;
  }
}
