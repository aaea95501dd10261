import { describirConcesiones, simplificarConcesiones } from '@trastienda/nucleo/acceso/concesiones.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { cerrarPendientesDe } from '#acceso/ingreso/pendientes.repo.ts';
import { revocarInvitacionesDe } from '#acceso/invitaciones/invitaciones.repo.ts';
import { anularEnlaces } from '#acceso/recuperacion/recuperacion.repo.ts';
import { cerrarSesionesDe } from '#acceso/sesiones.repo.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { type ConcesionPedida, exigirPoderSobre, exigirSucursales } from './concesiones.repo.ts';
import { exigirQueNoAscienda } from './de-a-dos.ts';
import { leerUsuario, type UsuarioAdministrado } from './usuarios.query.ts';
import * as repo from './usuarios.repo.ts';

/** The person to be administered, whom the one who asks must be able to reach. */
export async function exigirUsuario(tx: Tx, id: string): Promise<UsuarioAdministrado> {
  const usuario = await leerUsuario(tx, id);
  return usuario ?? rechazar('comun.no_encontrado', { que: 'la persona' });
}

export const leerDeNuevo = async (tx: Tx, id: string) =>
  definido(await leerUsuario(tx, id), 'the usuario just written');

/** What the trail tells of a person. */
export const auditables = ({ nombre, email, activo, concesiones }: UsuarioAdministrado) => ({
  nombre,
  email,
  activo: activo ? 'Sí' : 'No',
  roles: describirConcesiones(concesiones),
});

type Nueva = Omit<repo.PersonaNueva, 'concesiones'> & { readonly concesiones: readonly ConcesionPedida[] };

/** A person with a first password. Its strength was looked at already, and it comes as a hash. */
export async function crearUsuario(orden: Orden, nueva: Nueva): Promise<UsuarioAdministrado> {
  const { tx, usuario, auditar } = orden;
  const concesiones = simplificarConcesiones(nueva.concesiones);
  exigirPoderSobre(usuario, concesiones);
  await exigirQueNoAscienda(orden, concesiones);
  await exigirSucursales(tx, nueva.concesiones);
  const id = await repo.insertarPersona(tx, { ...nueva, concesiones });
  const creada = await leerDeNuevo(tx, id);
  auditar({ accion: 'usuario.crear', entidad: 'usuario', id, cambios: diferencias(null, auditables(creada)) });
  return creada;
}

type Cambio = {
  readonly version: number;
  readonly nombre?: string | undefined;
  readonly activo?: boolean | undefined;
};

/** Another name, or no longer (or again) somebody who may come in: what they had open ends at once. */
export async function cambiarUsuario(orden: Orden, id: string, cambio: Cambio): Promise<UsuarioAdministrado> {
  const { tx, usuario, auditar } = orden;
  await repo.bloquearConAdministradores(tx, id);
  const antes = await exigirUsuario(tx, id);
  exigirPoderSobre(usuario, antes.concesiones);
  await exigirVersion({ tx, entidad: 'usuario', id, actual: antes.version, pedida: cambio.version });
  const { nombre = antes.nombre, activo = antes.activo } = cambio;
  await repo.guardarPersona(tx, id, { nombre, activo });
  if (antes.activo && !activo) {
    await repo.exigirQueQuedeAdministrador(tx);
    await cerrarTodo(tx, id);
    await revocarInvitacionesDe(tx, id);
    await repo.borrarPedidos(tx, id);
  }
  const despues = await leerDeNuevo(tx, id);
  const verbo = antes.activo === activo ? 'cambiar' : activo ? 'reactivar' : 'desactivar';
  const cambios = diferencias(auditables(antes), auditables(despues));
  auditar({ accion: `usuario.${verbo}`, entidad: 'usuario', id, cambios });
  return despues;
}

/** Ends whatever somebody has open. They may come in again. */
export async function cerrarSesionesDeUsuario(
  { tx, usuario, auditar }: Orden,
  id: string,
): Promise<{ readonly cerradas: number }> {
  const persona = await exigirUsuario(tx, id);
  exigirPoderSobre(usuario, persona.concesiones);
  const cerradas = await cerrarTodo(tx, id);
  auditar({
    accion: 'usuario.cerrar_sesiones',
    entidad: 'usuario',
    id,
    cambios: diferencias({ sesiones: cerradas }, { sesiones: 0 }),
  });
  return { cerradas };
}

/** Sessions, logins under way and links that were sent. */
export async function cerrarTodo(tx: Tx, usuarioId: string): Promise<number> {
  const cerradas = await cerrarSesionesDe(tx, usuarioId);
  await cerrarPendientesDe(tx, usuarioId);
  await anularEnlaces(tx, usuarioId);
  return cerradas;
}
