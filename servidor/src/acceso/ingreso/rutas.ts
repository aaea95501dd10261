import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { crearPrimeraCuenta } from '#acceso/alta.ts';
import { exigirContrasenaNueva } from '#acceso/contrasenas/exigir.query.ts';
import { leerCookie, quitarCookie } from '#acceso/cookie.ts';
import { crearHash } from '#acceso/hash.ts';
import * as intentos from '#acceso/intentos.repo.ts';
import { cerrarSesion } from '#acceso/sesiones.repo.ts';
import { hayAdministrador, sostenerCredencial } from '#acceso/usuarios.repo.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { ReglaRota, rechazar } from '#http/regla-rota.ts';
import { completarIngreso } from './completar.ts';
import { comprobarContrasena } from './contrasena.ts';
import { describirSesion } from './describir.ts';
import { anotar, auditarEnPuerta, enviar } from './puerta.ts';

/** Coming in with a password, looking at who came in, and leaving. */
export function rutasDeIngreso(app: FastifyInstance, entorno: Entorno): void {
  const { db, https } = entorno;

  montar(app, entorno, contrato.verAlta, async () => ({ pendiente: !(await hayAdministrador(db)) }));

  montar(app, entorno, contrato.verSesion, async ({ usuario }, _input, { request }) =>
    describirSesion(entorno, usuario.id, request.identidad?.sesion?.terminalId ?? null),
  );

  montarLibre(app, entorno, contrato.ingresar, async (request, reply, { input }) => {
    const { usuario, contrasena, recordar } = input.body;
    const puerta = { entorno, request, reply };
    const credencial = await comprobarContrasena(puerta, { usuario }, contrasena, 'acceso.credenciales');
    const ingresado = await completarIngreso(puerta, {
      accion: 'acceso.ingresar',
      prueba: 'contrasena',
      factor: 'contrasena',
      recordar: recordar ?? false,
      quien: async (tx) => {
        if (!(await sostenerCredencial(tx, credencial))) rechazar('acceso.credenciales', {});
        return credencial.usuarioId;
      },
    });
    return enviar(reply, 200, contrato.Ingresado.parse(ingresado));
  });

  montarLibre(app, entorno, contrato.darDeAlta, async (request, reply, { input }) => {
    const { codigo, ...cuenta } = input.body;
    const direccion = intentos.claveDeDireccion(request.ip);
    await intentos.exigirSinEspera(db, intentos.contadorDeDesconocido('alta'), direccion);
    if (await hayAdministrador(db)) return rechazar('acceso.alta_cerrada', {});
    await exigirContrasenaNueva(db, { contrasena: cuenta.contrasena, persona: [cuenta.nombre, cuenta.email] });
    const hash = await crearHash(cuenta.contrasena);
    const ingresado = await completarIngreso(
      { entorno, request, reply },
      {
        accion: 'acceso.alta',
        prueba: 'contrasena',
        factor: 'alta',
        esNueva: true,
        quien: (tx) => crearPrimeraCuenta(tx, codigo, cuenta, hash),
      },
    ).catch(async (error) => {
      // A wrong code counts like a wrong password: guessing it must take as long.
      if (error instanceof ReglaRota && error.error.code === 'acceso.codigo_de_alta') {
        await intentos.registrarFallo(db, intentos.contadorDeDesconocido('alta'), direccion);
      }
      throw error;
    });
    return enviar(reply, 201, contrato.Ingresado.parse(ingresado));
  });

  montarLibre(app, entorno, contrato.salir, async (request, reply) => {
    const token = leerCookie(request, 'sid', https);
    if (token !== undefined) {
      await db.transaction().execute(async (tx) => {
        const usuarioId = await cerrarSesion(tx, token);
        if (usuarioId === undefined) return;
        await auditarEnPuerta(tx, request, { accion: 'acceso.salir', usuarioId });
        anotar(request, { evento: 'acceso.salir', resultado: 'bien', usuario: usuarioId });
      });
    }
    quitarCookie(reply, 'sid', https);
    quitarCookie(reply, 'ingreso', https);
    return enviar(reply, 200, {});
  });
}
