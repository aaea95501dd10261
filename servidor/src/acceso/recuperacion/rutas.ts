import { randomInt } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { minimoDeContrasena, necesitaFactor } from '@trastienda/nucleo/acceso/contrasena.ts';
import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { exigirContrasenaNueva } from '#acceso/contrasenas/exigir.query.ts';
import { guardarContrasena } from '#acceso/contrasenas/guardar.repo.ts';
import { probarEnlace } from '#acceso/enlaces/probar-enlace.ts';
import { crearHash } from '#acceso/hash.ts';
import { leerPersonaQueIngresa, tieneFactor } from '#acceso/ingreso/personas.repo.ts';
import { anotar, auditarEnPuerta, enviar, lugarDe } from '#acceso/ingreso/puerta.ts';
import { cerrarSesionesDe } from '#acceso/sesiones.repo.ts';
import { transaccion } from '#db/transaccion.ts';
import type { Entorno } from '#http/entorno.ts';
import { montarLibre } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { publicar } from '#plataforma/eventos.ts';
import { mandarEnlace } from './pedir.ts';
import { leerEnlace, usarEnlace } from './recuperacion.repo.ts';

/** A new password by mail, for who forgot theirs. */
export function rutasDeRecuperacion(app: FastifyInstance, entorno: Entorno): void {
  const { db } = entorno;
  const enCurso = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(enCurso);
  });

  montarLibre(app, entorno, contrato.pedirRecuperacion, async (request, reply, { input }) => {
    // Answered before anything is looked up, which is done at a moment nobody can tell: neither how long this takes nor
    // how long the next request does says whether the account is there.
    const trabajo = esperar(randomInt(50, 300))
      .then(() => mandarEnlace(entorno, request, input.body.usuario))
      .catch((error: unknown) => request.log.error({ err: error }, 'a link to change a password was not sent'));
    enCurso.add(trabajo);
    trabajo.finally(() => enCurso.delete(trabajo));
    return enviar(reply, 200, { porCorreo: entorno.correo.sale });
  });

  montarLibre(app, entorno, contrato.verRecuperacion, async (request, reply, { input }) => {
    const persona = await probarEnlace(db, request, () => leerEnlace(db, input.body.codigo));
    return enviar(reply, 200, {
      nombre: persona.nombre,
      correo: persona.email,
      minimo: minimoDeContrasena(await conFactor(persona.id)),
      vence: persona.vence,
    });
  });

  montarLibre(app, entorno, contrato.cambiarConRecuperacion, async (request, reply, { input }) => {
    const { codigo, contrasena } = input.body;
    const persona = await probarEnlace(db, request, () => leerEnlace(db, codigo));
    await exigirContrasenaNueva(db, {
      contrasena,
      persona: [persona.nombre, persona.email, persona.alias],
      conFactor: await conFactor(persona.id),
    });
    const hash = await crearHash(contrasena);
    await transaccion(db, async (tx) => {
      if (!(await usarEnlace(tx, codigo))) rechazar('acceso.enlace_vencido', {});
      await guardarContrasena(tx, persona.id, { hash, corta: necesitaFactor(contrasena) });
      await cerrarSesionesDe(tx, persona.id);
      await publicar(tx, { tipo: 'seguridad.contrasena_cambiada', usuarioId: persona.id, datos: lugarDe(request) });
      await auditarEnPuerta(tx, request, { accion: 'acceso.recuperar', usuarioId: persona.id });
    });
    anotar(request, { evento: 'acceso.recuperar', resultado: 'bien', usuario: persona.id });
    return enviar(reply, 200, {});
  });

  const conFactor = async (usuarioId: string): Promise<boolean> => {
    const persona = await leerPersonaQueIngresa(db, usuarioId);
    return persona !== undefined && tieneFactor(persona);
  };
}
