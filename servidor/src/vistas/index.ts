export { verificacionesDeVistas } from './verificaciones.ts';
