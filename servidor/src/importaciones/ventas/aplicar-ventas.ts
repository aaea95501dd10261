import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { stockInicial } from '@trastienda/nucleo/importaciones/entidades/comprobantes.ts';
import {
  type Conocidos,
  catalogoDelArchivo,
  claveDe,
  leerConocidos,
  rechazarPorArticulo,
} from '#importaciones/articulos/articulos-del-archivo.ts';
import { analizarPor, detallar } from '#importaciones/trabajo/carga.ts';
import { type Conteo, type Obra, porPartes, tituloDe } from '#importaciones/trabajo/obra.ts';
import { cargarMovimientos, depositosVirtuales, exigirLimite, montoDe } from '#stock/index.ts';
import { motivoDeStockInicial } from '#tablas-generales/index.ts';
import { cargarComprobantes } from './cargar-comprobantes.ts';
import { cargarMaestros, type Maestros } from './cargar-maestros.ts';
import type { DepositoDeDestino } from './destinos.query.ts';
import {
  comprobantesConocidos,
  comprobantesEnOrden,
  comprobantesSinRenglones,
  lineasDeOtroCliente,
  salidasPorCodigo,
} from './staging.query.ts';
import { quitarComprobantes, quitarDeStaging } from './staging.repo.ts';
import { anotarNacidos, guardarResultadosDeVentas } from './ventas-resultados.repo.ts';

export type ConteoDeVentas = Conteo & {
  readonly entidad: 'ventas';
  readonly notas: number;
  readonly devoluciones: number;
  readonly renglones: number;
  /** Comprobantes of the file that were taken before. */
  readonly yaEstaban: number;
  /** Comprobantes that lost every line. */
  readonly sinRenglones: readonly string[];
  readonly articulos: number;
  readonly alternativos: number;
  readonly precios: number;
  readonly preciosSinPoner: number;
  readonly clientes: number;
};

/** Opening stock is dated just before the first sale it serves. */
const ANTES_MS = 60_000;

/**
 * Hands the staged sales to their rooms: artículos, codes, prices and customers first, then the opening stock the
 * sales need, then each comprobante with its movement (`acordado` 2). What was taken before is left alone.
 */
export async function aplicarVentas(obra: Obra, deposito: DepositoDeDestino): Promise<ConteoDeVentas> {
  const { tx, importacionId } = obra;
  await analizarPor(tx, 'importacion_venta', 'importacion_id', 'fila', 'comprobante', 'codigo_norm', 'cliente');
  const repetidos = new Set(await comprobantesConocidos(tx, importacionId));
  const sinCambios = await guardarResultadosDeVentas(tx, importacionId, 'SIN_CAMBIOS', [...repetidos]);
  await quitarComprobantes(tx, importacionId, [...repetidos]);
  const conocidos = await leerConocidos(obra);
  await rechazarPorArticulo(obra, conocidos);
  await rechazarPorCliente(obra);
  const vacios = await comprobantesSinRenglones(tx, importacionId);

  const catalogo = await catalogoDelArchivo(obra, conocidos);
  const { creados, nacidos, ...maestros } = await cargarMaestros(obra, conocidos, catalogo);
  const comprobantes = await comprobantesEnOrden(tx, importacionId);
  const [primero] = comprobantes;
  if (primero && !obra.simular) {
    await cargarStockInicial(obra, { ...maestros, conocidos, deposito, primeraVenta: new Date(primero.fecha) });
  }
  const cargados = await cargarComprobantes(obra, { ...maestros, conocidos, deposito, comprobantes });
  const sinRenglones = vacios.filter((numero) => !repetidos.has(numero));
  const crear = await guardarResultadosDeVentas(tx, importacionId, 'CREAR');
  await analizarPor(tx, 'importacion_fila', 'importacion_id', 'fila');
  await anotarNacidos(tx, importacionId, nacidos);
  return {
    entidad: 'ventas',
    ...cargados,
    ...creados,
    yaEstaban: repetidos.size,
    sinRenglones,
    crear,
    actualizar: 0,
    sinCambios,
    detalles: detallar({
      'Notas de pedido nuevas': cargados.notas,
      'Devoluciones nuevas': cargados.devoluciones,
      'Comprobantes que ya estaban': repetidos.size,
      'Comprobantes sin ningún renglón': sinRenglones.length,
      'Artículos nuevos': creados.articulos,
      'Códigos alternativos nuevos': creados.alternativos,
      'Precios nuevos': creados.precios,
      'Precios que no se ponen: los aprueba otra persona': creados.preciosSinPoner,
      'Clientes nuevos': creados.clientes,
    }),
  };
}

async function rechazarPorCliente(obra: Obra): Promise<void> {
  await porPartes(
    (parte) => lineasDeOtroCliente(obra.tx, obra.importacionId, parte),
    async (ajenas) => {
      await obra.rechazar(
        ajenas.map(({ fila, comprobante, cliente, primero }) => ({
          fila,
          columna: tituloDe(obra, 'cliente'),
          valor: cliente,
          motivo: `El comprobante ${comprobante} es del cliente ${primero}: un comprobante tiene un solo cliente.`,
          referencia: comprobante,
        })),
      );
      await quitarDeStaging(
        obra.tx,
        obra.importacionId,
        'importacion_venta',
        ajenas.map(({ fila }) => fila),
      );
    },
  );
}

type Inicial = {
  readonly conocidos: Conocidos;
  readonly articulos: Maestros['articulos'];
  readonly deposito: DepositoDeDestino;
  readonly primeraVenta: Date;
};

async function cargarStockInicial(
  obra: Obra,
  { conocidos, articulos, deposito, primeraVenta }: Inicial,
): Promise<void> {
  const { tx, importacionId, archivo, usuario } = obra;
  const salidas = await salidasPorCodigo(tx, importacionId);
  const inicial = stockInicial(
    salidas.map((salida) => {
      const clave = claveDe(conocidos, salida);
      return {
        ...salida,
        codigoNorm: clave,
        servicio: definido(articulos.get(clave), 'the artículo').tipo === 'SERVICIO',
      };
    }),
  );
  if (inicial.size === 0) return;
  const entran = [...inicial].map(([clave, cantidad]) => ({
    ...definido(articulos.get(clave), 'the artículo'),
    cantidad,
  }));
  await exigirLimite(tx, {
    usuario,
    sucursalId: deposito.sucursalId,
    que: 'importar',
    monto: () =>
      montoDe(
        tx,
        obra.ahora,
        entran.map(({ id: articuloId, cantidad }) => ({ articuloId, cantidad, costo: null })),
      ),
  });
  const desde = definido((await depositosVirtuales(tx)).get('INICIAL'), 'the depósito of opening stock');
  await cargarMovimientos(tx, [
    {
      tipo: 'INICIAL',
      fechaEfectiva: new Date(primeraVenta.getTime() - ANTES_MS),
      documento: { tipo: 'IMPORTACION', id: importacionId, texto: `Importación de ${archivo}` },
      clave: `importacion:${importacionId}:inicial`,
      usuarioId: usuario.id,
      motivoId: (await motivoDeStockInicial(tx)).id,
      nota: 'Stock inicial, sin costo: lo que salió en las ventas importadas',
      traspasos: entran.map(({ id: articuloId, decimales, cantidad }) => ({
        articuloId,
        decimales,
        desde,
        hacia: deposito.id,
        cantidad,
      })),
    },
  ]);
}
