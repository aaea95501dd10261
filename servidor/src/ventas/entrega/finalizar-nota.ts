import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type Big, CERO } from '@trastienda/nucleo/comun/decimal.ts';
import type { SaldoBloqueado } from '@trastienda/nucleo/stock/faltante.ts';
import type { NumeroPedido } from '@trastienda/nucleo/stock/numeros/numero-pedido.ts';
import { cicloDeNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { NotaEntregada } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { type CantidadDeRenglon, type Entrega, entregar } from '@trastienda/nucleo/ventas/entregar.ts';
import { lineasDeStock } from '@trastienda/nucleo/ventas/kits/kit.ts';
import { type ReservaDeRenglon, textoDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { v7 as uuidv7 } from 'uuid';
import { aLaVez } from '#db/transaccion.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, exigir, rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import * as stock from '#stock/index.ts';
import { abrirConReservas, type NotaAbierta } from '#ventas/abrir-nota.ts';
import { exigirRenglones } from '#ventas/borrador/exigir-renglones.ts';
import { moverNota } from '#ventas/notas.repo.ts';
import { leerPartes } from '#ventas/vista/partes.query.ts';
import { contestar } from '#ventas/vista/respuesta.ts';
import { insertarEntrega } from './entregas.repo.ts';
import { exigirStock } from './exigir-stock.ts';
import { trasCierres } from './tras-cierres.ts';

type Pedido = {
  readonly version: number;
  readonly depositoId?: string | undefined;
  readonly renglones?: readonly CantidadDeRenglon[] | undefined;
  readonly numeros?: readonly NumeroDeEntrega[] | undefined;
};

type NumeroDeEntrega = NumeroPedido & { readonly lineaId: string };

/** Delivers everything pending, or the part that is asked, and takes it out of stock: all of it or nothing. */
export async function finalizarNota(orden: Orden, id: string, pedido: Pedido): Promise<NotaEntregada> {
  const { tx, usuario } = orden;
  const { nota, reservas } = await abrirConReservas(orden, { id, version: pedido.version, permiso: 'nota.finalizar' });
  exigir(cicloDeNota.destinos(nota.estado, 'finalizar'));
  exigirRenglones(nota, pedido.renglones);
  const lugar = await lugarDeEntrega(orden, nota, pedido.depositoId);

  const saldos = await stock.bloquearSaldos(tx, paresDe(nota, pedido, reservas, lugar.depositoId));
  const decidido = await exigirStock(
    orden,
    lugar.depositoId,
    entregar(nota, pedido.renglones, {
      depositoId: lugar.depositoId,
      saldos: new Map(
        saldos
          .filter(({ depositoId }) => depositoId === lugar.depositoId)
          .map(({ articuloId, fisico, reservado }) => [articuloId, { fisico, reservado }]),
      ),
      reservas,
      admitenNegativo: admitenNegativo(orden, saldos, lugar.sucursalId),
    }),
  );

  const numeros = numerosPorLinea(decidido, pedido.numeros);
  const entrega = await escribir(orden, { nota, reservas, decidido, numeros, depositoId: lugar.depositoId });
  auditarEntrega(orden, nota, { decidido, numeros });
  const { estado, renglones } = decidido;
  return {
    ...contestar(
      { ...nota, estado, renglones, version: nota.version + 1 },
      trasCierres(reservas, decidido.cierres),
      usuario,
    ),
    entrega,
  };
}

type Lugar = { readonly depositoId: string; readonly sucursalId: string };

/** Goods leave from the nota's own depósito, or from another that sells and where the user may deliver too. */
async function lugarDeEntrega(
  { tx, usuario }: Orden,
  nota: NotaAbierta,
  depositoId: string | undefined,
): Promise<Lugar> {
  if (depositoId === undefined || depositoId === nota.depositoId) return nota;
  const { deposito } = await leerPartes(tx, { clienteId: nota.clienteId, depositoId }, usuario);
  if (!deposito) return datosInvalidos([{ path: ['depositoId'], message: 'Ese depósito no existe.' }]);
  usuario.exigirEn('nota.finalizar', deposito.sucursalId);
  if (!deposito.vende) rechazar('ventas.deposito_no_vendible', { deposito: deposito.nombre });
  return { depositoId, sucursalId: deposito.sucursalId };
}

/** The balances a delivery may touch: where the goods leave from, and where its lines have something reserved. */
function paresDe(
  { renglones }: NotaAbierta,
  pedido: Pedido,
  reservas: readonly (ReservaDeRenglon & stock.Par)[],
  depositoId: string,
): stock.Par[] {
  const pedidos = pedido.renglones && new Set(pedido.renglones.map(({ renglonId }) => renglonId));
  const salen = lineasDeStock(renglones).filter(({ lineaId }) => pedidos?.has(lineaId) ?? true);
  return [...salen.map(({ articuloId }) => ({ articuloId, depositoId })), ...reservas];
}

const admitenNegativo = (
  { usuario }: Orden,
  saldos: readonly SaldoBloqueado[],
  sucursalId: string,
): ReadonlySet<string> =>
  usuario.puede('stock.negativo', sucursalId)
    ? new Set(saldos.filter(({ permiteNegativo }) => permiteNegativo).map(({ articuloId }) => articuloId))
    : new Set();

/** The numbers of each thing that leaves: a line, or a component of a KIT. */
function numerosPorLinea(
  { salidas }: Entrega,
  numeros: readonly NumeroDeEntrega[] = [],
): ReadonlyMap<string, readonly NumeroPedido[]> {
  const salen = new Set(salidas.map(({ id }) => id));
  const ajenos = numeros.flatMap(({ lineaId }, i) =>
    salen.has(lineaId) ? [] : [{ path: ['numeros', i, 'lineaId'], message: 'Eso no sale en esta entrega.' }],
  );
  if (ajenos.length > 0) datosInvalidos(ajenos);
  return Map.groupBy(numeros, ({ lineaId }) => lineaId);
}

type Escritura = {
  readonly nota: NotaAbierta;
  readonly reservas: readonly stock.ReservaActiva[];
  readonly decidido: Entrega;
  readonly numeros: ReadonlyMap<string, readonly NumeroPedido[]>;
  readonly depositoId: string;
};

/** The delivery, its movement, what becomes of the reservations and the nota itself, all in one breath. */
async function escribir(orden: Orden, { nota, reservas, decidido, numeros, depositoId }: Escritura) {
  const { tx, usuario } = orden;
  const id = uuidv7();
  const cierres = { reservas, cierres: decidido.cierres };
  const movimiento = await prepararMovimiento(orden, {
    ...{ nota, decidido, numeros, depositoId },
    ...{ entregaId: id, cierres },
  });
  const valores = valorPorRenglon(decidido, movimiento?.valorPorLinea);
  const tocados = new Set(decidido.entregados.map(({ renglonId }) => renglonId));
  const [, numero] = await aLaVez(tx, [
    () => (movimiento ? movimiento.escribir() : stock.cerrarReservas(tx, cierres)),
    () =>
      insertarEntrega(
        tx,
        {
          id,
          notaId: nota.id,
          depositoId,
          movimientoId: movimiento?.id ?? null,
          usuarioId: usuario.id,
          renglones: decidido.entregados.map((entregado) => ({
            ...entregado,
            valor: valores.get(entregado.renglonId) ?? '0',
          })),
        },
        decidido.renglones.filter((renglon) => tocados.has(renglon.id)),
      ),
    // Last: the lines of a nota that is closed do not change any more.
    () => moverNota(tx, { nota, accion: 'finalizar', hacia: decidido.estado, usuarioId: usuario.id }),
  ]);
  return { id, numero };
}

/** What left at cost with each line of the nota: that of a KIT is the sum of its components. */
function valorPorRenglon(
  { salidas }: Entrega,
  valorPorLinea: ReadonlyMap<string, string> | undefined,
): ReadonlyMap<string, string> {
  const valores = new Map<string, Big>();
  for (const { id, lineaId } of salidas) {
    valores.set(lineaId, (valores.get(lineaId) ?? CERO).plus(valorPorLinea?.get(id) ?? '0'));
  }
  return new Map([...valores].map(([id, valor]) => [id, valor.toFixed()]));
}

type AMover = Omit<Escritura, 'reservas'> & { readonly entregaId: string; readonly cierres: stock.CierresDeReservas };

/** The movement of sale; none when every line is a SERVICIO (`acordado` 8). */
async function prepararMovimiento(
  { tx, usuario, ahora }: Orden,
  { nota, decidido, numeros, depositoId, entregaId, cierres }: AMover,
) {
  const { salidas } = decidido;
  if (salidas.length === 0) return undefined;
  const hacia = definido((await stock.depositosVirtuales(tx)).get('CLIENTE'), 'the depósito of customers');
  const movimiento: stock.MovimientoNuevo = {
    tipo: 'VENTA',
    fechaEfectiva: ahora,
    documento: { tipo: 'NOTA', id: nota.id, texto: textoDeNota(nota.numero) },
    clave: `entrega:${entregaId}`,
    usuarioId: usuario.id,
    permitirNegativo: decidido.enNegativo.length > 0,
    traspasos: salidas.map(({ id: linea, articuloId, decimales, cantidad }) => ({
      articuloId,
      decimales,
      desde: depositoId,
      hacia,
      cantidad,
      linea,
      numeros: numeros.get(linea),
    })),
  };
  return stock.prepararMovimiento(tx, movimiento, cierres);
}

function auditarEntrega(
  { auditar }: Orden,
  nota: NotaAbierta,
  { decidido, numeros }: Pick<Escritura, 'decidido' | 'numeros'>,
): void {
  const codigoDe = new Map([...nota.renglones, ...lineasDeStock(nota.renglones)].map(({ id, codigo }) => [id, codigo]));
  auditar({
    accion: 'nota.finalizar',
    entidad: 'nota',
    id: nota.id,
    sucursalId: nota.sucursalId,
    cambios: [
      ...diferencias({ estado: nota.estado }, { estado: decidido.estado }),
      ...decidido.entregados.flatMap(({ renglonId, cantidad }) =>
        diferencias(null, { [`entregado ${codigoDe.get(renglonId) ?? ''}`]: cantidad }),
      ),
      ...decidido.salidas.flatMap(({ id }) =>
        diferencias(null, {
          [`números ${codigoDe.get(id) ?? ''}`]:
            numeros
              .get(id)
              ?.map(({ numero }) => numero)
              .join(', ') ?? null,
        }),
      ),
      ...decidido.enNegativo.flatMap(({ codigo, cantidad }) =>
        diferencias(null, { [`stock negativo ${codigo}`]: cantidad }),
      ),
    ],
  });
}
