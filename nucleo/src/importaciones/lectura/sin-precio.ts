import { decimal } from '#comun/decimal.ts';
import { DECIMALES_UNITARIO } from '#comun/dinero.ts';
import { normaCodigo } from '#comun/texto.ts';
import { sinMoneda } from './moneda-escrita.ts';
import type { Lector, Tabla } from './tabla.ts';
import { importeDe } from './valores.ts';

const SIN_PRECIO: ReadonlySet<string> = new Set(
  [
    'consultar',
    'a consultar',
    'consulte',
    'consultar precio',
    'precio a consultar',
    's/p',
    's/precio',
    'sin precio',
  ].map(normaCodigo),
);

/** Whether what is written where a price goes says that there is none: «Consultar», «S/P», a dash, also behind the sign of a currency. */
export function diceSinPrecio(escrito: string): boolean {
  const texto = sinMoneda(escrito).trim();
  return /^[-–—]+$/.test(texto) || SIN_PRECIO.has(normaCodigo(texto));
}

/**
 * The amount that is all a row is about. Nothing, what says that there is none, and zero, which is nearly always an empty one, are
 * no amount, and `motivo` says what becomes of it.
 */
export function importeQueTrae<Campo extends string>(
  lector: Lector<Campo>,
  tabla: Tabla,
  campo: Campo,
  motivo: string,
): string | undefined {
  const escrito = lector.texto(campo, 40);
  const noTrae = sinMoneda(escrito) === '' || diceSinPrecio(escrito);
  const importe = noTrae
    ? undefined
    : importeDe(lector, tabla, campo, { decimales: DECIMALES_UNITARIO, enteros: 10, conMoneda: true });
  if (noTrae || (importe !== undefined && decimal(importe).eq(0))) lector.rechazar(campo, motivo);
  return importe;
}
