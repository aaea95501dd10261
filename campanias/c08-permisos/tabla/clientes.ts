import { deLaEmpresa, type Fila } from './fila.ts';
import { ADMINISTRAN, TODOS, VENDEN } from './roles.ts';

const C = '/api/clientes';

/** Customers are the company's; their notas are those of the sucursales of who asks. */
export const filasDeClientes: readonly Fila[] = [
  deLaEmpresa(`GET ${C}`, TODOS),
  // All the customers at once: who takes them away proves who they are.
  deLaEmpresa(`GET ${C}/exportar`, TODOS, { confirma: 'reciente' }),
  deLaEmpresa(`GET ${C}/:id`, TODOS),
  deLaEmpresa(`POST ${C}`, VENDEN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${C}/:id`, VENDEN),
  deLaEmpresa(`POST ${C}/:id/bloquear`, VENDEN),
  deLaEmpresa(`POST ${C}/:id/desbloquear`, VENDEN),
  deLaEmpresa(`POST ${C}/:id/inactivar`, VENDEN),
  deLaEmpresa(`POST ${C}/:id/reactivar`, VENDEN),
  deLaEmpresa(`POST ${C}/:id/anonimizar`, ADMINISTRAN, { confirma: 'en persona' }),
  // The customer is known to everybody; who bought only elsewhere has bought nothing.
  deLaEmpresa(`GET ${C}/:id/notas`, TODOS, { objeto: 'sucursal', ajeno: 'vacío', lista: true }),
  deLaEmpresa(`GET ${C}/:id/notas/exportar`, TODOS, { objeto: 'sucursal', ajeno: 'vacío', lista: true }),
  deLaEmpresa(`GET ${C}/:id/articulos-habituales`, TODOS, { objeto: 'sucursal', ajeno: 'vacío' }),
];
