import { type ClaveTributaria, explicarCuit, formatearCuit, leerCuit } from '#comun/cuit.ts';
import { fail, ok, type Result } from '#comun/result.ts';

/** ARCA codes of identification (`argentina.md` 1.1). */
export const TIPOS_DE_DOCUMENTO = ['80', '86', '87', '96', '94', '91', '99'] as const;
export type TipoDeDocumento = (typeof TIPOS_DE_DOCUMENTO)[number];

export const nombreDeDocumento = {
  '80': 'CUIT',
  '86': 'CUIL',
  '87': 'CDI',
  '96': 'DNI',
  '94': 'Pasaporte',
  '91': 'Documento extranjero',
  '99': 'Sin identificar',
} as const satisfies Record<TipoDeDocumento, string>;

export type Documento = { readonly tipo: TipoDeDocumento; readonly numero: string | null };

/** Reads a document as people write it. The value is how it is stored; the error says what to correct. */
export function leerDocumento(tipo: TipoDeDocumento, escrito: string | null | undefined): Result<Documento, string> {
  const texto = (escrito ?? '').trim();
  if (tipo === '99') return sinIdentificar(texto);
  if (texto === '') return fail(`Completá el número de ${nombreDeDocumento[tipo]}.`);
  const numero = lectores[tipo](texto);
  return numero.ok ? ok({ tipo, numero: numero.value }) : numero;
}

/** ARCA writes the absent number as 0. */
function sinIdentificar(texto: string): Result<Documento, string> {
  if (texto === '' || texto === '0') return ok({ tipo: '99', numero: null });
  return fail('Sin identificar no lleva número. Elegí el tipo de documento, o borrá el número.');
}

type Lector = (texto: string) => Result<string, string>;

const clave =
  (tipo: ClaveTributaria): Lector =>
  (texto) => {
    const leido = leerCuit(texto, tipo);
    return leido.ok ? leido : fail(explicarCuit(leido.error, tipo));
  };

const lectores: Readonly<Record<Exclude<TipoDeDocumento, '99'>, Lector>> = {
  '80': clave('CUIT'),
  '86': clave('CUIL'),
  '87': (texto) => {
    const digitos = texto.replace(/[\s-]/g, '');
    return /^\d{11}$/.test(digitos) ? ok(digitos) : fail('Un CDI tiene 11 números. Revisalo.');
  },
  '96': (texto) => {
    const digitos = texto.replace(/[\s.]/g, '');
    // Zeros in front are no numbers of it: what is left has to be read again whenever the cliente changes.
    const numero = digitos.replace(/^0+/, '');
    const sirve = /^\d{6,8}$/.test(digitos) && numero.length >= 6;
    return sirve ? ok(numero) : fail('Un DNI tiene de 6 a 8 números. Revisalo.');
  },
  '94': extranjero('Un pasaporte'),
  '91': extranjero('Un documento extranjero'),
};

function extranjero(que: string): Lector {
  return (texto) => {
    const numero = texto.replace(/[\s.-]/g, '').toUpperCase();
    return /^[A-Z0-9]{3,20}$/.test(numero) ? ok(numero) : fail(`${que} lleva de 3 a 20 letras y números. Revisalo.`);
  };
}

/** How a document is shown: "CUIT 30-70707070-2", "DNI 12.345.678", "Sin identificar". */
export function formatearDocumento({
  tipo,
  numero,
}: {
  readonly tipo: string;
  readonly numero: string | null;
}): string {
  const nombre = nombreDeDocumento[tipo as TipoDeDocumento] ?? tipo;
  return numero === null ? nombre : `${nombre} ${formatearNumero(tipo, numero)}`;
}

export function formatearNumero(tipo: string, numero: string): string {
  if (tipo === '96') return numero.replace(/\B(?=(\d{3})+$)/g, '.');
  return tipo === '80' || tipo === '86' || tipo === '87' ? formatearCuit(numero) : numero;
}
