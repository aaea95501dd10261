import { idDeRol, ROLES, type Rol, roles } from '@trastienda/nucleo/acceso/roles.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { quitarFactores } from '#acceso/factores/factores.repo.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { exigirPoderSobre } from './concesiones.repo.ts';
import { cerrarTodo, exigirUsuario } from './personas.ts';
import { leerRoles, type RolConPersonas, type UsuarioAdministrado } from './usuarios.query.ts';
import * as repo from './usuarios.repo.ts';

/** Asks for the second factor of somebody who lost all of them to be taken away. Another administrator approves. */
export async function pedirReinicioDeFactor(orden: Orden, id: string, motivo: string): Promise<UsuarioAdministrado> {
  const { tx, usuario, auditar, publicar } = orden;
  const persona = await exigirUsuario(tx, id);
  exigirPoderSobre(usuario, persona.concesiones);
  if (!persona.segundoFactor) rechazar('acceso.sin_factor', {});
  await repo.guardarReinicio(tx, { usuarioId: id, pedidoPor: usuario.id, motivo });
  const datos = { usuarioId: id, persona: persona.nombre, motivo, quien: usuario.nombre };
  publicar({ tipo: 'reinicio.por_aprobar', sucursalId: null, autorId: usuario.id, datos });
  auditar({ accion: 'usuario.pedir_reinicio_de_factor', entidad: 'usuario', id, motivo });
  return exigirUsuario(tx, id);
}

/** Approves what somebody else asked for. Neither who asked nor the person it is about does. */
export async function aprobarReinicioDeFactor(
  orden: Orden,
  id: string,
  lugar: { readonly direccion: string; readonly agente: string },
): Promise<UsuarioAdministrado> {
  const { tx, usuario, auditar, publicar } = orden;
  // Of two who approve at once, the second finds no request any more.
  await repo.bloquearConAdministradores(tx, id);
  const persona = await exigirUsuario(tx, id);
  exigirPoderSobre(usuario, persona.concesiones);
  const pedido = persona.reinicioPedido;
  if (!pedido) rechazar('acceso.sin_reinicio', {});
  if (pedido.porId === usuario.id || id === usuario.id) rechazar('acceso.reinicio_propio', {});
  await quitarFactores(tx, id);
  await cerrarTodo(tx, id);
  publicar({ tipo: 'seguridad.segundo_factor_quitado', usuarioId: id, datos: lugar });
  auditar({
    accion: 'usuario.aprobar_reinicio_de_factor',
    entidad: 'usuario',
    id,
    motivo: pedido.motivo,
    cambios: diferencias({ segundoFactor: 'Sí', pidio: null }, { segundoFactor: 'No', pidio: pedido.por }),
  });
  return exigirUsuario(tx, id);
}

type PoliticaDeRol = RolConPersonas & { readonly nombre: string; readonly permisos: string[] };

const describirRol = ({ rol, ...resto }: RolConPersonas): PoliticaDeRol => ({
  rol,
  nombre: roles[rol].nombre,
  permisos: [...roles[rol].permisos],
  ...resto,
});

export const listarRoles = async (db: Db): Promise<PoliticaDeRol[]> => (await leerRoles(db, ROLES)).map(describirRol);

const leerRol = async (tx: Tx, rol: Rol): Promise<RolConPersonas> =>
  definido((await leerRoles(tx, [rol]))[0], 'a role of the catalogue');

/** Says whether a role demands a second factor: who has none sets it up at the next login. */
export async function cambiarPoliticaDeRol(orden: Orden, rol: Rol, exige: boolean): Promise<PoliticaDeRol> {
  const { tx, usuario, auditar } = orden;
  if (usuario.alcance('usuario.administrar') !== 'TODAS') rechazar('comun.sin_permiso', {});
  const antes = await leerRol(tx, rol);
  await repo.guardarPolitica(tx, rol, exige);
  const auditable = (exigido: boolean) => ({ exigeSegundoFactor: exigido ? 'Sí' : 'No' });
  auditar({
    accion: 'rol.cambiar_politica',
    entidad: 'rol',
    id: idDeRol(rol),
    cambios: diferencias(auditable(antes.exigeSegundoFactor), auditable(exige)),
  });
  return describirRol(await leerRol(tx, rol));
}
