import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { EstadoNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import { type RenglonDeNota, textoDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { importeDe } from '@trastienda/nucleo/ventas/totales.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { bloquearSaldos, cargarMovimientos, depositosVirtuales, reservar } from '#stock/index.ts';
import { leerValores } from '#ventas/entrega/valores.query.ts';
import { insertarEntregas } from './cargar.repo.ts';
import {
  cerrarCargadas,
  insertarBorradores,
  insertarCancelacionesCargadas,
  insertarPasos,
  type NotaAInsertar,
} from './cargar-notas.repo.ts';

type RenglonParaCargar = Omit<RenglonDeNota, 'id' | 'importe' | 'sinCargo' | 'motivoDePrecio' | 'kit'> & {
  /** What is set apart for it in the depósito of the nota; nothing for a SERVICIO. */
  readonly reservada: string;
};

export type NotaParaCargar = {
  readonly estado: EstadoNota;
  readonly sucursalId: string;
  readonly depositoId: string;
  readonly clienteId: string;
  readonly listaId: string;
  readonly usuarioId: string;
  readonly observaciones: string;
  readonly renglones: readonly RenglonParaCargar[];
  /** Its transitions in order; the first one is when it was taken, the last one leads to `estado`. */
  readonly pasos: readonly {
    readonly accion: string;
    readonly desde: EstadoNota | null;
    readonly hacia: EstadoNota;
    readonly en: Date;
    readonly motivo: string;
  }[];
  /** `cantidades` by the order of the lines, '0' for nothing. */
  readonly entregas: readonly { readonly en: Date; readonly cantidades: readonly string[] }[];
};

/**
 * Notas with everything that happened to them so far, in any state: lines, transitions, deliveries with their VENTA
 * movements, what was given up and what is set apart. For the demonstration company. A fixed number of statements
 * however many they are; the stock they take must be there, and what their lines say must agree with their deliveries.
 */
export async function cargarNotas(tx: Tx, cargadas: readonly NotaParaCargar[]): Promise<void> {
  if (cargadas.length === 0) return;
  const notas = cargadas.map((nota) => ({ ...nota, id: uuidv7(), renglones: nota.renglones.map(aRenglon) }));
  const numeros = await insertarBorradores(tx, notas);
  await insertarPasos(tx, notas);
  await entregar(tx, notas, numeros);
  await insertarCancelacionesCargadas(tx, notas);
  await apartar(tx, notas);
  await cerrarCargadas(tx, notas);
}

function aRenglon({ reservada, ...renglon }: RenglonParaCargar): RenglonDeNota & { readonly reservada: string } {
  const { pedida: cantidad, precio, descuentos } = renglon;
  return {
    ...renglon,
    reservada,
    id: uuidv7(),
    sinCargo: decimal(precio).eq(0),
    motivoDePrecio: '',
    kit: null,
    importe: importeDe({ cantidad, precio, descuentos }),
  };
}

/** The deliveries of all of them, in the order they happened. */
async function entregar(tx: Tx, notas: readonly NotaAInsertar[], numeros: ReadonlyMap<string, number>): Promise<void> {
  const entregas = notas
    .flatMap((nota) => nota.entregas.map((entrega) => ({ ...entrega, id: uuidv7(), nota })))
    .map((entrega) => ({ ...entrega, renglones: entregados(entrega) }))
    .sort((a, b) => a.en.getTime() - b.en.getTime());
  if (entregas.length === 0) return;
  const cliente = definido((await depositosVirtuales(tx)).get('CLIENTE'), 'the depósito of customers');
  const conProductos = entregas.filter(({ renglones }) => renglones.some(({ tipo }) => tipo === 'PRODUCTO'));
  const ids = await cargarMovimientos(
    tx,
    conProductos.map(({ id, en, nota, renglones }) => ({
      tipo: 'VENTA' as const,
      fechaEfectiva: en,
      documento: {
        tipo: 'NOTA',
        id: nota.id,
        texto: textoDeNota(definido(numeros.get(nota.id), 'the number of the nota')),
      },
      clave: `entrega:${id}`,
      usuarioId: nota.usuarioId,
      traspasos: renglones
        .filter(({ tipo }) => tipo === 'PRODUCTO')
        .map(({ renglonId: linea, articuloId, decimales, cantidad }) => {
          return { articuloId, decimales, desde: nota.depositoId, hacia: cliente, cantidad, linea };
        }),
    })),
  );
  const movimientoDe = new Map(conProductos.map(({ id }, i) => [id, ids[i]]));
  const valores = await leerValores(tx, ids);
  // A line handed over in two goes left at the average of both, to the last decimal when it went in one.
  const entregada = new Map(notas.flatMap(({ renglones }) => renglones.map((r) => [r.id, r.entregada] as const)));
  await insertarEntregas(
    tx,
    entregas.map(({ id, en, nota, renglones }) => ({
      id,
      en,
      notaId: nota.id,
      depositoId: nota.depositoId,
      movimientoId: movimientoDe.get(id) ?? null,
      usuarioId: nota.usuarioId,
      renglones: renglones.map(({ tipo: _, ...renglon }) => ({
        ...renglon,
        valor: parteDe(valores.get(renglon.renglonId), renglon.cantidad, entregada.get(renglon.renglonId)),
      })),
    })),
  );
}

const parteDe = (valor: string | undefined, cantidad: string, entregada: string | undefined): string => {
  if (valor === undefined || entregada === undefined) return '0';
  if (decimal(cantidad).eq(entregada)) return valor;
  return decimal(valor).times(cantidad).div(entregada).round(8).toFixed();
};

const entregados = ({ nota, cantidades }: { nota: NotaAInsertar; cantidades: readonly string[] }) =>
  nota.renglones
    .map(({ id: renglonId, articuloId, decimales, tipo }, i) => {
      return { renglonId, articuloId, decimales, tipo, cantidad: cantidades[i] ?? '0' };
    })
    .filter(({ cantidad }) => decimal(cantidad).gt(0));

async function apartar(tx: Tx, notas: readonly NotaAInsertar[]): Promise<void> {
  const reservas = notas.flatMap(({ id, depositoId, renglones }) =>
    renglones
      .filter(({ reservada }) => decimal(reservada).gt(0))
      .map(({ id: linea, articuloId, decimales, reservada: cantidad }) => {
        return { articuloId, depositoId, decimales, cantidad, documento: { tipo: 'NOTA' as const, id, linea } };
      }),
  );
  await bloquearSaldos(tx, reservas);
  await reservar(tx, reservas);
}
