import { describirConcesiones } from '@trastienda/nucleo/acceso/concesiones.ts';
import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import { roles } from '@trastienda/nucleo/acceso/roles.ts';
import type { FastifyInstance } from 'fastify';
import { exigirContrasenaNueva } from '#acceso/contrasenas/exigir.query.ts';
import { probarEnlace } from '#acceso/enlaces/probar-enlace.ts';
import { crearHash } from '#acceso/hash.ts';
import { completarIngreso } from '#acceso/ingreso/completar.ts';
import { enviar } from '#acceso/ingreso/puerta.ts';
import { insertarPersona } from '#acceso/usuarios-admin/usuarios.repo.ts';
import type { Tx } from '#db/db.ts';
import type { Entorno } from '#http/entorno.ts';
import { montarLibre } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { leerInvitacion, leerInvitacionViva } from './invitaciones.query.ts';
import { aceptarInvitacion } from './invitaciones.repo.ts';

type Cuenta = { readonly codigo: string; readonly nombre: string; readonly hash: string };

/** The two doors of who was invited: looking at the invitation, and coming in with it. */
export function rutasDeInvitaciones(app: FastifyInstance, entorno: Entorno): void {
  const { db } = entorno;

  montarLibre(app, entorno, contrato.verInvitacion, async (request, reply, { input }) => {
    const viva = await probarEnlace(db, request, () => leerInvitacionViva(db, input.body.codigo));
    return enviar(reply, 200, {
      email: viva.email,
      nombre: viva.nombre,
      invita: viva.invito,
      roles: viva.concesiones.map(({ rol, sucursal }) => ({ rol: roles[rol].nombre, sucursal })),
      vence: viva.venceEn,
    });
  });

  montarLibre(app, entorno, contrato.aceptarInvitacion, async (request, reply, { input }) => {
    const { codigo, nombre, contrasena } = input.body;
    const viva = await probarEnlace(db, request, () => leerInvitacionViva(db, codigo));
    await exigirContrasenaNueva(db, { contrasena, persona: [nombre, viva.email] });
    const hash = await crearHash(contrasena);
    const ingresado = await completarIngreso(
      { entorno, request, reply },
      {
        accion: 'acceso.aceptar_invitacion',
        prueba: 'contrasena',
        factor: 'invitacion',
        esNueva: true,
        quien: (tx) => crearCuenta(tx, { codigo, nombre, hash }),
      },
    );
    request.log.info(
      { evento: 'acceso.aceptar_invitacion', roles: describirConcesiones(viva.concesiones) },
      'account created',
    );
    return enviar(reply, 201, contrato.Ingresado.parse(ingresado));
  });
}

/** The account of an invitation, with what the invitation says at this moment. */
async function crearCuenta(tx: Tx, { codigo, nombre, hash }: Cuenta): Promise<string> {
  const id = await aceptarInvitacion(tx, codigo);
  const invitacion = id === undefined ? undefined : await leerInvitacion(tx, id);
  if (!invitacion) return rechazar('acceso.enlace_vencido', {});
  const { email, concesiones } = invitacion;
  return insertarPersona(tx, { nombre, email, hash, concesiones });
}
