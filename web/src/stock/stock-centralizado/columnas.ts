import type { ColumnaDelCentralizado, FilaDelCentralizado } from '@trastienda/nucleo/stock/contrato.ts';

/** The figures of a group, in their order on screen. */
export const CIFRAS = ['fisico', 'reservado', 'disponible'] as const;
export type Cifra = (typeof CIFRAS)[number];

/** A number of the matrix: which artículo, where (null is everywhere) and which figure. */
export type Celda = { readonly articuloId: string; readonly sucursalId: string | null; readonly cifra: Cifra };

/** The sucursal of the person comes first (plate 03); the others keep their order. */
export function conPropiaPrimero(
  columnas: readonly ColumnaDelCentralizado[],
  propiaId: string | undefined,
): readonly ColumnaDelCentralizado[] {
  return columnas.toSorted((a, b) => Number(b.sucursalId === propiaId) - Number(a.sucursalId === propiaId));
}

export type Cantidades = Readonly<Record<Cifra, string>>;

const NADA: Cantidades = { fisico: '0', reservado: '0', disponible: '0' };

/** What a row has in a sucursal, or in all of them. */
export const cantidadesDe = (fila: FilaDelCentralizado, sucursalId: string | null): Cantidades =>
  sucursalId === null ? fila.total : (fila.celdas.find((celda) => celda.sucursalId === sucursalId) ?? NADA);
