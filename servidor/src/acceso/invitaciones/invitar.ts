import { describirConcesiones, simplificarConcesiones } from '@trastienda/nucleo/acceso/concesiones.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { gastarCorreoDeCuenta, gastarCorreoDeDireccion } from '#acceso/enlaces/limites.repo.ts';
import { crearSecreto } from '#acceso/hash.ts';
import { type ConcesionPedida, exigirPoderSobre, exigirSucursales } from '#acceso/usuarios-admin/concesiones.repo.ts';
import { exigirQueNoAscienda } from '#acceso/usuarios-admin/de-a-dos.ts';
import type { Tx } from '#db/db.ts';
import type { OrdenDeComando } from '#http/contexto.ts';
import type { Entorno } from '#http/entorno.ts';
import { rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { type Invitacion, leerInvitacion } from './invitaciones.query.ts';
import * as repo from './invitaciones.repo.ts';

type Correos = Pick<Entorno, 'correo' | 'direccion'>;
type ConEnlace = Invitacion & { readonly enlace: string; readonly porCorreo: boolean };
type Nueva = { readonly email: string; readonly nombre: string; readonly concesiones: readonly ConcesionPedida[] };

/** Invites somebody by mail. The link is told to who invites too, once: not every shop has its mail set up. */
export async function invitar(orden: OrdenDeComando, correos: Correos, nueva: Nueva): Promise<ConEnlace> {
  const { tx, usuario } = orden;
  const email = nueva.email.toLowerCase();
  const concesiones = simplificarConcesiones(nueva.concesiones);
  exigirPoderSobre(usuario, concesiones);
  await exigirQueNoAscienda(orden, concesiones);
  await exigirSucursales(tx, nueva.concesiones);
  if (await repo.hayUsuario(tx, email)) rechazar('acceso.email_repetido', { email });
  const codigo = crearSecreto();
  const { nombre } = nueva;
  const id = await repo.insertarInvitacion(tx, { email, nombre, creadaPor: usuario.id, codigo, concesiones });
  return mandar(orden, correos, { id, codigo, accion: 'invitacion.crear' });
}

/** Sends it again with another link and another day of time: the former link stops working. */
export async function reenviarInvitacion(orden: OrdenDeComando, correos: Correos, id: string): Promise<ConEnlace> {
  const { concesiones } = await exigirAbierta(orden, id);
  await exigirQueNoAscienda(orden, concesiones);
  const codigo = crearSecreto();
  await repo.renovarInvitacion(orden.tx, id, codigo);
  return mandar(orden, correos, { id, codigo, accion: 'invitacion.reenviar' });
}

export async function revocarInvitacion(orden: OrdenDeComando, id: string): Promise<Invitacion> {
  const { tx, auditar } = orden;
  await exigirAbierta(orden, id);
  await repo.revocarInvitacion(tx, id);
  auditar({ accion: 'invitacion.revocar', entidad: 'invitacion', id });
  return leerEscrita(tx, id);
}

async function exigirAbierta({ tx, usuario }: OrdenDeComando, id: string): Promise<Invitacion> {
  await repo.bloquearInvitacion(tx, id);
  const invitacion = await leerInvitacion(tx, id);
  if (!invitacion) rechazar('comun.no_encontrado', { que: 'la invitación' });
  exigirPoderSobre(usuario, invitacion.concesiones);
  if (!['pendiente', 'vencida'].includes(invitacion.estado)) rechazar('acceso.invitacion_cerrada', {});
  return invitacion;
}

type Envio = { readonly id: string; readonly codigo: string; readonly accion: string };

async function mandar(orden: OrdenDeComando, correos: Correos, { id, codigo, accion }: Envio): Promise<ConEnlace> {
  const { tx, usuario, direccion, auditar } = orden;
  const invitacion = await leerEscrita(tx, id);
  const segundos = Math.max(
    await gastarCorreoDeCuenta(tx, invitacion.email),
    await gastarCorreoDeDireccion(tx, direccion),
  );
  if (segundos > 0) rechazar('acceso.espera', { segundos });
  const roles = describirConcesiones(invitacion.concesiones);
  const enlace = `${correos.direccion()}/auth/register#codigo=${codigo}`;
  await correos.correo.encolar(tx, {
    para: invitacion.email,
    asunto: 'Te invitaron a Trastienda',
    parrafos: [
      `Hola, ${invitacion.nombre}:`,
      `${usuario.nombre} te invita a usar Trastienda con estos permisos: ${roles}.`,
      `Para crear tu cuenta seguí este enlace: sirve una sola vez y vence en ${repo.HORAS_DE_INVITACION} horas.`,
      'Si no esperabas esta invitación, no hace falta que hagas nada.',
    ],
    enlace: { texto: 'Crear mi cuenta', url: enlace },
    sirveMinutos: repo.HORAS_DE_INVITACION * 60,
  });
  const { email, nombre } = invitacion;
  auditar({ accion, entidad: 'invitacion', id, cambios: diferencias(null, { email, nombre, roles }) });
  return { ...invitacion, enlace, porCorreo: correos.correo.sale };
}

const leerEscrita = async (tx: Tx, id: string): Promise<Invitacion> =>
  definido(await leerInvitacion(tx, id), 'the invitation just written');
