import * as contrato from '@trastienda/nucleo/administrador/contrato.ts';
import type { FastifyInstance } from 'fastify';
import {
  aprobarAscenso,
  aprobarReinicioDeFactor,
  cambiarConcesiones,
  cambiarPoliticaDeRol,
  cambiarUsuario,
  cerrarSesionesDeUsuario,
  crearUsuario,
  invitar,
  leerInvitaciones,
  leerUsuario,
  leerUsuarios,
  limitesDeAjuste,
  limitesDeVenta,
  listarRoles,
  lugarDe,
  pedirReinicioDeFactor,
  prepararContrasena,
  rechazarAscenso,
  reenviarInvitacion,
  revocarInvitacion,
} from '#acceso/index.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre, ordenar } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';

/** People, their roles and how they protect their accounts. `acceso` does the work. */
export function rutasDeAdministrador(app: FastifyInstance, entorno: Entorno): void {
  rutasDePersonas(app, entorno);
  rutasDeInvitaciones(app, entorno);

  montar(app, entorno, contrato.listarRoles, async ({ db }) => ({ roles: await listarRoles(db) }));
  montar(app, entorno, contrato.cambiarPoliticaDeRol, (orden, { params, body }) =>
    cambiarPoliticaDeRol(orden, params.rol, body.exigeSegundoFactor),
  );
  rutasDeLimites(app, entorno);
}

function rutasDePersonas(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarUsuarios, ({ db }, { query }) => leerUsuarios(db, query));
  montar(app, entorno, contrato.verUsuario, async ({ db }, { params }) => {
    const persona = await leerUsuario(db, params.id);
    return persona ?? rechazar('comun.no_encontrado', { que: 'la persona' });
  });
  montarLibre(app, entorno, contrato.crearUsuario, async (request, reply, { usuario, input }) => {
    const { contrasena, ...nueva } = input.body;
    // Before the transaction: a hash takes long, and a connection would wait for it.
    const hash = await prepararContrasena(entorno.db, contrasena, [nueva.nombre, nueva.email]);
    return ordenar({
      entorno,
      endpoint: contrato.crearUsuario,
      request,
      reply,
      usuario,
      input,
      manejar: (orden) => crearUsuario(orden, { ...nueva, hash }),
    });
  });
  montar(app, entorno, contrato.cambiarUsuario, (orden, { params, body }) => cambiarUsuario(orden, params.id, body));
  montar(app, entorno, contrato.cambiarConcesiones, (orden, { params, body }) =>
    cambiarConcesiones(orden, params.id, body),
  );
  montar(app, entorno, contrato.aprobarAscenso, (orden, { params, body }) =>
    aprobarAscenso(orden, params.id, body.version),
  );
  montar(app, entorno, contrato.rechazarAscenso, (orden, { params }) => rechazarAscenso(orden, params.id));
  montar(app, entorno, contrato.cerrarSesionesDe, (orden, { params }) => cerrarSesionesDeUsuario(orden, params.id));
  montar(app, entorno, contrato.pedirReinicioDeFactor, (orden, { params, body }) =>
    pedirReinicioDeFactor(orden, params.id, body.motivo),
  );
  montar(app, entorno, contrato.aprobarReinicioDeFactor, (orden, { params }, { request }) =>
    aprobarReinicioDeFactor(orden, params.id, lugarDe(request)),
  );
}

function rutasDeLimites(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarLimitesDeVenta, async ({ db }) => ({ filas: await limitesDeVenta.leer(db) }));
  montar(app, entorno, contrato.guardarLimiteDeVenta, (orden, { params, body }) =>
    limitesDeVenta.guardar(orden, params.rol, body),
  );
  montar(app, entorno, contrato.quitarLimiteDeVenta, (orden, { params, body }) =>
    limitesDeVenta.quitar(orden, params.rol, body),
  );
  montar(app, entorno, contrato.listarLimitesDeAjuste, async ({ db }) => ({ filas: await limitesDeAjuste.leer(db) }));
  montar(app, entorno, contrato.guardarLimiteDeAjuste, (orden, { params, body }) =>
    limitesDeAjuste.guardar(orden, params.rol, body),
  );
  montar(app, entorno, contrato.quitarLimiteDeAjuste, (orden, { params, body }) =>
    limitesDeAjuste.quitar(orden, params.rol, body),
  );
}

function rutasDeInvitaciones(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarInvitaciones, ({ db }, { query }) => leerInvitaciones(db, query));
  montar(app, entorno, contrato.invitar, (orden, { body }) => invitar(orden, entorno, body));
  montar(app, entorno, contrato.reenviarInvitacion, (orden, { params }) =>
    reenviarInvitacion(orden, entorno, params.id),
  );
  montar(app, entorno, contrato.revocarInvitacion, (orden, { params }) => revocarInvitacion(orden, params.id));
}
