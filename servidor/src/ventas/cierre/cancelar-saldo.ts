import { cancelarSaldo as decidir } from '@trastienda/nucleo/ventas/cerrar.ts';
import { cicloDeNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { Nota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { aLaVez } from '#db/transaccion.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import * as stock from '#stock/index.ts';
import { abrirConReservas } from '#ventas/abrir-nota.ts';
import { exigirRenglones } from '#ventas/borrador/exigir-renglones.ts';
import { insertarCancelaciones } from '#ventas/borrador/renglones.repo.ts';
import { trasCierres } from '#ventas/entrega/tras-cierres.ts';
import { moverNota } from '#ventas/notas.repo.ts';
import { contestar } from '#ventas/vista/respuesta.ts';

type Pedido = {
  readonly version: number;
  readonly motivo: string;
  readonly renglones?: readonly { readonly renglonId: string; readonly cantidad?: string | undefined }[] | undefined;
};

/** Gives up what is pending on some lines or on all of them, and frees what they no longer need. */
export async function cancelarSaldo(orden: Orden, id: string, { version, motivo, renglones }: Pedido): Promise<Nota> {
  const { tx, usuario, auditar } = orden;
  const { nota, reservas } = await abrirConReservas(orden, { id, version, permiso: 'nota.anular' });
  exigir(cicloDeNota.destinos(nota.estado, 'cancelar-saldo'));
  exigirRenglones(nota, renglones);
  await stock.bloquearSaldos(tx, reservas);
  const decidido = exigir(decidir(nota, renglones, reservas));

  const cancelados = new Map(decidido.cancelados.map(({ renglonId, cantidad }) => [renglonId, cantidad]));
  const cambiados = decidido.renglones.filter((renglon) => cancelados.has(renglon.id));
  await aLaVez(tx, [
    () => stock.cerrarReservas(tx, { reservas, cierres: decidido.cierres }),
    () =>
      insertarCancelaciones(tx, {
        notaId: id,
        usuarioId: usuario.id,
        motivo,
        cancelados: decidido.cancelados,
        renglones: cambiados,
      }),
    () => moverNota(tx, { nota, accion: 'cancelar-saldo', hacia: decidido.estado, usuarioId: usuario.id, motivo }),
  ]);
  auditar({
    accion: 'nota.cancelar-saldo',
    entidad: 'nota',
    id,
    sucursalId: nota.sucursalId,
    motivo,
    cambios: [
      ...diferencias({ estado: nota.estado }, { estado: decidido.estado }),
      ...cambiados.flatMap((renglon) =>
        diferencias(null, { [`cancelado ${renglon.codigo}`]: cancelados.get(renglon.id) }),
      ),
    ],
  });
  return contestar(
    { ...nota, estado: decidido.estado, version: version + 1, renglones: decidido.renglones },
    trasCierres(reservas, decidido.cierres),
    usuario,
  );
}
