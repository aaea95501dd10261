import { cicloDeAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import type { Ajuste } from '@trastienda/nucleo/stock/contrato.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { abrirAjuste } from './abrir-ajuste.ts';
import { type AjusteBloqueado, cambiarEstado } from './ajustes.repo.ts';
import { verAjuste } from './ver-ajuste.query.ts';

type Paso = {
  readonly accion: 'pedir' | 'devolver' | 'anular';
  readonly version: number;
  readonly motivo?: string | undefined;
};

/** Takes an ajuste to another state without moving anything: `ajuste` as it was, `visto` as it is now. */
export async function pasarAjuste(
  orden: Orden,
  id: string,
  { accion, version, motivo }: Paso,
): Promise<{ readonly ajuste: AjusteBloqueado; readonly visto: Ajuste }> {
  const { tx, usuario, auditar } = orden;
  const ajuste = await abrirAjuste(orden, { id, version, permiso: 'ajuste.crear' });
  const estado = exigir(cicloDeAjuste.mover(ajuste.estado, accion));
  await cambiarEstado(tx, { ajuste, estado, usuarioId: usuario.id, motivo });
  auditar({
    accion: `ajuste.${accion}`,
    entidad: 'ajuste',
    id,
    sucursalId: ajuste.sucursalId,
    motivo,
    cambios: diferencias({ estado: ajuste.estado }, { estado }),
  });
  return { ajuste, visto: await verAjuste(tx, orden, id) };
}
