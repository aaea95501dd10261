import { ENTIDADES, type Entidad } from '@trastienda/nucleo/importaciones/entidad.ts';

const esId = (valor: unknown): valor is string => typeof valor === 'string' && /^[0-9a-f-]{36}$/i.test(valor);

/** The entidad an address asks for, `/importaciones/nueva?entidad=clientes`, and whose list it is when it is one. */
export function leerEntidad({ entidad, proveedorId }: Record<string, unknown>): {
  entidad?: Entidad;
  proveedorId?: string;
} {
  const conocida = ENTIDADES.find((una) => una === entidad);
  if (conocida === undefined) return {};
  return { entidad: conocida, ...(conocida === 'listas_de_proveedor' && esId(proveedorId) ? { proveedorId } : {}) };
}
