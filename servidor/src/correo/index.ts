export { type Correo, crearCorreo } from './correo.ts';
export { recifrarPendientes } from './pendientes.repo.ts';
