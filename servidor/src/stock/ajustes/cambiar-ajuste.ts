import { cicloDeAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import type { Ajuste, CambioDeAjuste } from '@trastienda/nucleo/stock/contrato.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import { abrirAjuste } from './abrir-ajuste.ts';
import { guardarCabecera, reemplazarRenglones } from './ajustes.repo.ts';
import { cambiosDeAjuste, retratar } from './auditar-ajuste.ts';
import { leerRenglones } from './datos-de-ajuste.query.ts';
import { motivoDeAjuste } from './motivo-de-ajuste.ts';
import { fechaDeAjuste, lugarDeAjuste, renglonesDeAjuste } from './preparar-ajuste.ts';
import { verAjuste } from './ver-ajuste.query.ts';

/** Changes a draft: only what comes is changed; `renglones`, when it comes, replaces all of them. */
export async function cambiarAjuste(orden: Orden, id: string, pedido: CambioDeAjuste): Promise<Ajuste> {
  const { tx, usuario, ahora, auditar } = orden;
  const ajuste = await abrirAjuste(orden, { id, version: pedido.version, permiso: 'ajuste.crear' });
  exigir(cicloDeAjuste.mover(ajuste.estado, 'cambiar'));
  const antes = await retratar(tx, id);
  const anteriores = await leerRenglones(tx, id);

  const lugar = await lugarDeAjuste(orden, pedido.depositoId ?? ajuste.depositoId);
  const cabecera = {
    ...lugar,
    motivoId: (await motivoDeAjuste(tx, pedido)) ?? ajuste.motivoId,
    observaciones: pedido.observaciones ?? ajuste.observaciones,
    fechaEfectiva:
      pedido.fechaEfectiva === undefined ? ajuste.fechaEfectiva : fechaDeAjuste(ahora, pedido.fechaEfectiva),
  };
  if (pedido.renglones) {
    const verCosto = usuario.puede('costo.ver', ajuste.sucursalId) && usuario.puede('costo.ver', lugar.sucursalId);
    await reemplazarRenglones(tx, id, await renglonesDeAjuste(tx, pedido.renglones, { verCosto, anteriores }));
  }
  await guardarCabecera(tx, ajuste, { ...cabecera, usuarioId: usuario.id });
  auditar({
    accion: 'ajuste.cambiar',
    entidad: 'ajuste',
    id,
    sucursalId: lugar.sucursalId,
    cambios: cambiosDeAjuste(antes, await retratar(tx, id)),
  });
  return verAjuste(tx, orden, id);
}
