import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Ajuste } from '@trastienda/nucleo/stock/contrato.ts';
import type { Usuario } from '#http/contexto.ts';
import type { AjusteBloqueado } from '#stock/ajustes/ajustes.repo.ts';

/** What is told of an approval. It says no amount: who hears of it may not see costs. */
export const datosDeAviso = ({ id, texto, sucursal, deposito }: Ajuste, { nombre }: Usuario) => ({
  ajusteId: id,
  ajuste: texto,
  deposito: `${sucursal} · ${deposito}`,
  quien: nombre,
});

export const paraQuienPidio = ({ pedidoPorId }: AjusteBloqueado) => ({
  usuarioId: definido(pedidoPorId, 'who asked for what is waiting'),
});
