import { normaCodigo, normaPalabras } from '#comun/texto.ts';
import { lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import { opcion } from '#importaciones/lectura/valores.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { codigoDeArticulo, LARGO_DE_CODIGO, revisarCodigo } from './codigos.ts';
import type { CampoDe } from './entidades.ts';

/** How the other one stands to the artículo: in its place, newer than it, or older. */
export const RELACIONES = ['EQUIVALENTE', 'LO_REEMPLAZA', 'REEMPLAZA_A'] as const;
export type Relacion = (typeof RELACIONES)[number];

export const TITULO_DE_RELACION: Readonly<Record<Relacion, string>> = {
  EQUIVALENTE: 'Equivalente',
  LO_REEMPLAZA: 'Lo reemplaza',
  REEMPLAZA_A: 'Reemplaza a',
};

/** What one artículo is to another, or to all those of its grupo in the file. */
type FilaDeEquivalencia = {
  readonly fila: number;
  readonly codigo: string;
  readonly codigoNorm: string;
  readonly relacion: Relacion;
  /** The other one, as the file writes it; empty when it comes by its grupo. */
  readonly equivalente: string;
  readonly equivalenteNorm: string;
  /** The marca of the other one, in normal form; empty when the file does not say it. */
  readonly marca: string;
  /** Those of one grupo stand in for each other; empty when the row names the other one. */
  readonly grupo: string;
};

const LARGO_DE_NOMBRE = 80;

/** One row of a cross table: «código, código equivalente», or «código, grupo». */
export function interpretarEquivalencia(
  { tabla }: { readonly tabla: Tabla },
  celdas: readonly string[],
  fila: number,
): Interpretacion<FilaDeEquivalencia> {
  const lector = lectorDe<CampoDe<'equivalencias'>>(tabla, celdas, fila);
  const { codigo, codigoNorm } = codigoDeArticulo(lector);
  const equivalente = lector.texto('equivalente', LARGO_DE_CODIGO);
  revisarCodigo(lector, 'equivalente', equivalente);
  const grupo = normaPalabras(lector.texto('grupo', LARGO_DE_NOMBRE));
  const marca = normaPalabras(lector.texto('marca', LARGO_DE_NOMBRE));
  const relacion =
    opcion(lector, 'relacion', leerRelacion, 'Es Equivalente, Lo reemplaza o Reemplaza a.') ?? 'EQUIVALENTE';
  if (equivalente === '' && grupo === '') lector.rechazar('equivalente', 'Falta el código equivalente, o el grupo.');
  if (equivalente !== '' && grupo !== '') {
    lector.rechazar('grupo', 'La fila dice el código equivalente y también el grupo: dejá uno de los dos.');
  }
  if (grupo !== '' && relacion !== 'EQUIVALENTE') {
    lector.rechazar('relacion', 'Un grupo es de equivalentes: para un reemplazo decí el otro código.');
  }
  if (lector.rechazos.length > 0) return { aceptada: false, rechazos: lector.rechazos };
  const equivalenteNorm = normaCodigo(equivalente);
  return { aceptada: true, fila: { fila, codigo, codigoNorm, relacion, equivalente, equivalenteNorm, marca, grupo } };
}

const ESCRITAS: Readonly<Record<string, Relacion>> = {
  EQUIVALENTE: 'EQUIVALENTE',
  EQUIVALENCIA: 'EQUIVALENTE',
  IGUAL: 'EQUIVALENTE',
  ALTERNATIVO: 'EQUIVALENTE',
  LOREEMPLAZA: 'LO_REEMPLAZA',
  REEMPLAZADOPOR: 'LO_REEMPLAZA',
  REEMPLAZO: 'LO_REEMPLAZA',
  NUEVO: 'LO_REEMPLAZA',
  REEMPLAZAA: 'REEMPLAZA_A',
  REEMPLAZA: 'REEMPLAZA_A',
  ANTERIOR: 'REEMPLAZA_A',
  VIEJO: 'REEMPLAZA_A',
};
const leerRelacion = (texto: string): Relacion | undefined => ESCRITAS[normaCodigo(texto)];
