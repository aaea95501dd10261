import { cicloDeNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { Nota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { abrirConReservas } from '#ventas/abrir-nota.ts';
import { moverNota } from '#ventas/notas.repo.ts';
import { contestar } from '#ventas/vista/respuesta.ts';

/** Somebody starts picking the goods of a confirmed nota. */
export async function prepararNota(orden: Orden, id: string, { version }: { readonly version: number }): Promise<Nota> {
  const { tx, usuario, auditar } = orden;
  const { nota, reservas } = await abrirConReservas(orden, { id, version, permiso: 'nota.finalizar' });
  const estado = exigir(cicloDeNota.mover(nota.estado, 'preparar'));

  await moverNota(tx, { nota, accion: 'preparar', hacia: estado, usuarioId: usuario.id });
  auditar({
    accion: 'nota.preparar',
    entidad: 'nota',
    id,
    sucursalId: nota.sucursalId,
    cambios: diferencias({ estado: nota.estado }, { estado }),
  });
  return contestar({ ...nota, estado, version: version + 1 }, reservas, usuario);
}
