import { cicloDeAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import type { Ajuste } from '@trastienda/nucleo/stock/contrato.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { abrirAjuste } from './abrir-ajuste.ts';
import { cambiarEstado } from './ajustes.repo.ts';
import { verAjuste } from './ver-ajuste.query.ts';

type Pedido = { readonly version: number; readonly motivo?: string | undefined };

/** Gives up a draft. It stays, with its number, for whoever asks what became of it. */
export async function anularAjuste(orden: Orden, id: string, { version, motivo }: Pedido): Promise<Ajuste> {
  const { tx, usuario, auditar } = orden;
  const ajuste = await abrirAjuste(orden, { id, version, permiso: 'ajuste.crear' });
  const estado = exigir(cicloDeAjuste.mover(ajuste.estado, 'anular'));
  await cambiarEstado(tx, { ajuste, estado, usuarioId: usuario.id });
  auditar({
    accion: 'ajuste.anular',
    entidad: 'ajuste',
    id,
    sucursalId: ajuste.sucursalId,
    motivo,
    cambios: diferencias({ estado: ajuste.estado }, { estado }),
  });
  return verAjuste(tx, usuario, id);
}
