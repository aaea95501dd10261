import type { CambioDeSucursal, NuevaSucursal, Sucursal } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { inactivarSucursal } from '@trastienda/nucleo/tablas-generales/sucursal.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { bloquearSucursal } from './bloqueos.repo.ts';
import { type Auditable, asentarAlta, cambiarFila, conCambio } from './cambiar-fila.ts';
import { crearDeposito } from './depositos.repo.ts';
import { exigirListaActiva } from './listas.query.ts';
import * as repo from './sucursales.repo.ts';
import { otrasSucursalesActivas, usoDeSucursal } from './uso.query.ts';

const auditable: Auditable<Sucursal> = {
  entidad: 'sucursal',
  que: 'la sucursal',
  campos: ({
    codigo,
    nombre,
    domicilio,
    localidad,
    provincia,
    telefono,
    horario,
    puntoDeVenta,
    lista,
    activa,
    depositos,
  }) => ({
    codigo,
    nombre,
    domicilio,
    localidad,
    provincia,
    telefono,
    horario,
    puntoDeVenta,
    lista,
    activa,
    depositos: depositos.map((deposito) => deposito.nombre).join(', '),
  }),
  sucursalDe: ({ id }) => id,
};

/** Opens a sucursal, and with it the depósito it sells from. Only for who may edit every sucursal. */
export async function crearSucursal(orden: Orden, datos: NuevaSucursal): Promise<Sucursal> {
  const { tx, usuario } = orden;
  if (usuario.alcance('tabla.editar') !== 'TODAS') rechazar('comun.sin_permiso', {});
  await exigirListaActiva(tx, datos.listaId);
  const id = uuidv7();
  await repo.crearSucursal(tx, id, {
    codigo: datos.codigo,
    nombre: datos.nombre,
    domicilio: datos.domicilio ?? '',
    localidadId: datos.localidadId ?? null,
    telefono: datos.telefono ?? '',
    horario: datos.horario ?? '',
    puntoDeVenta: datos.puntoDeVenta ?? null,
    listaId: datos.listaId ?? null,
  });
  await crearDeposito(tx, uuidv7(), {
    sucursalId: id,
    codigo: 'SALON',
    nombre: 'Salón',
    clase: 'FISICO',
    vendible: true,
    principal: true,
  });
  return asentarAlta(orden, { ...auditable, id, leer: repo.leerSucursal });
}

export const cambiarSucursal = (
  orden: Orden,
  id: string,
  { version, ...cambio }: CambioDeSucursal,
): Promise<Sucursal> => {
  const { tx, usuario } = orden;
  return cambiarFila(orden, {
    ...auditable,
    id,
    version,
    bloquear: bloquearSucursal,
    leer: repo.leerSucursal,
    autorizar: () => usuario.exigirEn('tabla.editar', id),
    escribir: async (antes) => {
      if (cambio.listaId !== antes.listaId) await exigirListaActiva(tx, cambio.listaId);
      if (antes.activa && cambio.activa === false) {
        exigir(inactivarSucursal(antes.nombre, await usoDeSucursal(tx, id), await otrasSucursalesActivas(tx, id)));
      }
      await repo.cambiarSucursal(tx, id, conCambio(antes, cambio));
    },
  });
};
