import { normaCodigo } from '#comun/texto.ts';
import { sinMoneda } from './moneda-escrita.ts';

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
