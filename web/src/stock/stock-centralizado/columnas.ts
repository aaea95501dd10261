import type { ColumnaDelCentralizado, FilaDelCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato/formato.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

/** The name under which the views of the matrix are kept. */
export const CLAVE = 'stock-centralizado';

/** The figures of a group, in their order on screen. */
export const CIFRAS = ['fisico', 'reservado', 'disponible', 'enTransito'] as const;
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

/** How a quantity of a figure reads: what is on its way says so with its sign (plate 07). */
export const textoDeCifra = (cifra: Cifra, cantidad: string): string =>
  `${cifra === 'enTransito' && Number(cantidad) > 0 ? '+' : ''}${formatearCantidad(cantidad)}`;

export type Cantidades = Readonly<Record<Cifra, string>>;

const NADA: Cantidades = { fisico: '0', reservado: '0', disponible: '0', enTransito: '0' };

/** What a row has in a sucursal, or in all of them. */
export const cantidadesDe = (fila: FilaDelCentralizado, sucursalId: string | null): Cantidades =>
  sucursalId === null ? fila.total : (fila.celdas.find((celda) => celda.sucursalId === sucursalId) ?? NADA);

/** The columns as filters, views and files know them: each figure of each sucursal, and what they all have. */
export function useColumnasConFiltro(
  columnas: readonly ColumnaDelCentralizado[],
): readonly Columna<FilaDelCentralizado>[] {
  const { t } = useTranslation('stock');
  const deTexto = (id: 'codigo' | 'descripcion'): Columna<FilaDelCentralizado> => ({
    id,
    titulo: t(`centralizado.${id}`),
    filtro: { tipo: 'texto' },
    celda: (fila) => fila[id],
  });
  const deCifra = (cifra: Cifra, donde: string, sucursalId: string | null): Columna<FilaDelCentralizado> => ({
    id: sucursalId === null ? cifra : `${cifra}-${sucursalId}`,
    titulo: t('centralizado.cifraEn', { cifra: t(`centralizado.${cifra}`), donde }),
    filtro: { tipo: 'numero', decimales: 3 },
    celda: (fila) => cantidadesDe(fila, sucursalId)[cifra],
  });
  return [
    deTexto('codigo'),
    deTexto('descripcion'),
    ...columnas.flatMap(({ sucursalId, nombre }) => CIFRAS.map((cifra) => deCifra(cifra, nombre, sucursalId))),
    deCifra('fisico', t('centralizado.total'), null),
    deCifra('disponible', t('centralizado.total'), null),
    deCifra('enTransito', t('centralizado.total'), null),
  ];
}
