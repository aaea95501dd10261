import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import type { Db } from '#db/db.ts';

type Encabezado = Omit<
  NotaDetalle,
  'acciones' | 'renglones' | 'ubicaciones' | 'totales' | 'entregas' | 'cancelaciones' | 'transiciones'
>;

/** A nota and everything it names, except its lines and its history. */
export async function leerEncabezado(db: Db, id: string): Promise<Encabezado | undefined> {
  const fila = await db
    .selectFrom('nota_pedido as n')
    .innerJoin('cliente as c', 'c.id', 'n.cliente_id')
    .innerJoin('sucursal as s', 's.id', 'n.sucursal_id')
    .innerJoin('deposito as d', 'd.id', 'n.deposito_id')
    .innerJoin('lista_precio as l', 'l.id', 'n.lista_id')
    .leftJoin('condicion_venta as v', 'v.id', 'n.condicion_id')
    .innerJoin('usuario as u', 'u.id', 'n.creada_por')
    .innerJoin('usuario as m', 'm.id', 'n.modificada_por')
    .select([
      'n.id',
      'n.numero',
      'n.version',
      'n.estado',
      's.id as sucursalId',
      's.nombre as sucursal',
      'd.id as depositoId',
      'd.nombre as deposito',
      'l.id as listaId',
      'l.nombre as lista',
      'l.moneda',
      'n.lista_origen as listaOrigen',
      'v.id as condicionId',
      'v.nombre as condicion',
      'c.id as clienteId',
      'c.razon_social as razonSocial',
      'c.documento_tipo as documentoTipo',
      'c.documento_numero as documentoNumero',
      'c.condicion_iva as condicionIva',
      'c.alerta',
      'n.observaciones',
      'n.comprobante_externo as comprobanteExterno',
      'n.creada_en as creadaEn',
      'u.nombre as creadaPor',
      'n.modificada_en as modificadaEn',
      'm.nombre as modificadaPor',
    ])
    .where('n.id', '=', id)
    .executeTakeFirst();
  if (!fila) return undefined;
  const { sucursalId, depositoId, listaId, clienteId, razonSocial, documentoTipo, documentoNumero, ...resto } = fila;
  const { condicionIva, alerta, moneda, listaOrigen, condicionId, condicion, ...propios } = resto;
  return {
    ...propios,
    estado: propios.estado as Encabezado['estado'],
    sucursal: { id: sucursalId, nombre: fila.sucursal },
    deposito: { id: depositoId, nombre: fila.deposito },
    lista: {
      id: listaId,
      nombre: fila.lista,
      moneda: moneda as Encabezado['lista']['moneda'],
      origen: listaOrigen as Encabezado['lista']['origen'],
    },
    condicion: condicionId === null ? null : { id: condicionId, nombre: condicion ?? '' },
    cliente: { id: clienteId, razonSocial, documentoTipo, documentoNumero, condicionIva, alerta },
  };
}

export async function leerEntregas(db: Db, notaId: string): Promise<NotaDetalle['entregas']> {
  const filas = await db
    .selectFrom('entrega as e')
    .innerJoin('entrega_renglon as r', 'r.entrega_id', 'e.id')
    .innerJoin('deposito as d', 'd.id', 'e.deposito_id')
    .innerJoin('usuario as u', 'u.id', 'e.usuario_id')
    .select(['e.id', 'e.numero', 'e.en', 'u.nombre as quien', 'd.id as depositoId', 'd.nombre as deposito'])
    .select(['r.renglon_id as renglonId', 'r.cantidad'])
    .where('e.nota_id', '=', notaId)
    .orderBy('e.numero')
    .orderBy('r.id')
    .execute();
  return [...Map.groupBy(filas, ({ id }) => id).values()].flatMap((grupo) => {
    const [primera] = grupo;
    if (!primera) return [];
    const { id, numero, en, quien, depositoId, deposito } = primera;
    const renglones = grupo.map(({ renglonId, cantidad }) => ({ renglonId, cantidad: textoCantidad(cantidad) }));
    return [{ id, numero, en, quien, deposito: { id: depositoId, nombre: deposito }, renglones }];
  });
}

export async function leerCancelaciones(db: Db, notaId: string): Promise<NotaDetalle['cancelaciones']> {
  const filas = await db
    .selectFrom('nota_cancelacion as c')
    .innerJoin('usuario as u', 'u.id', 'c.usuario_id')
    .select(['c.renglon_id as renglonId', 'c.cantidad', 'c.motivo', 'c.en', 'u.nombre as quien'])
    .where('c.nota_id', '=', notaId)
    .orderBy('c.en')
    .orderBy('c.id')
    .execute();
  return filas.map((fila) => ({ ...fila, cantidad: textoCantidad(fila.cantidad) }));
}

export async function leerTransiciones(db: Db, notaId: string): Promise<NotaDetalle['transiciones']> {
  const filas = await db
    .selectFrom('nota_transicion as t')
    .innerJoin('usuario as u', 'u.id', 't.usuario_id')
    .select(['t.accion', 't.desde', 't.hacia', 't.en', 'u.nombre as quien', 't.motivo'])
    .where('t.nota_id', '=', notaId)
    .orderBy('t.id')
    .execute();
  type Transicion = NotaDetalle['transiciones'][number];
  return filas.map((fila) => ({
    ...fila,
    desde: fila.desde as Transicion['desde'],
    hacia: fila.hacia as Transicion['hacia'],
  }));
}
