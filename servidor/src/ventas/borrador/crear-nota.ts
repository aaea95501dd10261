import type { NotaNueva } from '@trastienda/nucleo/ventas/contrato.ts';
import type { Nota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { totalesDe } from '@trastienda/nucleo/ventas/totales.ts';
import { v7 as uuidv7 } from 'uuid';
import { aLaVez } from '#db/transaccion.ts';
import type { Orden } from '#http/contexto.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { leerElecciones } from '#ventas/kits/decir-elecciones.ts';
import { exigirPrecios } from '#ventas/limites/exigir-precios.ts';
import { poderDePrecio } from '#ventas/limites/poder.ts';
import { elegirLista, exigirNoDarMas, exigirNoMejorar } from '#ventas/listas/elegir-lista.ts';
import { insertarNota } from '#ventas/notas.repo.ts';
import { listaDe, tomarPartes } from '#ventas/vista/partes.query.ts';
import { contestar } from '#ventas/vista/respuesta.ts';
import { cambiosDeRenglones } from './cambios-de-renglones.ts';
import { armar } from './cotizar.ts';
import { exigirAptas, exigirConocidas } from './exigir-partes.ts';
import { leerArticulos } from './leer-articulos.ts';

/** A new draft with the prices of the lista that rules or of the one chosen, frozen from now on. */
export async function crearNota(orden: Orden, pedido: NotaNueva): Promise<Nota> {
  const { tx, usuario, ahora, auditar } = orden;
  const { clienteId, depositoId, observaciones = '' } = pedido;
  const [leidas, articulos] = await aLaVez(tx, [
    () => tomarPartes(tx, pedido, usuario),
    () => leerArticulos(tx, pedido.renglones, { listaId: listaDe(pedido), ahora }),
  ]);
  const partes = exigirConocidas(leidas);
  const { sucursalId } = partes.deposito;
  usuario.exigirEn('nota.crear', sucursalId);
  exigirAptas(partes);
  const lista = await elegirLista(orden, partes, pedido);
  exigirNoDarMas(orden, partes);
  const listaId = lista.id;
  const armados = armar({
    pedidos: pedido.renglones,
    leidos: articulos,
    anteriores: [],
    poder: poderDePrecio(usuario, partes.deposito),
  });
  await exigirNoMejorar(orden, partes, { lista, renglones: armados });
  const renglones = await exigirPrecios(orden, armados, { listaId, limite: partes.deposito.limite });

  const id = uuidv7();
  const totales = totalesDe(renglones);
  const condicionId = partes.listas.condicion?.id ?? null;
  const listaOrigen = lista.origen;
  const encabezado = { id, sucursalId, depositoId, clienteId, condicionId, listaId, listaOrigen, observaciones };
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
        condicion: partes.listas.condicion?.nombre,
        lista: lista.nombre,
        total: totales.total,
      }),
      ...cambiosDeRenglones([], renglones, await leerElecciones(tx, renglones)),
    ],
  });
  return contestar({ id, numero, version: 1, estado: 'BORRADOR', sucursalId, renglones }, [], usuario);
}
