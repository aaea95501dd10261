import { cicloDeCliente } from '@trastienda/nucleo/clientes/ciclo-de-cliente.ts';
import type { Cliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { assert, definido } from '@trastienda/nucleo/comun/assert.ts';
import type { AccionDe } from '@trastienda/nucleo/comun/estados.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { abrirCliente } from './abrir-cliente.ts';
import { camposAuditados } from './auditoria-de-cliente.ts';
import * as repo from './clientes.repo.ts';
import { leerFicha } from './ficha.query.ts';

type Pedido = {
  readonly id: string;
  readonly accion: AccionDe<typeof cicloDeCliente>;
  readonly version: number;
  /** Why, when it is blocked. */
  readonly motivo?: string;
};

export async function cambiarEstado(orden: Orden, { id, accion, version, motivo = '' }: Pedido): Promise<Cliente> {
  const { tx, usuario, auditar } = orden;
  const antes = await abrirCliente(orden, id, version);
  assert(antes.estado !== 'FUSIONADO', 'nothing merges clientes yet');
  const estado = exigir(cicloDeCliente.mover(antes.estado, accion));
  await repo.cambiarEstado(tx, id, { estado, motivo }, usuario.id);

  const cliente = definido(await leerFicha(tx, id), 'the cliente just changed');
  auditar({
    accion: `cliente.${accion}`,
    entidad: 'cliente',
    id,
    ...(motivo === '' ? {} : { motivo }),
    cambios: diferencias(camposAuditados(antes), camposAuditados(cliente)),
  });
  return cliente;
}
