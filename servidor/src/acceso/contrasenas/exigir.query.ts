import { exigirContrasena } from '@trastienda/nucleo/acceso/contrasena.ts';
import { crearHash } from '#acceso/hash.ts';
import type { Db, Tx } from '#db/db.ts';
import { exigir } from '#http/regla-rota.ts';
import { contrasenasConocidas } from './comunes.ts';

// Reads sucursal, of another room: hence a query.

type Nueva = {
  readonly contrasena: string;
  /** What is known of its owner: name, e-mail, alias. */
  readonly persona: readonly (string | null)[];
  /** Whether a second factor stands behind it. */
  readonly conFactor?: boolean;
};

/** Refuses a password that may not protect an account, saying why. */
export async function exigirContrasenaNueva(db: Db | Tx, { contrasena, persona, conFactor }: Nueva): Promise<void> {
  const sucursales = await db.selectFrom('sucursal').select('nombre').execute();
  exigir(
    exigirContrasena(
      contrasena,
      persona.filter((uno) => uno !== null),
      {
        conFactor: conFactor ?? false,
        empresa: sucursales.map(({ nombre }) => nombre),
        esConocida: await contrasenasConocidas(),
      },
    ),
  );
}

/** The hash of a password that somebody writes for a new account, once it was found good enough. */
export async function prepararContrasena(db: Db, contrasena: string, persona: readonly string[]): Promise<string> {
  await exigirContrasenaNueva(db, { contrasena, persona });
  return crearHash(contrasena);
}
