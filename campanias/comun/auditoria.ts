import { auditarDocumentos } from './auditoria-documentos.ts';
import { auditarMotor } from './auditoria-motor.ts';
import { auditarRegistros } from './auditoria-registros.ts';
import type { Violacion } from './campania.ts';
import type { Historia } from './historia.ts';
import { conDb, type Sitio } from './sitio.ts';

/**
 * `registros` compares the history with the keys, the trail and the documents (I1, I2, I3, I9): quick, for every round.
 * `completa` adds the product's own self-check, numbers, indexes and checksums (I4 to I10).
 */
export type Alcance = 'registros' | 'completa';

/**
 * The standard audit of a database nobody is writing to. Every operation of the history must be resolved before: what
 * is still unknown is a violation. Operations whose answers are not in the history must be told apart by the tables:
 * imports by their `comprobante_externo` and their `IMP` codes.
 */
export async function auditar(
  sitio: Sitio,
  historia: Historia,
  alcance: Alcance = 'completa',
): Promise<readonly Violacion[]> {
  const hechas = historia.hechas();
  const sueltas = historia.sinResolver().map(({ tipo, clave }) => ({
    invariante: 'I1',
    que: 'operación sin resolver: el servidor nunca contestó',
    datos: { tipo, clave },
  }));
  const halladas = await conDb(sitio.urlDeBase(), async (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => [
        ...(await auditarRegistros(tx, hechas)),
        ...(await auditarDocumentos(tx, hechas)),
        ...(alcance === 'completa' ? await auditarMotor(tx, sitio.urlDeSuperusuario()) : []),
      ]),
  );
  return [...sueltas, ...halladas];
}
