import { assert } from '@trastienda/nucleo/comun/assert.ts';
import type { CambioDeDeposito, Deposito, NuevoDeposito } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { cambiarBanderas } from '@trastienda/nucleo/tablas-generales/deposito.ts';
import { inactivarDeposito } from '@trastienda/nucleo/tablas-generales/sucursal.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import type { Alcanzados } from '#plataforma/auditoria.ts';
import { bloquearHermanos, bloquearSucursal } from './bloqueos.repo.ts';
import { type Auditable, asentarAlta, cambiarFila, conCambio } from './cambiar-fila.ts';
import * as repo from './depositos.repo.ts';
import { exigirSucursalActiva } from './sucursal-activa.ts';
import { usoDeDeposito } from './uso.query.ts';

const auditable: Auditable<Deposito> = {
  entidad: 'deposito',
  que: 'el depósito',
  campos: ({ codigo, nombre, clase, sucursal, vendible, principal, activo }) => ({
    codigo,
    nombre,
    clase,
    sucursal,
    vendible,
    principal,
    activo,
  }),
  sucursalDe: ({ sucursalId }) => sucursalId ?? undefined,
};

export async function crearDeposito(orden: Orden, datos: NuevoDeposito): Promise<Deposito> {
  const { tx } = orden;
  const { sucursalId, codigo, nombre, clase = 'FISICO' } = datos;
  if (datos.principal) await bloquearSucursal(tx, sucursalId);
  await exigirSucursalActiva(orden, sucursalId);

  const nacido = { nombre, clase, virtual: false, vendible: false, activo: true, principal: false };
  const { vendible = clase === 'FISICO', principal = false } = datos;
  exigir(cambiarBanderas(nacido, { vendible, principal }));
  const anteriores = principal ? await repo.quitarPrincipal(tx, sucursalId) : [];
  const id = uuidv7();
  await repo.crearDeposito(tx, id, { sucursalId, codigo, nombre, clase, vendible, principal });
  const alcanzados = () => dejanDeSerElPrincipal(anteriores);
  return asentarAlta(orden, { ...auditable, id, leer: repo.leerDeposito, alcanzados });
}

export const cambiarDeposito = (
  orden: Orden,
  id: string,
  { version, ...cambio }: CambioDeDeposito,
): Promise<Deposito> => {
  const { tx, usuario } = orden;
  let anteriores: readonly string[] = [];
  return cambiarFila(orden, {
    ...auditable,
    id,
    version,
    bloquear: bloquearHermanos,
    leer: repo.leerDeposito,
    autorizar: ({ sucursalId }) => sucursalId !== null && usuario.exigirEn('tabla.editar', sucursalId),
    escribir: async (antes) => {
      const despues = conCambio(exigir(cambiarBanderas(antes, cambio)), cambio);
      assert(despues.sucursalId !== null, 'a real depósito belongs to a sucursal');
      if (antes.activo && !despues.activo) exigir(inactivarDeposito(antes.nombre, await usoDeDeposito(tx, id)));
      if (!antes.activo && despues.activo) await exigirSucursalActiva(orden, despues.sucursalId);
      if (despues.principal && !antes.principal) anteriores = await repo.quitarPrincipal(tx, despues.sucursalId);
      await repo.cambiarDeposito(tx, id, despues);
    },
    alcanzados: () => dejanDeSerElPrincipal(anteriores),
  });
};

const dejanDeSerElPrincipal = (ids: readonly string[]): Alcanzados | undefined =>
  ids.length === 0
    ? undefined
    : {
        ...{ accion: 'deposito.cambiar', entidad: 'deposito', loteId: null },
        filas: ids.map((id) => ({ id, cambios: [{ campo: 'principal', antes: 'Sí', despues: 'No' }] })),
      };
