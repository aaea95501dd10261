import { textoDeAjuste } from '@trastienda/nucleo/stock/ajuste.ts';
import { cicloDeAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import type { Ajuste } from '@trastienda/nucleo/stock/contrato.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { exigirLimite, montoDeLoMovido } from '#stock/aprobacion/limite-de-ajuste.query.ts';
import { revertirMovimiento } from '#stock/libro/revertir-movimiento.ts';
import { abrirAjuste } from './abrir-ajuste.ts';
import { cambiarEstado } from './ajustes.repo.ts';
import { cambiosBajoCero } from './aplicar-ajuste.ts';
import { leerMovimientoDe } from './datos-de-ajuste.query.ts';
import { leerRenglonesVistos, verAjuste } from './ver-ajuste.query.ts';

type Pedido = { readonly version: number; readonly motivo?: string | undefined };

/** Reverts an applied adjustment with an opposite movement, dated now; the first one stays as it was (AJU-11). */
export async function revertirAjuste(orden: Orden, id: string, { version, motivo }: Pedido): Promise<Ajuste> {
  const { tx, usuario, ahora, auditar } = orden;
  const ajuste = await abrirAjuste(orden, { id, version, permiso: 'ajuste.revertir' });
  const estado = exigir(cicloDeAjuste.mover(ajuste.estado, 'revertir'));

  const movimiento = await leerMovimientoDe(tx, id);
  await exigirLimite(tx, {
    usuario,
    sucursalId: ajuste.sucursalId,
    que: 'revertir',
    monto: async () => montoDeLoMovido(tx, ahora, await leerRenglonesVistos(tx, id, ajuste.depositoId)),
  });
  const { negativos } = await revertirMovimiento(tx, {
    movimientoId: movimiento.id,
    fechaEfectiva: ahora,
    documento: { tipo: 'AJUSTE', id, texto: textoDeAjuste(ajuste.numero) },
    clave: `ajuste:${id}:revertir`,
    usuarioId: usuario.id,
    motivoId: ajuste.motivoId,
    nota: motivo ?? '',
    puedeNegativo: usuario.puede('stock.negativo', ajuste.sucursalId),
    cortaReservas: true,
  });
  await cambiarEstado(tx, { ajuste, estado, usuarioId: usuario.id });
  auditar({
    accion: 'ajuste.revertir',
    entidad: 'ajuste',
    id,
    sucursalId: ajuste.sucursalId,
    motivo,
    cambios: [...diferencias({ estado: ajuste.estado }, { estado }), ...cambiosBajoCero(negativos)],
  });
  return verAjuste(tx, orden, id);
}
