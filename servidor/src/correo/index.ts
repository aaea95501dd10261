export type { Carta } from './carta.ts';
export { type Correo, crearCorreo } from './correo.ts';
