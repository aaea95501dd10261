import { definirEstados, type EstadoDe } from '#comun/estados.ts';

/** Life of a proveedor. INACTIVO is offered no more; what it sold stays written. */
export const cicloDeProveedor = definirEstados({
  estados: ['ACTIVO', 'INACTIVO'],
  acciones: {
    inactivar: { desde: ['ACTIVO'], hacia: 'INACTIVO' },
    reactivar: { desde: ['INACTIVO'], hacia: 'ACTIVO' },
  },
});

export type EstadoDeProveedor = EstadoDe<typeof cicloDeProveedor>;
