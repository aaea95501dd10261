import { ENTIDADES, type Entidad } from '@trastienda/nucleo/importaciones/entidad.ts';

/** The entidad an address asks for: `/importaciones/nueva?entidad=clientes`. */
export function leerEntidad({ entidad }: Record<string, unknown>): { entidad?: Entidad } {
  const conocida = ENTIDADES.find((una) => una === entidad);
  return conocida === undefined ? {} : { entidad: conocida };
}
