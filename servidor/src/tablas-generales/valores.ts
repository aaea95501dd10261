import type {
  CambioDeMarca,
  CambioDeMotivo,
  CambioDeUnidad,
  Marca,
  Motivo,
  NuevaMarca,
  NuevaUnidad,
  NuevoMotivo,
  Unidad,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { bloquearFila } from './bloqueos.repo.ts';
import { type Auditable, asentarAlta, cambiarFila, conCambio } from './cambiar-fila.ts';
import * as marcas from './marcas.repo.ts';
import * as motivos from './motivos.repo.ts';
import * as unidades from './unidades.repo.ts';
import { verMarca, verUnidad } from './valores.query.ts';

const unidad: Auditable<Unidad> = {
  entidad: 'unidad',
  que: 'la unidad',
  campos: ({ codigo, nombre, decimales, activa }) => ({ codigo, nombre, decimales, activa }),
};

export async function crearUnidad(orden: Orden, datos: NuevaUnidad): Promise<Unidad> {
  const id = uuidv7();
  await unidades.crearUnidad(orden.tx, id, datos);
  return asentarAlta(orden, { ...unidad, id, leer: verUnidad });
}

export const cambiarUnidad = (orden: Orden, id: string, { version, ...cambio }: CambioDeUnidad): Promise<Unidad> =>
  cambiarFila(orden, {
    ...unidad,
    id,
    version,
    bloquear: bloquearFila('unidad'),
    leer: verUnidad,
    escribir: async (antes) => {
      const despues = conCambio(antes, cambio);
      // What artículos are counted in by default has to be there, and counted whole.
      const seToca = !despues.activa || despues.decimales !== antes.decimales;
      if (antes.omision && seToca) rechazar('tablas.valor_fijo', { nombre: antes.nombre });
      await unidades.cambiarUnidad(orden.tx, id, despues);
    },
  });

const marca: Auditable<Marca> = {
  entidad: 'marca',
  que: 'la marca',
  campos: ({ nombre, activa }) => ({ nombre, activa }),
};

export async function crearMarca(orden: Orden, { nombre }: NuevaMarca): Promise<Marca> {
  const id = uuidv7();
  await marcas.crearMarca(orden.tx, id, nombre);
  return asentarAlta(orden, { ...marca, id, leer: verMarca });
}

export const cambiarMarca = (orden: Orden, id: string, { version, ...cambio }: CambioDeMarca): Promise<Marca> =>
  cambiarFila(orden, {
    ...marca,
    id,
    version,
    bloquear: bloquearFila('marca'),
    leer: verMarca,
    escribir: (antes) => marcas.cambiarMarca(orden.tx, id, conCambio(antes, cambio)),
  });

const motivo: Auditable<Motivo> = {
  entidad: 'motivo',
  que: 'el motivo',
  campos: ({ clase, nombre, activo }) => ({ clase, nombre, activo }),
};

export async function crearMotivo(orden: Orden, { clase, nombre }: NuevoMotivo): Promise<Motivo> {
  const id = uuidv7();
  await motivos.crearMotivo(orden.tx, id, clase, nombre);
  return asentarAlta(orden, { ...motivo, id, leer: motivos.leerMotivo });
}

export const cambiarMotivo = (orden: Orden, id: string, { version, ...cambio }: CambioDeMotivo): Promise<Motivo> =>
  cambiarFila(orden, {
    ...motivo,
    id,
    version,
    bloquear: bloquearFila('motivo'),
    leer: motivos.leerMotivo,
    escribir: async (antes) => {
      if (antes.inicial) rechazar('tablas.valor_fijo', { nombre: antes.nombre });
      await motivos.cambiarMotivo(orden.tx, conCambio(antes, cambio));
    },
  });
