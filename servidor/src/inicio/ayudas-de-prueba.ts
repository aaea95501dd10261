import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { v7 as uuidv7 } from 'uuid';
import { cargarCotizaciones, cargarListas } from '#articulos/index.ts';
import { cargarClientes } from '#clientes/index.ts';
import type { Tx } from '#db/db.ts';
import type { Cliente, Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { cargarMovimientos, depositosVirtuales } from '#stock/index.ts';
import { cargarDevoluciones, cargarNotasHistoricas, type Destino } from '#ventas/index.ts';

/** Tuesday the 31st of March, 10:42 in Argentina. */
export const AHORA = new Date('2026-03-31T13:42:00Z');

const en = (local: string) => new Date(`${local}:00-03:00`);

export type Historia = {
  readonly rosario: { readonly sucursalId: string; readonly depositoId: string };
  readonly ids: Readonly<Record<'filtro' | 'bujia' | 'quieto' | 'nuevo', string>>;
  readonly clientes: Readonly<Record<'taller' | 'flota', string>>;
};

/**
 * A year of two sucursales, small enough to be added up by hand. Each artículo with its cost: FILTRO 60, and 66 on the average from
 * the purchase of March on; BUJIA 4; QUIETO 50, which nobody buys; NUEVO 20, which has just come in.
 */
export async function contarHistoria(prueba: Prueba, persona: Cliente): Promise<Historia> {
  const rosario = await sembrarSucursal(prueba.db, 'Rosario');
  const sembrar = (codigo: string) => sembrarArticulo(prueba.db, { codigo, descripcion: `Artículo ${codigo}` });
  const [filtro, bujia, quieto, nuevo] = [
    await sembrar('FILTRO'),
    await sembrar('BUJIA'),
    await sembrar('QUIETO'),
    await sembrar('NUEVO'),
  ];
  const ids = { filtro, bujia, quieto, nuevo };
  const clientes = await prueba.db.transaction().execute((tx) => contar(tx, { persona, rosario, ids }));
  return { rosario, ids, clientes };
}

type Contexto = Pick<Historia, 'rosario' | 'ids'> & { readonly persona: Cliente };

async function contar(tx: Tx, { persona, rosario, ids }: Contexto): Promise<Historia['clientes']> {
  const { usuarioId } = persona;
  const central: Destino = { sucursalId: INICIALES.sucursal, depositoId: INICIALES.deposito, usuarioId };
  const enRosario = { ...rosario, usuarioId };
  const { taller, flota } = await crearClientes(tx);
  const [dolares = ''] = await cargarListas(tx, [
    {
      ...{ nombre: 'En dólares', moneda: 'USD', incluyeIva: false, activa: true },
      ...{ derivacion: null, margenMinimo: null, sucursales: [] },
    },
  ]);
  await cargarCotizaciones(tx, [{ fecha: '2026-03-01', valor: '1000' }], { fuente: 'Banco', usuarioId });

  let numero = 0;
  const documento = (cuando: string, [articuloId, cantidad, precio]: Linea, clienteId: string) => {
    numero += 1;
    return {
      ...{ comprobanteExterno: `H-${numero}`, fecha: en(cuando), clienteId },
      renglones: [
        {
          ...{ articuloId, cantidad, precio, tipo: 'PRODUCTO' as const, decimales: 0, iva: '21' as const },
          ...{ codigo: 'X', descripcion: 'Del archivo' },
        },
      ],
    };
  };
  const vender = (cuando: string, linea: Linea, { cliente = NADIE, destino = central, lista = GENERAL } = {}) =>
    cargarNotasHistoricas(tx, [{ ...documento(cuando, linea, cliente), listaId: lista }], destino);

  await comprar(tx, usuarioId, '2025-01-02T12:00', [
    [ids.filtro, '100', '60', central.depositoId],
    [ids.filtro, '40', '60', rosario.depositoId],
    [ids.bujia, '100', '4', central.depositoId],
    [ids.quieto, '10', '50', central.depositoId],
  ]);
  await vender('2025-03-31T09:00', [ids.filtro, '1', '100']);
  await vender('2025-03-31T15:00', [ids.filtro, '1', '100']);
  await vender('2026-02-27T12:00', [ids.filtro, '2', '100'], { cliente: taller, destino: enRosario });
  await comprar(tx, usuarioId, '2026-03-10T12:00', [[ids.filtro, '34', '90', rosario.depositoId]]);
  await comprar(tx, usuarioId, '2026-03-20T12:00', [[ids.nuevo, '5', '20', central.depositoId]]);
  await vender('2026-03-24T10:00', [ids.bujia, '10', '10']);
  await vender('2026-03-24T18:00', [ids.bujia, '5', '10']);
  await vender('2026-03-30T11:00', [ids.bujia, '12', '0.02'], { cliente: flota, lista: dolares });
  await vender('2026-03-31T09:30', [ids.filtro, '3', '100'], { cliente: taller });
  await cargarDevoluciones(tx, [documento('2026-03-25T12:00', [ids.filtro, '1', '100'], taller)], central);
  return { taller, flota };
}

type Linea = readonly [articuloId: string, cantidad: string, precio: string];
const NADIE: string = INICIALES.consumidorFinal;
const GENERAL: string = INICIALES.lista;

async function crearClientes(tx: Tx): Promise<Historia['clientes']> {
  const { ids } = await cargarClientes(
    tx,
    ['Taller Quiroga', 'Flota Sur S.A.'].map((razonSocial) => ({
      ...{ codigoExterno: razonSocial, razonSocial, documento: { tipo: '99', numero: null }, condicionIva: 5 },
    })),
  );
  const de = (codigo: string) => definido(ids.get(codigo), 'the customer just made');
  return { taller: de('Taller Quiroga'), flota: de('Flota Sur S.A.') };
}

type Entrada = readonly [articuloId: string, cantidad: string, costo: string, depositoId: string];

async function comprar(tx: Tx, usuarioId: string, cuando: string, entradas: readonly Entrada[]): Promise<void> {
  const desde = definido((await depositosVirtuales(tx)).get('INICIAL'), 'the depósito of opening stock');
  const id = uuidv7();
  await cargarMovimientos(tx, [
    {
      ...{ tipo: 'INICIAL', fechaEfectiva: en(cuando), clave: `prueba:${id}`, usuarioId },
      documento: { tipo: 'AJUSTE', id, texto: 'Compra' },
      traspasos: entradas.map(([articuloId, cantidad, costo, hacia]) => ({
        ...{ articuloId, cantidad, costo, desde, hacia, decimales: 0 },
      })),
    },
  ]);
}
