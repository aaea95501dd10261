import { decimal, decimalesUsados, textoDecimal } from '#comun/decimal.ts';
import { escribirDia, escribirNumero } from '#comun/escribir-numero.ts';
import { esDia } from '#comun/fecha.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { normaCodigo } from '#comun/texto.ts';

/** What a campo may hold (ART-18). It is settled when it is created: its values are kept so. */
export const TIPOS_DE_CAMPO = ['NUMERO', 'LISTA', 'TEXTO', 'SI_NO', 'FECHA'] as const;
export type TipoDeCampo = (typeof TIPOS_DE_CAMPO)[number];

/** So many in the whole business: each may be a column of the table. */
export const MAXIMO_DE_CAMPOS = 200;
export const MAXIMO_DE_OPCIONES = 100;
export const MAXIMO_DE_DECIMALES = 3;
export const LARGO_DE_NOMBRE = 40;
export const LARGO_DE_TEXTO = 200;

export type OpcionDeCampo = { readonly id: string; readonly nombre: string; readonly activa: boolean };

export type Campo = {
  readonly id: string;
  readonly nombre: string;
  readonly tipo: TipoDeCampo;
  /** What a number is measured in, as people write it; empty for the rest. */
  readonly unidad: string;
  readonly decimales: number;
  readonly opciones: readonly OpcionDeCampo[];
};

/** As a column or a label calls it: «Diámetro (mm)». */
export const tituloDeCampo = ({ nombre, unidad }: Pick<Campo, 'nombre' | 'unidad'>): string =>
  unidad === '' ? nombre : `${nombre} (${unidad})`;

/** What every artículo says already, in normal form: a campo of that name would be one or the other. */
const PROPIOS = new Set(
  ['Código', 'Descripción', 'Marca', 'Rubro', 'Familia', 'Subfamilia', 'Unidad', 'Tipo', 'IVA', 'Precio', 'Estado']
    .concat(['Observaciones', 'Código de barras', 'Código original', 'Código alternativo', 'Permite negativo'])
    .map(normaCodigo),
);

/** What is wrong with a name for a campo; null when nothing is. */
export function problemaDeNombre(nombre: string): string | null {
  const norma = normaCodigo(nombre);
  if (norma === '') return 'Tiene que llevar al menos una letra o un número.';
  return PROPIOS.has(norma) ? 'Todos los artículos tienen ya un dato que se llama así.' : null;
}

const NUMERO = /^-?\d{1,10}(\.\d+)?$/;

/**
 * A value as it is kept: a number without zeros at its end, the id of an option, text without spaces at its ends, `true` or
 * `false`, a day. The error is what to tell people. `previo` is what it had: an option taken away stays where it was.
 */
export function leerValor(campo: Campo, valor: string, previo: string | null = null): Result<string, string> {
  const escrito = valor.trim();
  switch (campo.tipo) {
    case 'NUMERO':
      return leerNumero(campo, escrito);
    case 'LISTA':
      return campo.opciones.some(({ id, activa }) => id === escrito && (activa || id === previo))
        ? ok(escrito)
        : fail('No es una de las opciones de este campo.');
    case 'TEXTO':
      return escrito.length <= LARGO_DE_TEXTO ? ok(escrito) : fail(`Admite hasta ${LARGO_DE_TEXTO} caracteres.`);
    case 'SI_NO':
      return escrito === 'true' || escrito === 'false' ? ok(escrito) : fail('Va Sí o No.');
    case 'FECHA':
      return esDia(escrito) ? ok(escrito) : fail('Tiene que ser una fecha.');
  }
}

function leerNumero({ decimales }: Campo, escrito: string): Result<string, string> {
  if (!NUMERO.test(escrito)) return fail('Tiene que ser un número de hasta 10 cifras.');
  if (decimalesUsados(escrito) > decimales) {
    return fail(decimales === 0 ? 'No admite decimales.' : `Admite hasta ${decimales} decimales.`);
  }
  return ok(textoDecimal(decimal(escrito), 0, MAXIMO_DE_DECIMALES));
}

/** A kept value as people read it: «12,5 mm», the name of an option, «Sí», «20/11/2026». */
export function decirValor(campo: Campo, valor: string): string {
  switch (campo.tipo) {
    case 'NUMERO':
      return [escribirNumero(valor, 0, MAXIMO_DE_DECIMALES), campo.unidad].filter(Boolean).join(' ');
    case 'LISTA':
      return campo.opciones.find(({ id }) => id === valor)?.nombre ?? valor;
    case 'SI_NO':
      return valor === 'true' ? 'Sí' : 'No';
    case 'FECHA':
      return escribirDia(valor);
    case 'TEXTO':
      return valor;
  }
}

export type ValoresDeCampos = Readonly<Record<string, string>>;
/** By the id of each campo; null, or nothing but spaces, takes its value away. */
export type PedidoDeCampos = Readonly<Record<string, string | null>>;
export type CambioDeCampo = {
  readonly campo: Campo;
  readonly antes: string | null;
  readonly despues: string | null;
};
type ReparoDeCampo = { readonly campoId: string; readonly message: string };

/**
 * What an order over the campos of one artículo changes. Only those that are asked of it where it is (`vigentes`) may be
 * written; what is kept of the others stays (ART-18). Everything wrong is said at once.
 */
export function planearValores(
  vigentes: readonly Campo[],
  actuales: ValoresDeCampos,
  pedido: PedidoDeCampos,
): Result<readonly CambioDeCampo[], readonly ReparoDeCampo[]> {
  const reparos: ReparoDeCampo[] = [];
  const cambios: CambioDeCampo[] = [];
  for (const [campoId, escrito] of Object.entries(pedido)) {
    const antes = actuales[campoId] ?? null;
    const vacio = escrito === null || escrito.trim() === '';
    const campo = vigentes.find(({ id }) => id === campoId);
    if (!campo) {
      if (!vacio) reparos.push({ campoId, message: 'Ese campo no se pide en esa clasificación.' });
      continue;
    }
    const leido = vacio ? ok(null) : leerValor(campo, escrito, antes);
    if (!leido.ok) reparos.push({ campoId, message: leido.error });
    else if (leido.value !== antes) cambios.push({ campo, antes, despues: leido.value });
  }
  return reparos.length > 0 ? fail(reparos) : ok(cambios);
}

/** What the table asks of a column of each tipo, and how the name of the column begins (TD-07). */
export const FILTRO_DE_CAMPO = {
  NUMERO: 'campoNumero',
  LISTA: 'campoLista',
  SI_NO: 'campoLista',
  TEXTO: 'campoTexto',
  FECHA: 'campoFecha',
} as const satisfies Record<TipoDeCampo, string>;

export const columnaDeCampo = ({ id, tipo }: Pick<Campo, 'id' | 'tipo'>): string => `${FILTRO_DE_CAMPO[tipo]}-${id}`;
