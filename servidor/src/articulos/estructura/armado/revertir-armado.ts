import type { OrdenDeArmado } from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeArmado, textoDeArmado } from '@trastienda/nucleo/articulos/estructura/ciclo-de-armado.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { cambiosBajoCero, revertirMovimiento } from '#stock/index.ts';
import { leerArmado } from './armados.query.ts';
import { bloquearOrden, marcarRevertida } from './armados.repo.ts';

type Pedido = { readonly version: number; readonly motivo?: string | undefined };

/** Undoes an order with the opposite movement, waste and all; once only (INV-07). */
export async function revertirArmado(orden: Orden, id: string, { version, motivo }: Pedido): Promise<OrdenDeArmado> {
  const { tx, usuario, ahora } = orden;
  const antes = await bloquearOrden(tx, id);
  if (!antes || !usuario.puede('stock.ver', antes.sucursalId)) {
    return rechazar('comun.no_encontrado', { que: 'la orden de armado' });
  }
  usuario.exigirEn('armado.hacer', antes.sucursalId);
  await exigirVersion({ tx, entidad: 'armado', id, actual: antes.version, pedida: version });
  const estado = exigir(cicloDeArmado.mover(antes.estado, 'revertir'));
  const { negativos } = await revertirMovimiento(tx, {
    movimientoId: antes.movimientoId,
    fechaEfectiva: ahora,
    documento: { tipo: 'ARMADO', id, texto: textoDeArmado(antes.numero) },
    clave: `armado:${id}:revertir`,
    usuarioId: usuario.id,
    nota: motivo ?? '',
    puedeNegativo: usuario.puede('stock.negativo', antes.sucursalId),
    cortaReservas: false,
  });
  await marcarRevertida(tx, id, usuario.id);
  orden.auditar({
    accion: 'armado.revertir',
    entidad: 'armado',
    id,
    sucursalId: antes.sucursalId,
    motivo,
    cambios: [{ campo: 'estado', antes: antes.estado, despues: estado }, ...cambiosBajoCero(negativos)],
  });
  return leerArmado(tx, usuario, id);
}
