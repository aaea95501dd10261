import { fail, ok, type Result } from '#comun/result.ts';

type Debil = { readonly code: 'acceso.pin_debil'; readonly data: object };

const SUBE = '01234567890';
const BAJA = [...SUBE].reverse().join('');
/** Down the middle of the keys, and what else every list of common ones begins with. */
const COMUNES = new Set(['2580', '0852', '1122', '2211', '1004', '147258', '159753', '159357']);

/** Whether a PIN may open a shared terminal: what somebody would try first is refused (GAP-10). */
export function exigirPin(pin: string): Result<string, Debil> {
  const seRepite = /^(\d{1,4})\1+$/.test(pin);
  const esCorrida = SUBE.includes(pin) || BAJA.includes(pin);
  const esAnio = /^(19|20)\d\d$/.test(pin);
  return seRepite || esCorrida || esAnio || COMUNES.has(pin) ? fail({ code: 'acceso.pin_debil', data: {} }) : ok(pin);
}
