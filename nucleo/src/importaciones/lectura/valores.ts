import { IVAS, type Iva } from '#articulos/iva.ts';
import type { Moneda } from '#articulos/precios/moneda.ts';
import { nombreDeDocumento, TIPOS_DE_DOCUMENTO, type TipoDeDocumento } from '#clientes/documento.ts';
import { CONDICIONES_IVA, type CondicionIva, condicionCorta, nombreDeCondicion } from '#comun/condicion-iva.ts';
import { decimal } from '#comun/decimal.ts';
import { normaCodigo } from '#comun/texto.ts';
import { monedaEscrita, sinMoneda } from './moneda-escrita.ts';
import { leerNumero } from './numeros.ts';
import type { Lector, Tabla } from './tabla.ts';

/** What an empty cell means: leave the field as it is, or clear it. */
export type Vacios = { readonly vaciosBorran: boolean };

/**
 * A text that a file may bring: nothing when it does not bring the column, or brings it empty and empty leaves the
 * field as it is; `''` when it clears it.
 */
export function textoOpcional<Campo extends string>(
  lector: Lector<Campo>,
  { lugares }: Pick<Tabla, 'lugares'>,
  campo: Campo,
  { maximo, vaciosBorran }: Vacios & { readonly maximo: number },
): string | undefined {
  if (lugares[campo] === undefined) return undefined;
  const texto = lector.texto(campo, maximo);
  return texto === '' && !vaciosBorran ? undefined : texto;
}

/** What an empty cell clears is nothing at all, not an empty text. */
export const anulable = (texto: string | undefined): string | null | undefined => (texto === '' ? null : texto);

/** One of a few; nothing, with its reason said, when the cell is none of them. */
export function opcion<Campo extends string, Valor>(
  lector: Lector<Campo>,
  campo: Campo,
  leer: (texto: string) => Valor | undefined,
  motivo: string,
): Valor | undefined {
  const texto = lector.texto(campo, 60);
  if (texto === '') return undefined;
  const valor = leer(texto);
  if (valor === undefined) lector.rechazar(campo, motivo);
  return valor;
}

type LimitesDeImporte = {
  readonly decimales: number;
  readonly enteros: number;
  /** The currency that the cell is written with is read too (`monedaDe`). */
  readonly conMoneda?: boolean;
};

/** Decimal text of zero or more; nothing, with its reason said, when the cell is no such number. */
export function importeDe<Campo extends string>(
  lector: Lector<Campo>,
  { signo }: Pick<Tabla, 'signo'>,
  campo: Campo,
  { conMoneda = false, ...limites }: LimitesDeImporte,
): string | undefined {
  const celda = lector.numero(campo, 40);
  const escrito = sinMoneda(celda);
  if (escrito === '') return undefined;
  if (!conMoneda && monedaEscrita(celda) === 'USD') {
    lector.rechazar(campo, 'Está en dólares y acá no se elige la moneda: pasalo a la que va y escribilo sin el signo.');
    return undefined;
  }
  const numero = leerNumero(escrito, { signo, ...limites });
  if (!numero.ok) lector.rechazar(campo, numero.error);
  else if (decimal(numero.value).lt(0)) lector.rechazar(campo, 'No puede ser negativo.');
  else return numero.value;
  return undefined;
}

const SI = new Set(['SI', 'S', '1', 'X', 'TRUE', 'VERDADERO', 'YES', 'Y']);
const NO = new Set(['NO', 'N', '0', 'FALSE', 'FALSO']);

/** Yes or no as spreadsheets write it; nothing when it is neither. */
export function leerSiNo(texto: string): boolean | undefined {
  const norma = normaCodigo(texto);
  if (SI.has(norma)) return true;
  return NO.has(norma) ? false : undefined;
}

export const NO_ES_IVA = 'No es una alícuota de IVA: va 21, 10,5, 27, 5, 2,5, 0, Exento o No gravado.';

/** A rate of IVA: "21", "21 %", "10,5", "0,105" as a fraction, "Exento", "No gravado". */
export function leerIva(texto: string): Iva | undefined {
  const norma = normaCodigo(texto);
  if (norma === 'EXENTO' || norma === 'EX') return 'EXENTO';
  if (norma === 'NOGRAVADO' || norma === 'NG') return 'NO_GRAVADO';
  const cifra = texto
    .replace(/[%\s]|IVA/gi, '')
    .replace(',', '.')
    .trim();
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(cifra)) return undefined;
  const tasa = decimal(cifra);
  return IVAS.find((iva) => /^\d/.test(iva) && (tasa.eq(iva) || (tasa.gt(0) && tasa.times(100).eq(iva))));
}

const NO_ES_MONEDA = 'No es una moneda que se use: va $, ARS, U$S o USD.';

const MONEDAS_ESCRITAS: Readonly<Record<string, Moneda>> = {
  ARS: 'ARS',
  PESO: 'ARS',
  PESOS: 'ARS',
  AR: 'ARS',
  USD: 'USD',
  US: 'USD',
  DOLAR: 'USD',
  DOLARES: 'USD',
  DOL: 'USD',
};

/** A currency as people write it: "$", "ARS", "U$S", "Dólares". */
export const leerMoneda = (texto: string): Moneda | undefined =>
  texto === '$' ? 'ARS' : MONEDAS_ESCRITAS[normaCodigo(texto.replace(/U\$S|US\$|U\$D/i, 'USD'))];

const DOS_MONEDAS = 'Está escrito en una moneda y la columna de la moneda dice otra: corregí una de las dos.';

/** The currency of a row, by its own column or by what its amount is written with; nothing when neither says it. */
export function monedaDe<Campo extends string>(lector: Lector<Campo | 'moneda'>, importe: Campo): Moneda | undefined {
  const dicha = opcion(lector, 'moneda', leerMoneda, NO_ES_MONEDA);
  const escrita = monedaEscrita(lector.numero(importe, 40));
  if (dicha !== undefined && escrita !== undefined && dicha !== escrita) lector.rechazar(importe, DOS_MONEDAS);
  return dicha ?? escrita;
}

/** What keeps from knowing which currency an amount is in, when the rest of its row does not hang on it; nothing when it is known. */
export function dudaDeMoneda<Campo extends string>(
  lector: Lector<Campo | 'moneda'>,
  importe: Campo,
): { readonly valor: string; readonly motivo: string } | undefined {
  const columna = lector.texto('moneda', 60);
  if (columna === '') return undefined;
  const dicha = leerMoneda(columna);
  const celda = lector.texto(importe, 40);
  if (dicha === undefined) return { valor: `${columna} ${celda}`, motivo: NO_ES_MONEDA };
  const escrita = monedaEscrita(celda);
  return escrita === undefined || escrita === dicha ? undefined : { valor: celda, motivo: DOS_MONEDAS };
}

const TIPOS: Readonly<Record<string, 'PRODUCTO' | 'SERVICIO' | 'KIT'>> = {
  PRODUCTO: 'PRODUCTO',
  P: 'PRODUCTO',
  ARTICULO: 'PRODUCTO',
  SERVICIO: 'SERVICIO',
  S: 'SERVICIO',
  KIT: 'KIT',
  COMBO: 'KIT',
};
export const leerTipoDeArticulo = (texto: string): 'PRODUCTO' | 'SERVICIO' | 'KIT' | undefined =>
  TIPOS[normaCodigo(texto)];

const documentos = new Map<string, TipoDeDocumento>([
  ...TIPOS_DE_DOCUMENTO.flatMap((tipo): [string, TipoDeDocumento][] => [
    [tipo, tipo],
    [normaCodigo(nombreDeDocumento[tipo]), tipo],
  ]),
  ['PAS', '94'],
  ['DOCUMENTO', '96'],
  ['SINIDENTIFICACION', '99'],
  ['NINGUNO', '99'],
]);

/** A kind of document by its name or its ARCA code. */
export const leerTipoDeDocumento = (texto: string): TipoDeDocumento | undefined => documentos.get(normaCodigo(texto));

/** Without its kind, a number tells it: eleven digits are a CUIT, six to eight a DNI, nothing or 0 nobody identified. */
export function tipoPorNumero(numero: string): TipoDeDocumento | undefined {
  const cifras = numero.replace(/[\s.-]/g, '');
  if (/^0*$/.test(cifras)) return '99';
  if (/^\d{11}$/.test(cifras)) return '80';
  return /^\d{6,8}$/.test(cifras) ? '96' : undefined;
}

const APODOS_DE_CONDICION: readonly (readonly [string, CondicionIva])[] = [
  ['RI', 1],
  ['Inscripto', 1],
  ['Responsable', 1],
  ['IVA Responsable Inscripto', 1],
  ['IVA Sujeto Exento', 4],
  ['Exento', 4],
  ['EX', 4],
  ['CF', 5],
  ['Final', 5],
  ['A Consumidor Final', 5],
  ['MT', 6],
  ['MO', 6],
  ['Monotributista', 6],
  ['Responsable Monotributo', 6],
];
const condiciones = new Map<string, CondicionIva>([
  ...CONDICIONES_IVA.flatMap((codigo): [string, CondicionIva][] => [
    [String(codigo), codigo],
    [normaCodigo(nombreDeCondicion(codigo)), codigo],
    [normaCodigo(condicionCorta(codigo)), codigo],
  ]),
  ...APODOS_DE_CONDICION.map(([apodo, codigo]): [string, CondicionIva] => [normaCodigo(apodo), codigo]),
]);

/** A condition before IVA by its name, its usual abbreviation or its ARCA code. */
export const leerCondicionIva = (texto: string): CondicionIva | undefined => condiciones.get(normaCodigo(texto));
