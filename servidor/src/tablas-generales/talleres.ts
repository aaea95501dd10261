import type { CambioDeTaller, NuevoTaller, Taller } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import { bloquearFila } from './bloqueos.repo.ts';
import { type Auditable, asentarAlta, cambiarFila, conCambio } from './cambiar-fila.ts';
import { sostenerDeposito } from './depositos-para-operar.repo.ts';
import { exigirSucursalActiva } from './sucursal-activa.ts';
import * as repo from './talleres.repo.ts';

const auditable: Auditable<Taller> = {
  entidad: 'taller',
  que: 'el taller',
  campos: ({ codigo, nombre, sucursal, deposito, activo }) => ({ codigo, nombre, sucursal, deposito, activo }),
  sucursalDe: ({ sucursalId }) => sucursalId,
};

export async function crearTaller(orden: Orden, datos: NuevoTaller): Promise<Taller> {
  const { sucursalId, codigo, nombre, depositoId = null } = datos;
  await exigirSucursalActiva(orden, sucursalId);
  await exigirDepositoDeTaller(orden.tx, sucursalId, depositoId);
  const id = uuidv7();
  await repo.crearTaller(orden.tx, id, { sucursalId, codigo, nombre, depositoId });
  return asentarAlta(orden, { ...auditable, id, leer: repo.leerTaller });
}

export const cambiarTaller = (orden: Orden, id: string, { version, ...cambio }: CambioDeTaller): Promise<Taller> =>
  cambiarFila(orden, {
    ...auditable,
    id,
    version,
    bloquear: bloquearFila('taller'),
    leer: repo.leerTaller,
    autorizar: ({ sucursalId }) => orden.usuario.exigirEn('tabla.editar', sucursalId),
    escribir: async (antes) => {
      const despues = conCambio(antes, cambio);
      if (!antes.activo && despues.activo) await exigirSucursalActiva(orden, despues.sucursalId);
      if (despues.depositoId !== antes.depositoId) {
        await exigirDepositoDeTaller(orden.tx, despues.sucursalId, despues.depositoId);
      }
      await repo.cambiarTaller(orden.tx, id, despues);
    },
  });

/** Withdrawn parts wait in a depósito of clase TALLER of the same sucursal. */
async function exigirDepositoDeTaller(tx: Tx, sucursalId: string, depositoId: string | null): Promise<void> {
  if (depositoId === null) return;
  const deposito = await sostenerDeposito(tx, depositoId);
  const sirve = deposito?.activo && deposito.clase === 'TALLER' && deposito.sucursalId === sucursalId;
  if (sirve) return;
  datosInvalidos([
    { path: ['depositoId'], message: 'Tiene que ser un depósito activo de clase Taller de la misma sucursal.' },
  ]);
}
