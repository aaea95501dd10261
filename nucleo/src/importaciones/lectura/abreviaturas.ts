import { normaCodigo, normaPalabras } from '#comun/texto.ts';

/**
 * How the titles of a spreadsheet are shortened, to what they stand for. «Desc» is not among them: it is a description for some and
 * a discount for others.
 */
const ABREVIATURAS: ReadonlyMap<string, string> = new Map([
  ...['COD', 'CODIG', 'CDGO'].map((corta) => [corta, 'CODIGO'] as const),
  ...['P', 'PR', 'PREC', 'PCIO'].map((corta) => [corta, 'PRECIO'] as const),
  ...['UNIT', 'UNITAR', 'UN'].map((corta) => [corta, 'UNITARIO'] as const),
  ...['DESCR', 'DESCRIP'].map((corta) => [corta, 'DESCRIPCION'] as const),
  ...['ART', 'ARTIC'].map((corta) => [corta, 'ARTICULO'] as const),
  ['ORIG', 'ORIGINAL'],
  ['BARRA', 'BARRAS'],
  ...['SUBFLIA', 'SUBFAM'].map((corta) => [corta, 'SUBFAMILIA'] as const),
  ...['FLIA', 'FAM'].map((corta) => [corta, 'FAMILIA'] as const),
  ...['DEP', 'DEPO'].map((corta) => [corta, 'DEPOSITO'] as const),
  ['PROV', 'PROVEEDOR'],
  ...['NRO', 'NUM', 'N'].map((corta) => [corta, 'NUMERO'] as const),
]);

/** What joins the words of a title and is as often left out. */
const ENLACES: ReadonlySet<string> = new Set(['DE', 'DEL', 'LA']);

/**
 * The normal form of a title with its words whole and nothing between them: «COD. BARRA» and «Código de barras» are the same, and
 * so are «PRECIO LISTA» and «Precio de lista». A letter alone stands for nothing.
 */
export function sinAbreviar(titulo: string): string {
  const palabras = normaPalabras(titulo)
    .split(' ')
    .filter((palabra) => !ENLACES.has(palabra));
  const enteras = palabras.map((palabra) => ABREVIATURAS.get(palabra) ?? palabra);
  return normaCodigo(palabras.join('').length > 1 ? enteras.join(' ') : titulo);
}
