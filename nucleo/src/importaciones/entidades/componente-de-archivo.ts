import { CANTIDAD_MAXIMA, MERMA_MAXIMA, SUSTITUTOS_MAXIMO } from '#articulos/estructura/limites.ts';
import { decimal } from '#comun/decimal.ts';
import { normaCodigo } from '#comun/texto.ts';
import { leerNumero } from '#importaciones/lectura/numeros.ts';
import { type Lector, lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import { importeDe, leerSiNo, opcion } from '#importaciones/lectura/valores.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { codigoDeArticulo, LARGO_DE_CODIGO, revisarCodigo } from './codigos.ts';
import type { CampoDe } from './entidades.ts';

/** Whether the estructura holds from now on, or waits for somebody to look at it. */
export type EstadoDeArchivo = 'VIGENTE' | 'BORRADOR';

/** One component of one estructura: those of the same artículo and estado are one version of it (EST-11). */
export type FilaDeComponente = {
  readonly fila: number;
  readonly codigo: string;
  readonly estado: EstadoDeArchivo;
  readonly componente: string;
  /** Decimal text, more than zero. */
  readonly cantidad: string;
  /** In percent. */
  readonly merma: string;
  readonly opcional: boolean;
  readonly sustitutos: readonly string[];
  /** The unidad it is counted in, in normal form; empty when the file does not say it. */
  readonly unidad: string;
  readonly nota: string;
};

type Campo = CampoDe<'estructuras'>;
type EnTabla = { readonly tabla: Tabla };

const LARGO_DE_NOTA = 500;
const LARGO_DE_SUSTITUTOS = 700;
const DE_CANTIDAD = { decimales: 3, enteros: 8 };
const DE_MERMA = { decimales: 4, enteros: 4 };
const HISTORICA = 'Es de una versión histórica: entran la vigente y el borrador.';

/** One row of a file of estructuras: «artículo, componente, cantidad», and whatever else its line says. */
export function interpretarComponente(
  { tabla }: EnTabla,
  celdas: readonly string[],
  fila: number,
): Interpretacion<FilaDeComponente> {
  const lector = lectorDe<Campo>(tabla, celdas, fila);
  const { codigo } = codigoDeArticulo(lector);
  const componente = lector.texto('componente', LARGO_DE_CODIGO);
  revisarCodigo(lector, 'componente', componente);
  if (componente === '') lector.rechazar('componente', 'Falta el código del componente.');
  const cantidad = cantidadDe(lector, tabla);
  const merma = mermaDe(lector, tabla);
  const opcional = opcion(lector, 'opcional', leerOpcional, 'Va Sí o No.') ?? false;
  const sustitutos = sustitutosDe(lector);
  const unidad = normaCodigo(lector.texto('unidad', 40));
  const nota = lector.texto('nota', LARGO_DE_NOTA);
  const estado = leerEstado(lector.texto('estado', 40));
  if (estado === undefined) lector.rechazar('estado', 'Es Vigente o Borrador.');
  if (estado === 'HISTORICA') lector.rechazar('estado', HISTORICA);
  if (lector.rechazos.length > 0 || estado === undefined || estado === 'HISTORICA' || cantidad === undefined) {
    return { aceptada: false, rechazos: lector.rechazos };
  }
  const linea = { componente, cantidad, merma, opcional, sustitutos };
  return { aceptada: true, fila: { fila, codigo, estado, ...linea, unidad, nota } };
}

/**
 * Which estructura a row that cannot be taken is of: without it that one would be a component short. Its estado is null when
 * it cannot be told, and it may be of either; one of a version of the past is of none that comes in.
 */
export function estructuraDeLaFila(
  { tabla }: EnTabla,
  celdas: readonly string[],
): { readonly codigo: string; readonly estado: EstadoDeArchivo | 'HISTORICA' | null } {
  const lector = lectorDe<Campo>(tabla, celdas, 1);
  const codigo = lector.texto('codigo', LARGO_DE_CODIGO);
  return { codigo, estado: leerEstado(lector.texto('estado', 40)) ?? null };
}

function cantidadDe(lector: Lector<Campo>, tabla: Tabla): string | undefined {
  if (lector.texto('cantidad', 40) === '') lector.rechazar('cantidad', 'Falta la cantidad.');
  const cantidad = importeDe(lector, tabla, 'cantidad', DE_CANTIDAD);
  if (cantidad === undefined) return undefined;
  if (decimal(cantidad).eq(0)) lector.rechazar('cantidad', 'Tiene que ser mayor que cero.');
  if (decimal(cantidad).gt(CANTIDAD_MAXIMA)) lector.rechazar('cantidad', 'Admite hasta 10.000.000 de unidades.');
  return cantidad;
}

/** «2,5» and «2,5 %» are the same. */
function mermaDe(lector: Lector<Campo>, { signo }: Tabla): string {
  const escrita = lector.numero('merma', 40).replace(/\s*%$/, '');
  if (escrita === '') return '0';
  const merma = leerNumero(escrita, { signo, ...DE_MERMA });
  if (!merma.ok) lector.rechazar('merma', merma.error);
  else if (decimal(merma.value).lt(0)) lector.rechazar('merma', 'No puede ser negativa.');
  else if (decimal(merma.value).gt(MERMA_MAXIMA)) lector.rechazar('merma', `Admite hasta ${MERMA_MAXIMA} %.`);
  return merma.ok ? merma.value : '0';
}

/** «OC-264 | W 712/73»: a code may well carry a bar of the other kind, or a comma. */
function sustitutosDe(lector: Lector<Campo>): readonly string[] {
  const codigos = lector
    .texto('sustitutos', LARGO_DE_SUSTITUTOS)
    .split('|')
    .map((codigo) => codigo.trim())
    .filter((codigo) => codigo !== '');
  if (codigos.length > SUSTITUTOS_MAXIMO) {
    lector.rechazar('sustitutos', `Admite hasta ${SUSTITUTOS_MAXIMO} sustitutos.`);
  }
  for (const codigo of codigos) revisarCodigo(lector, 'sustitutos', codigo);
  return codigos;
}

const leerOpcional = (texto: string): boolean | undefined =>
  normaCodigo(texto) === 'OPCIONAL' ? true : leerSiNo(texto);

const ESTADOS: Readonly<Record<string, EstadoDeArchivo | 'HISTORICA'>> = {
  '': 'VIGENTE',
  VIGENTE: 'VIGENTE',
  ENVIGENCIA: 'VIGENTE',
  BORRADOR: 'BORRADOR',
  HISTORICA: 'HISTORICA',
};
const leerEstado = (texto: string): EstadoDeArchivo | 'HISTORICA' | undefined => ESTADOS[normaCodigo(texto)];
