import type { Entidad } from '@trastienda/nucleo/importaciones/entidades.ts';
import { abrirMesaDeListas } from './listas/mesa-de-listas.ts';
import { abrirMesaDeAplicaciones } from './mesa-de-aplicaciones.ts';
import { abrirMesaDeArticulos } from './mesa-de-articulos.ts';
import { abrirMesaDeClientes } from './mesa-de-clientes.ts';
import { abrirMesaDeCodigos } from './mesa-de-codigos.ts';
import { abrirMesaDeCostos } from './mesa-de-costos.ts';
import { abrirMesaDeEquivalencias } from './mesa-de-equivalencias.ts';
import { abrirMesaDeEstructuras } from './mesa-de-estructuras.ts';
import { abrirMesaDeLocalidades, type ConteoDeLocalidades } from './mesa-de-localidades.ts';
import { abrirMesaDeMinimos } from './mesa-de-minimos.ts';
import { abrirMesaDePrecios } from './mesa-de-precios.ts';
import { abrirMesaDeStock } from './mesa-de-stock.ts';
import { abrirMesaDeVentas, type ConteoDeVentas } from './mesa-de-ventas.ts';
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
