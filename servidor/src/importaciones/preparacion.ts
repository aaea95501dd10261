import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type FilaDeLocalidad, interpretarLocalidad } from '@trastienda/nucleo/importaciones/localidad.ts';
import { type Entidad, type Perfil, perfiles } from '@trastienda/nucleo/importaciones/perfiles.ts';
import type { Rechazo } from '@trastienda/nucleo/importaciones/rechazo.ts';
import type { Tabla } from '@trastienda/nucleo/importaciones/tabla.ts';
import { interpretarVenta, type LineaDeVenta } from '@trastienda/nucleo/importaciones/venta.ts';
import type { Celda } from '#db/copia.ts';

/** The staging table of each entidad and, in order, the columns its rows fill. */
export const STAGING = {
  localidades: {
    tabla: 'importacion_localidad',
    columnas: [
      'fila',
      'provincia_iso',
      'nombre',
      'partido',
      'codigo_postal',
      'latitud',
      'longitud',
      'nombre_norm',
      'partido_norm',
    ],
  },
  ventas: {
    tabla: 'importacion_venta',
    columnas: [
      'fila',
      'comprobante',
      'devolucion',
      'codigo',
      'codigo_norm',
      'servicio',
      'descripcion',
      'cantidad',
      'fecha',
      'precio',
      'cliente',
      'pais',
    ],
  },
} as const satisfies Record<Entidad, { tabla: string; columnas: readonly string[] }>;

export type FilaLista =
  | { readonly celdas: readonly Celda[] }
  | { readonly rechazos: readonly Rechazo[]; readonly referencia: string };

/** Turns the cells of a row into those of its staging table. */
export type Preparador = (celdas: readonly string[], fila: number) => FilaLista;

/** The preparador of a file, by the profile its header chose. */
export function preparador(tabla: Tabla, ahora: Date): Preparador {
  const perfil: Perfil = definido(
    perfiles.find(({ nombre }) => nombre === tabla.perfil),
    'the profile of the file',
  );
  if (perfil.entidad === 'localidades') {
    return (celdas, fila) => {
      const leida = interpretarLocalidad(tabla, celdas, fila);
      return leida.aceptada ? { celdas: deLocalidad(leida.fila) } : { rechazos: leida.rechazos, referencia: '' };
    };
  }
  return (celdas, fila) => {
    const leida = interpretarVenta({ tabla, perfil, ahora }, celdas, fila);
    if (leida.aceptada) return { celdas: deVenta(leida.fila) };
    return { rechazos: leida.rechazos, referencia: (celdas[tabla.lugares.comprobante ?? -1] ?? '').trim() };
  };
}

const deLocalidad = (fila: FilaDeLocalidad): Celda[] => [
  fila.fila,
  fila.provinciaIso,
  fila.nombre,
  fila.partido,
  fila.codigoPostal,
  fila.latitud,
  fila.longitud,
  fila.nombreNorm,
  fila.partidoNorm,
];

const deVenta = (linea: LineaDeVenta): Celda[] => [
  linea.fila,
  linea.comprobante,
  linea.devolucion,
  linea.codigo,
  linea.codigoNorm,
  linea.servicio,
  linea.descripcion,
  linea.cantidad,
  linea.fecha,
  linea.precio,
  linea.cliente,
  linea.pais,
];
