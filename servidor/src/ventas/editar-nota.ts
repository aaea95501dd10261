import { cicloDeNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { NotaEditada } from '@trastienda/nucleo/ventas/contrato.ts';
import type { Nota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { totalesDe } from '@trastienda/nucleo/ventas/totales.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { abrirNota, type NotaAbierta } from './abrir-nota.ts';
import { cambiosDeRenglones } from './cambios-de-renglones.ts';
import { armar } from './cotizar.ts';
import { exigirAptas, exigirConocidas, type PartesConocidas } from './exigir-partes.ts';
import { leerArticulos } from './leer-articulos.ts';
import { cambiarBorrador } from './notas.repo.ts';
import { leerPartes } from './partes.query.ts';
import { reemplazarRenglones } from './renglones.repo.ts';
import { contestar } from './respuesta.ts';

/** Changes a draft. Lines that stay keep the price they were made with (VEN-07). */
export async function editarNota(orden: Orden, id: string, pedido: NotaEditada): Promise<Nota> {
  const { tx, usuario, ahora } = orden;
  const nota = await abrirNota(orden, { id, version: pedido.version, permiso: 'nota.crear' });
  exigir(cicloDeNota.destinos(nota.estado, 'editar'));
  const { clienteId = nota.clienteId, depositoId = nota.depositoId, observaciones = nota.observaciones } = pedido;
  const partes = exigirConocidas(await leerPartes(tx, { clienteId, depositoId }));
  const { sucursalId } = partes.deposito;
  usuario.exigirEn('nota.crear', sucursalId);
  exigirAptas(partes);
  const listaId = clienteId === nota.clienteId ? nota.listaId : partes.cliente.listaId;
  const renglones = pedido.renglones
    ? armar({
        pedidos: pedido.renglones,
        leidos: await leerArticulos(tx, pedido.renglones, { listaId, ahora }),
        anteriores: nota.renglones,
        puedeCambiarPrecio: usuario.puede('precio.modificar', sucursalId),
      })
    : nota.renglones;

  const totales = totalesDe(renglones);
  const despues = { ...nota, clienteId, depositoId, sucursalId, listaId, observaciones, renglones };
  if (pedido.renglones) await reemplazarRenglones(tx, id, renglones);
  await cambiarBorrador(tx, { ...despues, totales, usuarioId: usuario.id });
  await auditarEdicion(orden, nota, { despues, partes });
  return contestar({ ...despues, version: nota.version + 1 }, [], usuario);
}

type Edicion = {
  readonly despues: Pick<NotaAbierta, 'clienteId' | 'depositoId' | 'sucursalId' | 'observaciones'> & {
    readonly renglones: Parameters<typeof cambiosDeRenglones>[1];
  };
  readonly partes: PartesConocidas;
};

async function auditarEdicion({ tx, auditar }: Orden, nota: NotaAbierta, { despues, partes }: Edicion): Promise<void> {
  const mismas = nota.clienteId === despues.clienteId && nota.depositoId === despues.depositoId;
  const previas = mismas ? partes : await leerPartes(tx, nota);
  auditar({
    accion: 'nota.editar',
    entidad: 'nota',
    id: nota.id,
    sucursalId: despues.sucursalId,
    cambios: [
      ...diferencias(
        {
          cliente: previas.cliente?.razonSocial,
          deposito: previas.deposito?.nombre,
          observaciones: nota.observaciones,
          total: totalesDe(nota.renglones).total,
        },
        {
          cliente: partes.cliente.razonSocial,
          deposito: partes.deposito.nombre,
          observaciones: despues.observaciones,
          total: totalesDe(despues.renglones).total,
        },
      ),
      ...cambiosDeRenglones(nota.renglones, despues.renglones),
    ],
  });
}
