import { CONDICIONES_IVA, CONSUMIDOR_FINAL, type CondicionIva } from '#comun/condicion-iva.ts';
import { explicarCuit, leerCuit } from '#comun/cuit.ts';
import { fail, ok, type Result } from '#comun/result.ts';

const NO_CATEGORIZADO = 7 satisfies CondicionIva;
const DEL_EXTERIOR = 8 satisfies CondicionIva;
const CLIENTE_DEL_EXTERIOR = 9 satisfies CondicionIva;

/** Who sells to us is no Consumidor Final, nor a customer abroad. */
export const CONDICIONES_DE_PROVEEDOR: readonly CondicionIva[] = CONDICIONES_IVA.filter(
  (codigo) => codigo !== CONSUMIDOR_FINAL && codigo !== CLIENTE_DEL_EXTERIOR,
);

/** Those abroad have no CUIT, and one nobody categorised may have none yet. */
const pideCuit = (condicionIva: CondicionIva): boolean =>
  condicionIva !== DEL_EXTERIOR && condicionIva !== NO_CATEGORIZADO;

/** Reads the CUIT of a proveedor with its condición IVA (INV-46): eleven digits, or null where it may be missing. */
export function leerCuitDeProveedor(
  escrito: string | null | undefined,
  condicionIva: CondicionIva,
): Result<string | null, string> {
  const texto = (escrito ?? '').trim();
  if (texto === '') {
    return pideCuit(condicionIva) ? fail('Esa condición frente al IVA pide CUIT.') : ok(null);
  }
  const leido = leerCuit(texto);
  return leido.ok ? leido : fail(explicarCuit(leido.error));
}
