import { exigirContrasena } from '@trastienda/nucleo/acceso/contrasena.ts';
import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '#db/db.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { exigir, ReglaRota, rechazar } from '#http/regla-rota.ts';
import { asentarAuditoria } from '#plataforma/auditoria.ts';
import { crearPrimeraCuenta } from './alta.ts';
import { leerCookie, ponerCookie, quitarCookie } from './cookie.ts';
import { crearHash, porTurno, verificarHash } from './hash.ts';
import { describirSesion } from './ingreso/describir.ts';
import { claveDeCuenta, claveDeDireccion, exigirSinEspera, olvidarFallos, registrarFallo } from './intentos.repo.ts';
import { abrirSesion, cerrarSesion } from './sesiones.repo.ts';
import { hayAdministrador, leerCredencial } from './usuarios.repo.ts';

export function rutasDeAcceso(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.verAlta, async ({ db }) => ({ pendiente: !(await hayAdministrador(db)) }));

  montar(app, entorno, contrato.verSesion, async ({ usuario }) => describirSesion(entorno, usuario.id, null));

  montarLibre(app, entorno, contrato.ingresar, async (request, reply, { input }) => {
    const { usuario, contrasena } = input.body;
    const [cuenta, direccion] = [claveDeCuenta(usuario), claveDeDireccion(request.ip)];
    await exigirSinEspera(entorno.db, [cuenta, direccion]);
    const usuarioId = await porTurno(async () => {
      // Asked again when the turn comes: many guesses sent at once must meet the wait that the first ones earned.
      await exigirSinEspera(entorno.db, [cuenta, direccion]);
      const credencial = await leerCredencial(entorno.db, usuario);
      if ((await verificarHash(contrasena, credencial?.contrasena)) && credencial) return credencial.usuarioId;
      await registrarFallo(entorno.db, cuenta, direccion);
      request.log.info({ evento: 'ingreso', resultado: 'rechazado' }, 'login refused');
      return rechazar('acceso.credenciales', {});
    });
    await olvidarFallos(entorno.db, cuenta);
    return entrar({ entorno, request, reply, status: 200 }, 'acceso.ingresar', async () => usuarioId);
  });

  montarLibre(app, entorno, contrato.darDeAlta, async (request, reply, { input }) => {
    const { codigo, ...cuenta } = input.body;
    const direccion = claveDeDireccion(request.ip);
    await exigirSinEspera(entorno.db, [direccion]);
    if (await hayAdministrador(entorno.db)) return rechazar('acceso.alta_cerrada', {});
    exigir(exigirContrasena(cuenta.contrasena, [cuenta.nombre, cuenta.email]));
    const hash = await crearHash(cuenta.contrasena);
    return entrar({ entorno, request, reply, status: 201 }, 'acceso.alta', (tx) =>
      crearPrimeraCuenta(tx, codigo, cuenta, hash),
    ).catch(async (error) => {
      // A wrong code counts like a wrong password: guessing it must take as long.
      if (error instanceof ReglaRota && error.error.code === 'acceso.codigo_de_alta') {
        await registrarFallo(entorno.db, claveDeCuenta('alta'), direccion);
      }
      throw error;
    });
  });

  montarLibre(app, entorno, contrato.salir, async (request, reply) => {
    const token = leerCookie(request, entorno.https);
    if (token !== undefined) {
      await entorno.db.transaction().execute(async (tx) => {
        const usuarioId = await cerrarSesion(tx, token);
        if (usuarioId !== undefined) await auditar(tx, request, 'acceso.salir', usuarioId);
      });
    }
    quitarCookie(reply, entorno.https);
    return reply.type('application/json; charset=utf-8').send('{}');
  });
}

type Puerta = {
  readonly entorno: Entorno;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly status: 200 | 201;
};

/** Opens the session of whoever `quien` turns out to be, and leaves its trace, in one transaction. */
async function entrar(
  { entorno, request, reply, status }: Puerta,
  accion: string,
  quien: (tx: Tx) => Promise<string>,
): Promise<FastifyReply> {
  const previo = leerCookie(request, entorno.https);
  const { usuarioId, token } = await entorno.db.transaction().execute(async (tx) => {
    const usuarioId = await quien(tx);
    // Whoever logs in again gets a new token and the old one dies.
    if (previo !== undefined) await cerrarSesion(tx, previo);
    const token = await abrirSesion(tx, usuarioId, request.ip, String(request.headers['user-agent'] ?? ''));
    await auditar(tx, request, accion, usuarioId);
    return { usuarioId, token };
  });
  request.log.info({ evento: accion, usuario: usuarioId }, 'session opened');
  ponerCookie(reply, token, entorno.https);
  const sesion = contrato.Sesion.parse(await describirSesion(entorno, usuarioId, null));
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(sesion));
}

async function auditar(tx: Tx, request: FastifyRequest, accion: string, usuarioId: string): Promise<void> {
  const { nombre } = await tx
    .selectFrom('usuario')
    .select('nombre')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  await asentarAuditoria(
    tx,
    { usuarioId, quien: nombre, direccion: request.ip, pedidoId: request.id },
    { accion, entidad: 'usuario', id: usuarioId },
  );
}
