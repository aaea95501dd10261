import type { CambioDeLocalidad, Localidad, NuevaLocalidad } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { normaCodigoPostal } from '@trastienda/nucleo/tablas-generales/localidad.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { bloquearFila } from './bloqueos.repo.ts';
import { type Auditable, asentarAlta, cambiarFila, conCambio } from './cambiar-fila.ts';
import * as repo from './localidades.repo.ts';

const auditable: Auditable<Localidad> = {
  entidad: 'localidad',
  que: 'la localidad',
  campos: ({ nombre, partido, codigoPostal, provincia, latitud, longitud, activa }) => ({
    nombre,
    partido,
    codigoPostal,
    provincia,
    latitud,
    longitud,
    activa,
  }),
};

export async function crearLocalidad(orden: Orden, datos: NuevaLocalidad): Promise<Localidad> {
  const id = uuidv7();
  await repo.crearLocalidad(orden.tx, id, {
    provinciaId: datos.provinciaId,
    nombre: datos.nombre,
    partido: datos.partido ?? '',
    codigoPostal: normaCodigoPostal(datos.codigoPostal),
    latitud: datos.latitud ?? null,
    longitud: datos.longitud ?? null,
  });
  return asentarAlta(orden, { ...auditable, id, leer: repo.leerLocalidad });
}

export const cambiarLocalidad = (
  orden: Orden,
  id: string,
  { version, ...cambio }: CambioDeLocalidad,
): Promise<Localidad> =>
  cambiarFila(orden, {
    ...auditable,
    id,
    version,
    bloquear: bloquearFila('localidad'),
    leer: repo.leerLocalidad,
    escribir: (antes) => {
      const despues = conCambio(antes, cambio);
      return repo.cambiarLocalidad(orden.tx, id, {
        ...despues,
        codigoPostal: normaCodigoPostal(despues.codigoPostal),
      });
    },
  });
