import type { NotaNueva } from '@trastienda/nucleo/ventas/contrato.ts';
import type { Nota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { totalesDe } from '@trastienda/nucleo/ventas/totales.ts';
import { v7 as uuidv7 } from 'uuid';
import { aLaVez } from '#db/transaccion.ts';
import type { Orden } from '#http/contexto.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { cambiosDeRenglones } from './cambios-de-renglones.ts';
import { armar } from './cotizar.ts';
import { exigirAptas, exigirConocidas } from './exigir-partes.ts';
import { leerArticulos } from './leer-articulos.ts';
import { insertarNota } from './notas.repo.ts';
import { leerPartes, listaDe } from './partes.query.ts';
import { contestar } from './respuesta.ts';

/** A new draft with the prices of the customer's list, frozen from now on. */
export async function crearNota(orden: Orden, pedido: NotaNueva): Promise<Nota> {
  const { tx, usuario, ahora, auditar } = orden;
  const { clienteId, depositoId, observaciones = '' } = pedido;
  const [leidas, articulos] = await aLaVez(tx, [
    () => leerPartes(tx, pedido),
    () => leerArticulos(tx, pedido.renglones, { listaId: listaDe(clienteId), ahora }),
  ]);
  const partes = exigirConocidas(leidas);
  const { sucursalId } = partes.deposito;
  usuario.exigirEn('nota.crear', sucursalId);
  exigirAptas(partes);
  const { listaId } = partes.cliente;
  const renglones = armar({
    pedidos: pedido.renglones,
    leidos: articulos,
    anteriores: [],
    puedeCambiarPrecio: usuario.puede('precio.modificar', sucursalId),
  });

  const id = uuidv7();
  const totales = totalesDe(renglones);
  const encabezado = { id, sucursalId, depositoId, clienteId, listaId, observaciones };
  const numero = await insertarNota(tx, { ...encabezado, usuarioId: usuario.id, renglones, totales });
  auditar({
    accion: 'nota.crear',
    entidad: 'nota',
    id,
    sucursalId,
    cambios: [
      ...diferencias(null, {
        numero,
        cliente: partes.cliente.razonSocial,
        deposito: partes.deposito.nombre,
        total: totales.total,
      }),
      ...cambiosDeRenglones([], renglones),
    ],
  });
  return contestar({ id, numero, version: 1, estado: 'BORRADOR', sucursalId, renglones }, [], usuario);
}
