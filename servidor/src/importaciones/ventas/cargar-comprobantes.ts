import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { agruparComprobantes, type Comprobante } from '@trastienda/nucleo/importaciones/entidades/comprobantes.ts';
import { type Conocidos, claveDe } from '#importaciones/articulos/articulos-del-archivo.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';
import { cargarDevoluciones, cargarNotasHistoricas, type RenglonHistorico } from '#ventas/index.ts';
import type { ArticuloParaRenglon } from './cargar-maestros.ts';
import type { DepositoDeDestino } from './destinos.query.ts';
import { lineasDe } from './staging.query.ts';

/** Comprobantes handed over at once: few statements, and memory that does not depend on the file. */
const POR_VEZ = 250;

export type Pendientes = {
  readonly conocidos: Conocidos;
  readonly articulos: ReadonlyMap<string, ArticuloParaRenglon>;
  /** Ids by codigo_externo; null is the cliente of sales without a name. */
  readonly clientes: ReadonlyMap<string | null, string>;
  readonly listaId: string;
  readonly deposito: DepositoDeDestino;
  /** Earliest first. */
  readonly comprobantes: readonly { readonly numero: string }[];
};

export type Cargados = { readonly notas: number; readonly devoluciones: number; readonly renglones: number };

/** Hands the staged comprobantes to ventas, a part at a time and in the order they happened. */
export async function cargarComprobantes(obra: Obra, pendientes: Pendientes): Promise<Cargados> {
  const total = pendientes.comprobantes.length;
  let cargados: Cargados = { notas: 0, devoluciones: 0, renglones: 0 };
  for (let desde = 0; desde < total; desde += POR_VEZ) {
    const numeros = pendientes.comprobantes.slice(desde, desde + POR_VEZ).map(({ numero }) => numero);
    const lineas = await lineasDe(obra.tx, obra.importacionId, numeros);
    const comprobantes = agruparComprobantes(lineas);
    if (!obra.simular) await cargarParte(obra, pendientes, comprobantes);
    const devoluciones = comprobantes.filter(({ devolucion }) => devolucion).length;
    cargados = {
      notas: cargados.notas + comprobantes.length - devoluciones,
      devoluciones: cargados.devoluciones + devoluciones,
      renglones: cargados.renglones + lineas.length,
    };
    obra.avanzar({ etapa: 'guardar', hechos: desde + numeros.length, total });
  }
  return cargados;
}

async function cargarParte(obra: Obra, pendientes: Pendientes, comprobantes: readonly Comprobante[]): Promise<void> {
  const { deposito, clientes, listaId } = pendientes;
  const destino = { sucursalId: deposito.sucursalId, depositoId: deposito.id, usuarioId: obra.usuario.id };
  const historicos = comprobantes.map(({ numero, devolucion, fecha, cliente, lineas }) => ({
    devolucion,
    comprobanteExterno: numero,
    fecha: new Date(fecha),
    clienteId: definido(clientes.get(cliente), 'the customer of the comprobante'),
    listaId,
    renglones: lineas.map((linea) => aRenglon(linea, pendientes)),
  }));
  // Sales first: the opening stock serves all of them, and a return takes the cost the sale left.
  await cargarNotasHistoricas(
    obra.tx,
    historicos.filter(({ devolucion }) => !devolucion),
    destino,
  );
  await cargarDevoluciones(
    obra.tx,
    historicos.filter(({ devolucion }) => devolucion),
    destino,
  );
}

function aRenglon(linea: Comprobante['lineas'][number], { conocidos, articulos }: Pendientes): RenglonHistorico {
  const articulo = definido(articulos.get(claveDe(conocidos, linea)), 'the artículo of the line');
  return {
    articuloId: articulo.id,
    tipo: articulo.tipo,
    decimales: articulo.decimales,
    codigo: articulo.codigo,
    descripcion: linea.descripcion,
    cantidad: linea.cantidad,
    precio: linea.precio,
    iva: articulo.iva,
  };
}
