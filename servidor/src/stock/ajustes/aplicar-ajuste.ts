import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { aplicarAjuste as decidir, textoDeAjuste } from '@trastienda/nucleo/stock/ajuste.ts';
import { exigirOtraPersona } from '@trastienda/nucleo/stock/aprobacion-de-ajuste.ts';
import { cicloDeAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import type { Ajuste } from '@trastienda/nucleo/stock/contrato.ts';
import type { Faltante } from '@trastienda/nucleo/stock/faltante.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { type Cambio, diferencias } from '#plataforma/auditoria.ts';
import { datosDeAviso, paraQuienPidio } from '#stock/aprobacion/avisos-de-ajuste.ts';
import { exigirLimite, montoDe } from '#stock/aprobacion/limite-de-ajuste.query.ts';
import { asentar } from '#stock/libro/asentar.ts';
import { depositosVirtuales } from '#stock/libro/lugares.query.ts';
import { bloquearSaldos } from '#stock/libro/saldos.repo.ts';
import { leerDeposito, leerMotivo } from '#tablas-generales/index.ts';
import { abrirAjuste } from './abrir-ajuste.ts';
import { type AjusteBloqueado, cambiarEstado } from './ajustes.repo.ts';
import { leerRenglones, type RenglonActual } from './datos-de-ajuste.query.ts';
import { verAjuste } from './ver-ajuste.query.ts';

/** Applies a draft: its lines move the stock, all of them or none. */
export async function aplicarAjuste(orden: Orden, id: string, version: number): Promise<Ajuste> {
  const ajuste = await abrirAjuste(orden, { id, version, permiso: 'ajuste.aplicar' });
  return mover(orden, ajuste, 'aplicar');
}

/** Applies what another person asked for: the same as applying, by somebody whose limit covers it (AJU-06). */
export async function aprobarAjuste(orden: Orden, id: string, version: number): Promise<Ajuste> {
  const ajuste = await abrirAjuste(orden, { id, version, permiso: 'ajuste.aprobar' });
  const visto = await mover(orden, ajuste, 'aprobar');
  orden.publicar({ tipo: 'ajuste.aprobado', ...paraQuienPidio(ajuste), datos: datosDeAviso(visto, orden.usuario) });
  return visto;
}

async function mover(orden: Orden, ajuste: AjusteBloqueado, accion: 'aplicar' | 'aprobar'): Promise<Ajuste> {
  const { tx, usuario, ahora, auditar } = orden;
  const { id, sucursalId, depositoId } = ajuste;
  exigir(cicloDeAjuste.mover(ajuste.estado, accion));
  if (accion === 'aprobar') exigir(exigirOtraPersona(usuario.id, ajuste));
  const renglones = await leerRenglones(tx, id);
  await exigirLimite(tx, { usuario, sucursalId, que: accion, monto: () => montoDe(tx, ahora, renglones) });
  const motivo = definido(await leerMotivo(tx, ajuste.motivoId), 'the reason of the ajuste');
  await exigirVigencia(tx, ajuste, renglones);
  const saldos = await bloquearSaldos(
    tx,
    renglones.map(({ articuloId }) => ({ articuloId, depositoId })),
  );

  const virtuales = await depositosVirtuales(tx);
  const { estado, tipo, traspasos, negativos } = exigir(
    decidir(
      { ...ajuste, renglones },
      {
        saldos,
        contraparteId: definido(virtuales.get(motivo.inicial ? 'INICIAL' : 'AJUSTE'), 'the other side'),
        inicial: motivo.inicial,
        puedeNegativo: usuario.puede('stock.negativo', sucursalId),
        accion,
      },
    ),
  );

  const fechaEfectiva = ajuste.fechaEfectiva === null ? ahora : new Date(ajuste.fechaEfectiva);
  await asentar(tx, {
    tipo,
    fechaEfectiva,
    documento: { tipo: 'AJUSTE', id, texto: textoDeAjuste(ajuste.numero) },
    clave: `ajuste:${id}:aplicar`,
    usuarioId: usuario.id,
    motivoId: ajuste.motivoId,
    nota: ajuste.observaciones,
    traspasos,
    permitirNegativo: negativos.length > 0,
  });
  await cambiarEstado(tx, { ajuste, estado, usuarioId: usuario.id, fechaEfectiva });
  auditar({
    accion: `ajuste.${accion}`,
    entidad: 'ajuste',
    id,
    sucursalId,
    cambios: [...diferencias({ estado: ajuste.estado }, { estado }), ...cambiosBajoCero(negativos)],
  });
  return verAjuste(tx, orden, id);
}

/** What was true when the draft was prepared may not be any more. */
async function exigirVigencia(tx: Tx, ajuste: AjusteBloqueado, renglones: readonly RenglonActual[]): Promise<void> {
  const deposito = definido(await leerDeposito(tx, ajuste.depositoId), 'the depósito of the ajuste');
  if (!deposito.activo) rechazar('stock.deposito_inactivo', { deposito: deposito.nombre });
  const inmovibles = renglones.filter(({ tipo, estado }) => tipo !== 'PRODUCTO' || estado === 'INACTIVO');
  if (inmovibles.length === 0) return;
  rechazar('stock.ajuste_desactualizado', { codigos: [...new Set(inmovibles.map(({ codigo }) => codigo))] });
}

/** INV-06: who left what below zero is in the audit. */
export const cambiosBajoCero = (negativos: readonly Faltante[]): Cambio[] =>
  negativos.map(({ codigo, fisico, pedido }) => ({
    campo: `${codigo} físico bajo cero`,
    antes: fisico,
    despues: textoCantidad(decimal(fisico).minus(pedido)),
  }));
