import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';

export const CASA_CENTRAL = '01980000-0000-7000-8000-000000000001';
export const ROSARIO = '01980000-0000-7000-8000-000000000002';

/** Lucía, who works in two sucursales and may do what `permisos` say in all of them. */
export const sesionDePrueba = (permisos: readonly Permiso[]): Sesion => ({
  usuario: {
    id: '01980000-0000-7000-8000-0000000000aa',
    nombre: 'Lucía Ferreyra',
    email: 'lucia@ejemplo.com.ar',
    rol: 'Vendedor',
    foto: null,
  },
  permisos: Object.fromEntries(permisos.map((permiso) => [permiso, 'TODAS'])),
  sucursales: [
    { id: CASA_CENTRAL, codigo: 'CC', nombre: 'Casa Central' },
    { id: ROSARIO, codigo: 'ROS', nombre: 'Rosario' },
  ],
  preferencias: { sucursalId: null, paginaDeInicio: null, inicio: null },
  vistas: {},
  terminal: null,
  tienePin: false,
  avisarHttp: false,
  avisarMotor: null,
  avisarSegundoFactor: false,
});
