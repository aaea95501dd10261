import { describirConcesiones, simplificarConcesiones } from '@trastienda/nucleo/acceso/concesiones.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { revocarInvitacionesDe } from '#acceso/invitaciones/invitaciones.repo.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { revisarSesiones } from '#plataforma/eventos.ts';
import { type ConcesionPedida, exigirPoderSobre, exigirSucursales, reemplazarConcesiones } from './concesiones.repo.ts';
import { esperaAOtro } from './de-a-dos.ts';
import { auditables, exigirUsuario, leerDeNuevo } from './personas.ts';
import type { UsuarioAdministrado } from './usuarios.query.ts';
import * as repo from './usuarios.repo.ts';

type Concesiones = readonly ConcesionPedida[];
type Reemplazo = { readonly version: number; readonly concesiones: Concesiones };

/** Other roles in the place of those somebody had; those that make an administrator of them wait for a second person. */
export async function cambiarConcesiones(orden: Orden, id: string, pedido: Reemplazo): Promise<UsuarioAdministrado> {
  const { tx, usuario } = orden;
  await repo.bloquearConAdministradores(tx, id);
  const antes = await exigirUsuario(tx, id);
  const concesiones = simplificarConcesiones(pedido.concesiones);
  exigirPoderSobre(usuario, antes.concesiones, concesiones);
  await exigirVersion({ tx, entidad: 'usuario', id, actual: antes.version, pedida: pedido.version });
  await exigirSucursales(tx, pedido.concesiones);
  if (await esperaAOtro(orden, antes, concesiones)) return pedirAscenso(orden, antes, concesiones);
  const despues = await darConcesiones(orden, antes, concesiones);
  const cambios = diferencias(auditables(antes), auditables(despues));
  orden.auditar({ accion: 'usuario.cambiar_roles', entidad: 'usuario', id, cambios });
  return despues;
}

/** Approves what somebody else asked for. Neither who asked nor the person it is about does. */
export async function aprobarAscenso(orden: Orden, id: string, version: number): Promise<UsuarioAdministrado> {
  const { tx, usuario } = orden;
  // Of two who approve at once, the second finds no request any more.
  await repo.bloquearConAdministradores(tx, id);
  const antes = await exigirUsuario(tx, id);
  const pedido = exigirAscenso(orden, antes);
  if (pedido.porId === usuario.id || id === usuario.id) rechazar('acceso.ascenso_propio', {});
  // Asking again makes another version: nobody approves other roles than those they saw.
  await exigirVersion({ tx, entidad: 'usuario', id, actual: antes.version, pedida: version });
  const despues = await darConcesiones(orden, antes, simplificarConcesiones(pedido.concesiones));
  orden.publicar({ tipo: 'ascenso.aprobado', usuarioId: pedido.porId, datos: datosDeAscenso(orden, antes, pedido) });
  const cambios = diferencias({ ...auditables(antes), pidio: null }, { ...auditables(despues), pidio: pedido.por });
  orden.auditar({ accion: 'usuario.aprobar_ascenso', entidad: 'usuario', id, cambios });
  return despues;
}

/** The roles stay as they are. Who asked takes it back the same way. */
export async function rechazarAscenso(orden: Orden, id: string): Promise<UsuarioAdministrado> {
  const { tx, usuario } = orden;
  await repo.bloquearConAdministradores(tx, id);
  const antes = await exigirUsuario(tx, id);
  const pedido = exigirAscenso(orden, antes);
  await repo.borrarAscenso(tx, id);
  await repo.subirVersion(tx, id);
  if (pedido.porId !== usuario.id) {
    orden.publicar({ tipo: 'ascenso.rechazado', usuarioId: pedido.porId, datos: datosDeAscenso(orden, antes, pedido) });
  }
  const cambios = diferencias(pendiente(antes), { ascenso: null, pidio: null });
  orden.auditar({ accion: 'usuario.rechazar_ascenso', entidad: 'usuario', id, cambios });
  return leerDeNuevo(tx, id);
}

async function pedirAscenso(
  orden: Orden,
  antes: UsuarioAdministrado,
  concesiones: Concesiones,
): Promise<UsuarioAdministrado> {
  const { tx, usuario, auditar, publicar } = orden;
  const { id } = antes;
  await repo.guardarAscenso(tx, { usuarioId: id, pedidoPor: usuario.id, concesiones });
  await repo.subirVersion(tx, id);
  const despues = await leerDeNuevo(tx, id);
  const datos = datosDeAscenso(orden, despues, definido(despues.ascensoPedido, 'what was just asked'));
  publicar({ tipo: 'ascenso.por_aprobar', sucursalId: null, autorId: usuario.id, datos });
  const cambios = diferencias(pendiente(antes), pendiente(despues));
  auditar({ accion: 'usuario.pedir_ascenso', entidad: 'usuario', id, cambios });
  return despues;
}

type Ascenso = NonNullable<UsuarioAdministrado['ascensoPedido']>;
const datosDeAscenso = ({ usuario }: Orden, { id, nombre }: UsuarioAdministrado, { concesiones }: Ascenso) => ({
  usuarioId: id,
  persona: nombre,
  roles: describirConcesiones(concesiones),
  quien: usuario.nombre,
});

function exigirAscenso({ usuario }: Orden, { concesiones, ascensoPedido }: UsuarioAdministrado) {
  exigirPoderSobre(usuario, concesiones, ascensoPedido?.concesiones ?? []);
  return ascensoPedido ?? rechazar('acceso.sin_ascenso', {});
}

const pendiente = ({ ascensoPedido }: UsuarioAdministrado) => ({
  ascenso: ascensoPedido && describirConcesiones(ascensoPedido.concesiones),
  pidio: ascensoPedido && ascensoPedido.por,
});

/** They are told, and from then on what they may do is that. What waited for them is over. */
async function darConcesiones(
  { tx, usuario, publicar }: Orden,
  antes: UsuarioAdministrado,
  concesiones: Concesiones,
): Promise<UsuarioAdministrado> {
  const { id } = antes;
  await reemplazarConcesiones(tx, id, concesiones);
  await repo.exigirQueQuedeAdministrador(tx);
  await repo.borrarAscenso(tx, id);
  if (antes.concesiones.some(({ rol }) => rol === 'administrador')) {
    await revocarInvitacionesDe(tx, id);
    await repo.borrarPedidos(tx, id);
  }
  await repo.subirVersion(tx, id);
  await repo.renovarSesiones(tx, id);
  await revisarSesiones(tx, id);
  const despues = await leerDeNuevo(tx, id);
  const roles = describirConcesiones(despues.concesiones);
  if (roles !== describirConcesiones(antes.concesiones)) {
    publicar({ tipo: 'rol.cambiado', usuarioId: id, datos: { roles, quien: usuario.nombre } });
  }
  return despues;
}
