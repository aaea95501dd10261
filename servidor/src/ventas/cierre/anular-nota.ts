import { anular } from '@trastienda/nucleo/ventas/cerrar.ts';
import { cicloDeNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { Nota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { aLaVez } from '#db/transaccion.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import * as stock from '#stock/index.ts';
import { abrirConReservas } from '#ventas/abrir-nota.ts';
import { moverNota } from '#ventas/notas.repo.ts';
import { contestar } from '#ventas/vista/respuesta.ts';

/** Annuls a nota without deliveries and frees what it had reserved. */
export async function anularNota(
  orden: Orden,
  id: string,
  { version, motivo }: { readonly version: number; readonly motivo: string },
): Promise<Nota> {
  const { tx, usuario, auditar } = orden;
  const { nota, reservas } = await abrirConReservas(orden, { id, version, permiso: 'nota.anular' });
  exigir(cicloDeNota.destinos(nota.estado, 'anular'));
  await stock.bloquearSaldos(tx, reservas);
  const { estado, cierres } = exigir(anular(nota, reservas));

  await aLaVez(tx, [
    () => stock.cerrarReservas(tx, { reservas, cierres }),
    () => moverNota(tx, { nota, accion: 'anular', hacia: estado, usuarioId: usuario.id, motivo }),
  ]);
  auditar({
    accion: 'nota.anular',
    entidad: 'nota',
    id,
    sucursalId: nota.sucursalId,
    motivo,
    cambios: diferencias({ estado: nota.estado }, { estado }),
  });
  return contestar({ ...nota, estado, version: version + 1 }, [], usuario);
}
