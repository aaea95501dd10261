import type { TIPOS_DE_CODIGO } from '#articulos/contrato-de-articulo.ts';
import { esGtin, problemaDeControl } from '#articulos/etiquetas/simbolo.ts';
import { decimal } from '#comun/decimal.ts';
import { normaCodigo } from '#comun/texto.ts';
import { type Lector, lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import { importeDe, opcion } from '#importaciones/lectura/valores.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { codigoDeArticulo, LARGO_DE_CODIGO, revisarCodigo } from './codigos.ts';
import type { CampoDe } from './entidades.ts';

/** The codes an artículo answers to besides its own. */
export type TipoDeCodigo = (typeof TIPOS_DE_CODIGO)[number] | 'PROVEEDOR';

export const TITULO_DE_TIPO: Readonly<Record<TipoDeCodigo, string>> = {
  BARRAS: 'De barras',
  ORIGINAL: 'Original',
  ALTERNATIVO: 'Alternativo',
  PROVEEDOR: 'Del proveedor',
};

/** One more code of one artículo. */
type FilaDeCodigo = {
  readonly fila: number;
  readonly codigo: string;
  readonly codigoNorm: string;
  readonly tipo: TipoDeCodigo;
  readonly valor: string;
  readonly valorNorm: string;
  /** Whose code it is, as the file names it; empty for those of nobody. */
  readonly proveedor: string;
  /** Units that one scan of it is; null leaves what there is, or one. */
  readonly cantidad: string | null;
};

type Campo = CampoDe<'codigos'>;

/**
 * One row of a file of codes. Without a tipo, what comes with a proveedor is its code, what is shaped as a GTIN is a bar
 * code, and the rest are alternative ones. A bar code shaped as a GTIN carries its digit of control.
 */
export function interpretarCodigo(
  { tabla }: { readonly tabla: Tabla },
  celdas: readonly string[],
  fila: number,
): Interpretacion<FilaDeCodigo> {
  const lector = lectorDe<Campo>(tabla, celdas, fila);
  const { codigo, codigoNorm } = codigoDeArticulo(lector);
  const valor = lector.texto('valor', LARGO_DE_CODIGO);
  revisarCodigo(lector, 'valor', valor);
  if (valor === '') lector.rechazar('valor', 'Falta el código que se agrega.');
  const proveedor = lector.texto('proveedor', 200);
  const dicho = opcion(lector, 'tipo', leerTipo, 'Es De barras, Original, Alternativo o Del proveedor.');
  const tipo = dicho ?? tipoPorSuForma(valor, proveedor);
  if (tipo === 'BARRAS') revisarControl(lector, valor);
  if (tipo === 'PROVEEDOR' && proveedor === '') lector.rechazar('proveedor', 'Falta de qué proveedor es el código.');
  const cantidad = cantidadDe(lector, tabla);
  if (lector.rechazos.length > 0) return { aceptada: false, rechazos: lector.rechazos };
  const deQuien = tipo === 'PROVEEDOR' ? proveedor : '';
  const valorNorm = normaCodigo(valor);
  return { aceptada: true, fila: { fila, codigo, codigoNorm, tipo, valor, valorNorm, proveedor: deQuien, cantidad } };
}

function tipoPorSuForma(valor: string, proveedor: string): TipoDeCodigo {
  if (proveedor !== '') return 'PROVEEDOR';
  return esGtin(valor) ? 'BARRAS' : 'ALTERNATIVO';
}

function revisarControl(lector: Lector<Campo>, valor: string): void {
  const problema = problemaDeControl(valor);
  if (problema !== null) lector.rechazar('valor', problema);
}

function cantidadDe(lector: Lector<Campo>, tabla: Tabla): string | null {
  const cantidad = importeDe(lector, tabla, 'cantidad', { decimales: 3, enteros: 9 });
  if (cantidad === undefined) return null;
  if (decimal(cantidad).eq(0)) lector.rechazar('cantidad', 'Tiene que ser más que cero.');
  return cantidad;
}

const ESCRITOS: Readonly<Record<string, TipoDeCodigo>> = {
  BARRAS: 'BARRAS',
  DEBARRAS: 'BARRAS',
  CODIGODEBARRAS: 'BARRAS',
  EAN: 'BARRAS',
  EAN13: 'BARRAS',
  GTIN: 'BARRAS',
  UPC: 'BARRAS',
  ORIGINAL: 'ORIGINAL',
  OEM: 'ORIGINAL',
  ALTERNATIVO: 'ALTERNATIVO',
  ANTERIOR: 'ALTERNATIVO',
  VIEJO: 'ALTERNATIVO',
  OTRO: 'ALTERNATIVO',
  PROVEEDOR: 'PROVEEDOR',
  DELPROVEEDOR: 'PROVEEDOR',
};
const leerTipo = (texto: string): TipoDeCodigo | undefined => ESCRITOS[normaCodigo(texto)];
