import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { sumarEnTransito } from '@trastienda/nucleo/articulos/en-transito.ts';
import { textoDeIva } from '@trastienda/nucleo/articulos/iva.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { escribirNumero, escribirPrecio } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { ESTADOS, TIPOS } from '#articulos/nombres.ts';
import type { Lista } from '#articulos/precios/listas/una-lista.query.ts';
import type { ColumnaDePapel } from '#http/papel/tabla.ts';

/** A column of artículos on paper, and what it says of each. */
export type ColumnaDeArticulos = ColumnaDePapel & { readonly valor: (fila: FilaDeArticulo) => string };

/** Which column of the screen it is, and how it is said on paper. `aPedido`: a page has room for it only when it is asked for. */
export type ColumnaEnPapel = ColumnaDeArticulos & { readonly columna: string; readonly aPedido?: boolean };

type Sucursal = { readonly id: string; readonly nombre: string };

/** Every column that the table of artículos may show. */
export const columnasEnPapel = (lista: Lista, sucursales: readonly Sucursal[]): readonly ColumnaEnPapel[] => [
  { columna: 'codigo', titulo: 'Código', peso: 1.3, negrita: true, entera: true, valor: ({ codigo }) => codigo },
  { columna: 'descripcion', titulo: 'Descripción', peso: 3.6, valor: ({ descripcion }) => descripcion },
  { columna: 'marca', titulo: 'Marca', peso: 1.1, valor: ({ marca }) => marca ?? '' },
  { columna: 'rubro', titulo: 'Rubro', peso: 1.2, valor: ({ rubro }) => rubro },
  { columna: 'familia', titulo: 'Familia', peso: 1.2, valor: ({ familia }) => familia },
  { columna: 'subfamilia', titulo: 'Subfamilia', peso: 1.2, valor: ({ subfamilia }) => subfamilia },
  { columna: 'unidad', titulo: 'Unidad', peso: 0.7, valor: ({ unidad }) => unidad },
  { columna: 'iva', titulo: 'IVA', peso: 0.7, alinear: 'fin', valor: ({ iva }) => textoDeIva(iva) },
  {
    columna: 'precio',
    titulo: `${lista.nombre} neto`,
    peso: 1.1,
    alinear: 'fin',
    valor: ({ precio }) => precioEnPapel(precio),
  },
  {
    columna: 'precioConIva',
    titulo: `${lista.nombre} con IVA`,
    peso: 1.1,
    alinear: 'fin',
    valor: ({ precioConIva }) => precioEnPapel(precioConIva),
  },
  ...sucursales.map(
    ({ id, nombre }): ColumnaEnPapel => ({
      columna: `stock-${id}`,
      titulo: nombre,
      peso: 0.9,
      alinear: 'fin',
      valor: ({ tipo, stock }) =>
        tipo === 'SERVICIO'
          ? ''
          : escribirNumero(stock.find(({ sucursalId }) => sucursalId === id)?.disponible ?? '0', 0, 3),
    }),
  ),
  { columna: 'estado', titulo: 'Estado', peso: 1, valor: ({ estado }) => ESTADOS[estado] },
  { columna: 'tipo', aPedido: true, titulo: 'Tipo', peso: 0.8, valor: ({ tipo }) => TIPOS[tipo] },
  {
    columna: 'stock',
    aPedido: true,
    titulo: 'Stock total',
    peso: 0.9,
    alinear: 'fin',
    valor: ({ tipo, stock }) =>
      tipo === 'SERVICIO' ? '' : escribirNumero(sumar(stock.map(({ disponible }) => disponible)).toFixed(), 0, 3),
  },
  {
    columna: 'transito',
    aPedido: true,
    titulo: 'En tránsito',
    peso: 0.9,
    alinear: 'fin',
    valor: ({ tipo, stock }) => (tipo === 'PRODUCTO' ? escribirNumero(sumarEnTransito(stock).toFixed(), 0, 3) : ''),
  },
  {
    columna: 'modificado',
    aPedido: true,
    titulo: 'Modificado',
    peso: 1.2,
    valor: ({ modificadoEn }) => fechaHoraTexto(new Date(modificadoEn)),
  },
];

export const precioEnPapel = (precio: string | null): string => (precio === null ? '—' : escribirPrecio(precio));
