import { porcentajeDeIva } from '@trastienda/nucleo/articulos/iva.ts';
import { assert, definido } from '@trastienda/nucleo/comun/assert.ts';
import { conPorcentaje, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import type { ArticuloDelArchivo } from '@trastienda/nucleo/importaciones/entidades/comprobantes.ts';
import { v7 as uuidv7 } from 'uuid';
import {
  cargarArticulos,
  cargarCodigos,
  cargarPrecios,
  leerLista,
  leerParaRenglones,
  losApruebaOtro,
} from '#articulos/index.ts';
import { cargarClientes, consumidorFinalId } from '#clientes/index.ts';
import type { Conocidos } from '#importaciones/articulos/articulos-del-archivo.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';
import type { RenglonHistorico } from '#ventas/index.ts';
import { alternativosOcupados, clientesConocidos } from './destinos.query.ts';
import { clientesDelArchivo } from './staging.query.ts';
import type { Nacidos } from './ventas-resultados.repo.ts';

export type ArticuloParaRenglon = Pick<RenglonHistorico, 'tipo' | 'decimales' | 'codigo' | 'iva'> & {
  readonly id: string;
};

export type Maestros = {
  /** By the key of the catalogue. */
  readonly articulos: ReadonlyMap<string, ArticuloParaRenglon>;
  /** Ids by codigo_externo; null is the cliente of sales without a name. */
  readonly clientes: ReadonlyMap<string | null, string>;
  readonly listaId: string;
  /** Those that were not there: each by what the file calls it. */
  readonly nacidos: Nacidos;
  readonly creados: {
    readonly articulos: number;
    readonly alternativos: number;
    readonly precios: number;
    /** Prices that are left to whoever may approve them. */
    readonly preciosSinPoner: number;
    readonly clientes: number;
  };
};

/** Creates the artículos, codes, prices and customers the staged sales name and that are not there yet. */
export async function cargarMaestros(
  obra: Obra,
  conocidos: Conocidos,
  catalogo: ReadonlyMap<string, ArticuloDelArchivo>,
): Promise<Maestros> {
  const { tx, simular, usuario } = obra;
  const usuarioId = usuario.id;
  const existentes = new Map(conocidos.todos.map((articulo) => [articulo.id, articulo]));
  const fichas = [...catalogo].map(([clave, ficha]) => ({ clave, ficha, id: existentes.get(clave)?.id ?? uuidv7() }));
  const nuevas = fichas.filter(({ id }) => !existentes.has(id));
  const alternativos = await alternativosNuevos(obra, conocidos, fichas);
  const { id: listaId, incluyeIva } = definido(await leerLista(tx, undefined), 'the default lista');
  const codigos = await clientesDelArchivo(tx, obra.importacionId);
  const clientesQueEstan = await clientesConocidos(tx, codigos);
  // The price of a sale is no change of a lista that somebody could look at: it changes none (PRE-15).
  const losPone = !(await losApruebaOtro(tx));
  const creados = {
    articulos: nuevas.length,
    alternativos: alternativos.length,
    precios: losPone ? fichas.length : 0,
    preciosSinPoner: losPone ? 0 : fichas.length,
    clientes: codigos.length - clientesQueEstan,
  };
  if (simular)
    return { articulos: new Map(), clientes: new Map(), listaId, nacidos: { articulos: [], clientes: [] }, creados };

  await cargarArticulos(
    tx,
    nuevas.map(({ id, ficha: { codigo, descripcion, servicio } }) => ({
      id,
      codigo,
      descripcion,
      tipo: servicio ? 'SERVICIO' : 'PRODUCTO',
    })),
    usuarioId,
  );
  const articulos = await leerArticulos(obra, listaId, fichas);
  await cargarCodigos(
    tx,
    alternativos.map(({ clave, valor }) => {
      const { id: articuloId, decimales } = definido(articulos.get(clave), 'the artículo of the code');
      return { articuloId, decimales, tipo: 'ALTERNATIVO', valor };
    }),
  );
  const precios = await cargarPrecios(
    tx,
    (losPone ? fichas : []).map(({ id, clave, ficha }) => ({
      articuloId: id,
      importe: incluyeIva ? conIva(ficha.precio, articulos.get(clave)) : ficha.precio,
      desde: new Date(ficha.desde),
      motivo: `Importación de ${obra.archivo}`,
    })),
    usuarioId,
  );
  const { clientes, nuevos } = await crearClientes(obra, codigos);
  const nacidos = { articulos: nuevas.map(({ clave, id }) => ({ clave, id })), clientes: nuevos };
  return { articulos, clientes, listaId, nacidos, creados: { ...creados, precios } };
}

/** Prices of files are net; a lista may keep them with IVA. */
const conIva = (neto: string, articulo: ArticuloParaRenglon | undefined): string =>
  textoUnitario(conPorcentaje(neto, porcentajeDeIva(definido(articulo, 'the artículo of the price').iva)));

type Ficha = { readonly clave: string; readonly id: string; readonly ficha: ArticuloDelArchivo };

/** Other spellings nobody has. They share one normal form, which can be somebody's alternative code only once. */
async function alternativosNuevos(obra: Obra, conocidos: Conocidos, fichas: readonly Ficha[]) {
  const propios = new Map(conocidos.todos.map(({ id, codigo }) => [id, codigo]));
  const candidatos = fichas.flatMap(({ clave, id, ficha }) => {
    const propio = propios.get(id) ?? ficha.codigo;
    const [otro] = [ficha.codigo, ...ficha.alternativos].filter((escrito) => escrito !== propio);
    return otro === undefined ? [] : [{ clave, valor: otro }];
  });
  const ocupados = await alternativosOcupados(
    obra.tx,
    candidatos.map(({ valor }) => normaCodigo(valor)),
  );
  return candidatos.filter(({ valor }) => !ocupados.has(normaCodigo(valor)));
}

async function leerArticulos(
  { tx, ahora }: Obra,
  listaId: string,
  fichas: readonly Ficha[],
): Promise<ReadonlyMap<string, ArticuloParaRenglon>> {
  const leidos = await leerParaRenglones(
    tx,
    fichas.map(({ id }) => id),
    { listaId, ahora },
  );
  const porId = new Map(leidos.map((articulo) => [articulo.id, articulo]));
  return new Map(
    fichas.map(({ clave, id }) => {
      const { tipo, ...articulo } = definido(porId.get(id), 'the artículo just loaded');
      assert(tipo !== 'KIT', 'kits were left out before');
      return [clave, { ...articulo, tipo }];
    }),
  );
}

async function crearClientes({ tx, usuario }: Obra, codigos: readonly string[]) {
  const { ids, creados } = await cargarClientes(
    tx,
    codigos.map((codigo) => ({
      codigoExterno: codigo,
      razonSocial: `Cliente ${codigo}`,
      documento: { tipo: '99', numero: null },
      condicionIva: 5,
    })),
    usuario.id,
  );
  const recientes = new Set(creados);
  return {
    clientes: new Map<string | null, string>([[null, await consumidorFinalId(tx)], ...ids]),
    nuevos: [...ids].map(([clave, id]) => ({ clave, id })).filter(({ id }) => recientes.has(id)),
  };
}
