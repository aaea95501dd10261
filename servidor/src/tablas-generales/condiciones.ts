import type {
  CambioDeCondicion,
  CondicionDeVenta,
  NuevaCondicion,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { type Auditable, asentarAlta, cambiarFila, conCambio } from './cambiar-fila.ts';
import * as repo from './condiciones.repo.ts';
import { exigirListaActiva } from './listas.query.ts';

const condicion: Auditable<CondicionDeVenta> = {
  entidad: 'condicion',
  que: 'la condición de venta',
  campos: ({ nombre, orden, lista, activa }) => ({ nombre, orden, lista, activa }),
};

export async function crearCondicion(
  orden: Orden,
  { nombre, listaId = null }: NuevaCondicion,
): Promise<CondicionDeVenta> {
  const id = uuidv7();
  await repo.bloquearCondiciones(orden.tx);
  await exigirListaActiva(orden.tx, listaId);
  await repo.crearCondicion(orden.tx, id, { nombre, listaId });
  return asentarAlta(orden, { ...condicion, id, leer: repo.leerCondicion });
}

export const cambiarCondicion = (
  orden: Orden,
  id: string,
  { version, orden: lugar, ...cambio }: CambioDeCondicion,
): Promise<CondicionDeVenta> =>
  cambiarFila(orden, {
    ...condicion,
    id,
    version,
    bloquear: repo.bloquearCondiciones,
    leer: repo.leerCondicion,
    escribir: async (antes) => {
      if (cambio.listaId !== antes.listaId) await exigirListaActiva(orden.tx, cambio.listaId);
      await repo.cambiarCondicion(orden.tx, conCambio(antes, cambio));
      if (lugar !== undefined) await repo.ordenarCondicion(orden.tx, id, lugar);
    },
  });
