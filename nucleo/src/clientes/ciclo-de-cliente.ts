import { definirEstados, type EstadoDe } from '#comun/estados.ts';

/** Life of a cliente. BLOQUEADO buys nothing new; INACTIVO is not offered any more. */
export const cicloDeCliente = definirEstados({
  estados: ['ACTIVO', 'BLOQUEADO', 'INACTIVO'],
  acciones: {
    bloquear: { desde: ['ACTIVO'], hacia: 'BLOQUEADO' },
    desbloquear: { desde: ['BLOQUEADO'], hacia: 'ACTIVO' },
    inactivar: { desde: ['ACTIVO', 'BLOQUEADO'], hacia: 'INACTIVO' },
    reactivar: { desde: ['INACTIVO'], hacia: 'ACTIVO' },
  },
});

export type EstadoDeCliente = EstadoDe<typeof cicloDeCliente>;
