import { type Campo, columnaDeCampo, decirValor, tituloDeCampo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ColumnaEnPapel } from '#articulos/exportacion/columnas-en-papel.ts';
import type { ColumnaCsv } from '#http/csv.ts';

/** The campos of a file. */
export const columnasDeCampos = (campos: readonly Campo[]): readonly ColumnaCsv<FilaDeArticulo>[] =>
  campos.map((campo) => ({
    titulo: tituloDeCampo(campo),
    columna: columnaDeCampo(campo),
    tipo: campo.tipo === 'NUMERO' ? 'numero' : campo.tipo === 'FECHA' ? 'fecha' : 'texto',
    valor: (fila) => (campo.tipo === 'NUMERO' ? (fila.campos[campo.id] ?? null) : dicho(campo, fila)),
  }));

/** Those of a page: each only when somebody asks for it, as they are many and it has no room for columns that say nothing. */
export const columnasDeCamposEnPapel = (campos: readonly Campo[]): readonly ColumnaEnPapel[] =>
  campos.map((campo) => ({
    columna: columnaDeCampo(campo),
    aPedido: true,
    titulo: tituloDeCampo(campo),
    peso: 1.1,
    ...(campo.tipo === 'NUMERO' ? { alinear: 'fin' as const } : {}),
    // The title says what it is measured in.
    valor: (fila) => dicho({ ...campo, unidad: '' }, fila),
  }));

/** A row brings options by their name already. */
function dicho(campo: Campo, { campos }: FilaDeArticulo): string {
  const valor = campos[campo.id];
  return valor === undefined ? '' : decirValor(campo, valor);
}
