import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Ajuste, AjusteNuevo } from '@trastienda/nucleo/stock/contrato.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { insertarAjuste, reemplazarRenglones } from './ajustes.repo.ts';
import { cambiosDeAjuste, retratar, SIN_RETRATO } from './auditar-ajuste.ts';
import { motivoDeAjuste } from './motivo-de-ajuste.ts';
import { fechaDeAjuste, lugarDeAjuste, renglonesDeAjuste } from './preparar-ajuste.ts';
import { verAjuste } from './ver-ajuste.query.ts';

/** Prepares an adjustment. Nothing moves until it is applied. */
export async function crearAjuste(orden: Orden, pedido: AjusteNuevo): Promise<Ajuste> {
  const { tx, usuario, ahora, auditar } = orden;
  const lugar = await lugarDeAjuste(orden, pedido.depositoId);
  const verCosto = usuario.puede('costo.ver', lugar.sucursalId);
  const renglones = await renglonesDeAjuste(tx, pedido.renglones, { verCosto });
  const cabecera = {
    ...lugar,
    motivoId: definido(await motivoDeAjuste(tx, pedido), 'an adjustment names its reason'),
    observaciones: pedido.observaciones ?? '',
    fechaEfectiva: fechaDeAjuste(ahora, pedido.fechaEfectiva ?? null),
  };

  const id = uuidv7();
  await insertarAjuste(tx, { ...cabecera, id, creadoPor: usuario.id });
  await reemplazarRenglones(tx, id, renglones);
  auditar({
    accion: 'ajuste.crear',
    entidad: 'ajuste',
    id,
    sucursalId: lugar.sucursalId,
    cambios: cambiosDeAjuste(SIN_RETRATO, await retratar(tx, id)),
  });
  return verAjuste(tx, orden, id);
}
