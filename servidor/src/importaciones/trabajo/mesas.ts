import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { abrirMesaDeAplicaciones } from '#importaciones/aplicaciones/mesa-de-aplicaciones.ts';
import { abrirMesaDeArticulos } from '#importaciones/articulos/mesa-de-articulos.ts';
import { abrirMesaDeClientes } from '#importaciones/clientes/mesa-de-clientes.ts';
import { abrirMesaDeCodigos } from '#importaciones/codigos/mesa-de-codigos.ts';
import { abrirMesaDeCostos } from '#importaciones/costos/mesa-de-costos.ts';
import { abrirMesaDeEquivalencias } from '#importaciones/equivalencias/mesa-de-equivalencias.ts';
import { abrirMesaDeEstructuras } from '#importaciones/estructuras/mesa-de-estructuras.ts';
import { abrirMesaDeListas } from '#importaciones/listas/mesa-de-listas.ts';
import { abrirMesaDeLocalidades, type ConteoDeLocalidades } from '#importaciones/localidades/mesa-de-localidades.ts';
import { abrirMesaDeMinimos } from '#importaciones/minimos/mesa-de-minimos.ts';
import { abrirMesaDePrecios } from '#importaciones/precios/mesa-de-precios.ts';
import { abrirMesaDeStock } from '#importaciones/stock/mesa-de-stock.ts';
import { abrirMesaDeVentas, type ConteoDeVentas } from '#importaciones/ventas/mesa-de-ventas.ts';
import type { Conteo, Mesa, Obra } from './obra.ts';

export type ConteoDe = {
  readonly articulos: Conteo;
  readonly codigos: Conteo;
  readonly minimos: Conteo;
  readonly precios: Conteo;
  readonly costos: Conteo;
  readonly equivalencias: Conteo;
  readonly estructuras: Conteo;
  readonly aplicaciones: Conteo;
  readonly clientes: Conteo;
  readonly stock: Conteo;
  readonly listas_de_proveedor: Conteo;
  readonly localidades: ConteoDeLocalidades;
  readonly ventas: ConteoDeVentas;
};

const MESAS: { readonly [E in Entidad]: (obra: Obra) => Promise<Mesa<ConteoDe[E]>> } = {
  articulos: abrirMesaDeArticulos,
  codigos: abrirMesaDeCodigos,
  minimos: abrirMesaDeMinimos,
  precios: abrirMesaDePrecios,
  costos: abrirMesaDeCostos,
  equivalencias: abrirMesaDeEquivalencias,
  estructuras: abrirMesaDeEstructuras,
  aplicaciones: abrirMesaDeAplicaciones,
  clientes: abrirMesaDeClientes,
  localidades: abrirMesaDeLocalidades,
  stock: abrirMesaDeStock,
  listas_de_proveedor: abrirMesaDeListas,
  ventas: abrirMesaDeVentas,
};

/** Where the rows of a file of that entidad are put down. */
export const mesaDe = (entidad: Entidad, obra: Obra): Promise<Mesa<ConteoDe[Entidad]>> => MESAS[entidad](obra);
