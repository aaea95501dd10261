import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { type RenglonDeNota, textoDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { importeDe } from '@trastienda/nucleo/ventas/totales.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { cargarMovimientos, depositosVirtuales, type MovimientoNuevo } from '#stock/index.ts';
import { leerValores } from '#ventas/entrega/valores.query.ts';
import { type Destino, insertarDevoluciones, insertarEntregas, insertarNotas, terminarNotas } from './cargar.repo.ts';

/** One line of a document of another system. Quantities above zero, `precio` net. */
export type RenglonHistorico = {
  readonly articuloId: string;
  readonly tipo: 'PRODUCTO' | 'SERVICIO';
  readonly decimales: number;
  readonly codigo: string;
  readonly descripcion: string;
  readonly cantidad: string;
  readonly precio: string;
  readonly iva: Iva;
};

type ComprobanteHistorico = {
  /** The document of the other system; never twice. */
  readonly comprobanteExterno: string;
  readonly fecha: Date;
  readonly clienteId: string;
  readonly renglones: readonly RenglonHistorico[];
};

type NotaHistorica = ComprobanteHistorico & { readonly listaId: string };
export type DevolucionHistorica = ComprobanteHistorico & { readonly motivo?: string };

export type Cargado = { readonly id: string; readonly numero: number; readonly comprobanteExterno: string };

/**
 * Sales that already happened: notas born FINALIZADA, each with its entrega and its VENTA movement dated as the
 * comprobante (`acordado` 2). A fixed number of statements however many they are; the stock they take must be there.
 */
export async function cargarNotasHistoricas(
  tx: Tx,
  notas: readonly NotaHistorica[],
  destino: Destino,
): Promise<Cargado[]> {
  if (notas.length === 0) return [];
  const nuevas = notas.map((nota) => ({ ...nota, id: uuidv7(), renglones: nota.renglones.map(aRenglon) }));
  const numeros = await insertarNotas(tx, nuevas, destino);
  const conNumero = nuevas.map((nota) => ({
    ...nota,
    numero: definido(numeros.get(nota.id), 'the number of the nota'),
  }));

  const entregas = conNumero.map((nota) => ({ id: uuidv7(), nota }));
  const cliente = definido((await depositosVirtuales(tx)).get('CLIENTE'), 'the depósito of customers');
  const movimientoDe = await cargarPorDocumento(
    tx,
    entregas.map(({ id, nota }) => ({
      tipo: 'VENTA',
      fechaEfectiva: nota.fecha,
      documento: { tipo: 'NOTA', id: nota.id, texto: `${textoDeNota(nota.numero)} · ${nota.comprobanteExterno}` },
      clave: `entrega:${id}`,
      usuarioId: destino.usuarioId,
      traspasos: traspasosDe(nota.renglones, destino.depositoId, cliente),
    })),
  );
  const valores = await leerValores(tx, [...movimientoDe.values()]);
  await insertarEntregas(
    tx,
    entregas.map(({ id, nota }) => ({
      id,
      notaId: nota.id,
      en: nota.fecha,
      depositoId: destino.depositoId,
      movimientoId: movimientoDe.get(nota.id) ?? null,
      usuarioId: destino.usuarioId,
      renglones: nota.renglones.map(({ id: renglonId, articuloId, decimales, pedida }) => ({
        renglonId,
        articuloId,
        decimales,
        cantidad: pedida,
        valor: valores.get(renglonId) ?? '0',
      })),
    })),
  );
  await terminarNotas(
    tx,
    nuevas.map(({ id }) => id),
    destino.usuarioId,
  );
  return conNumero.map(({ id, numero, comprobanteExterno }) => ({ id, numero, comprobanteExterno }));
}

/** Returns without an original: goods come back at the current average cost (`acordado` 2 and 13). */
export async function cargarDevoluciones(
  tx: Tx,
  devoluciones: readonly DevolucionHistorica[],
  destino: Destino,
): Promise<Cargado[]> {
  if (devoluciones.length === 0) return [];
  const nuevas = devoluciones.map((una) => ({ ...una, id: uuidv7(), renglones: una.renglones.map(aRenglon) }));
  const cliente = definido((await depositosVirtuales(tx)).get('CLIENTE'), 'the depósito of customers');
  const movimientoDe = await cargarPorDocumento(
    tx,
    nuevas.map(({ id, fecha, comprobanteExterno, renglones }) => ({
      tipo: 'DEV_CLIENTE',
      fechaEfectiva: fecha,
      documento: { tipo: 'DEVOLUCION', id, texto: `Devolución ${comprobanteExterno}` },
      clave: `devolucion:${id}`,
      usuarioId: destino.usuarioId,
      traspasos: traspasosDe(renglones, cliente, destino.depositoId),
    })),
  );
  const numeros = await insertarDevoluciones(
    tx,
    nuevas.map((una) => ({ ...una, movimientoId: movimientoDe.get(una.id) ?? null })),
    destino,
  );
  return nuevas.map(({ id, comprobanteExterno }) => ({
    id,
    numero: definido(numeros.get(id), 'the number of the devolución'),
    comprobanteExterno,
  }));
}

/** Movements that move something, and the id each got by its document; a document of services alone has none. */
async function cargarPorDocumento(
  tx: Tx,
  movimientos: readonly MovimientoNuevo[],
): Promise<ReadonlyMap<string, number>> {
  const queMueven = movimientos.filter(({ traspasos }) => traspasos.length > 0);
  const ids = await cargarMovimientos(tx, queMueven);
  return new Map(queMueven.map(({ documento }, i) => [documento.id, definido(ids[i], 'the id of the movement')]));
}

const traspasosDe = (renglones: readonly RenglonDeNota[], desde: string, hacia: string) =>
  renglones
    .filter(({ tipo }) => tipo === 'PRODUCTO')
    .map(({ id, articuloId, decimales, pedida }) => ({
      articuloId,
      decimales,
      desde,
      hacia,
      cantidad: pedida,
      linea: id,
    }));

/** A line that was already handed over, whole. */
function aRenglon(renglon: RenglonHistorico): RenglonDeNota {
  const { cantidad, precio, ...resto } = renglon;
  return {
    ...resto,
    id: uuidv7(),
    pedida: cantidad,
    entregada: cantidad,
    cancelada: '0',
    precio,
    precioDeLista: false,
    sinCargo: decimal(precio).eq(0),
    descuentos: [],
    importe: importeDe({ cantidad, precio, descuentos: [] }),
    motivoDePrecio: '',
    kit: null,
  };
}
