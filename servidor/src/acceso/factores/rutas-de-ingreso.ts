import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { completarIngreso, describirPendiente, type Ingreso } from '#acceso/ingreso/completar.ts';
import { leerPersonaQueIngresa, loQueFalta, tieneFactor } from '#acceso/ingreso/personas.repo.ts';
import { anotar, auditarEnPuerta, enviar, lugarDe, type Puerta } from '#acceso/ingreso/puerta.ts';
import type { Tx } from '#db/db.ts';
import type { Entorno } from '#http/entorno.ts';
import { montarLibre } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { publicar } from '#plataforma/eventos.ts';
import { pasoDe } from './codigos.ts';
import * as repo from './factores.repo.ts';
import { consumirIntento, exigirPendiente, type Intento, rechazarCodigo, tomarIntento } from './pendiente.ts';

/** What a pending login takes: the code of an application, a recovery code, or the first factor of who must have one. */
export function rutasDeFactorAlIngresar(app: FastifyInstance, entorno: Entorno): void {
  const { db, llavero } = entorno;

  montarLibre(app, entorno, contrato.verPendiente, async (request, reply) => {
    const { usuarioId, vence } = await exigirPendiente({ entorno, request, reply });
    const persona = await leerPersonaQueIngresa(db, usuarioId);
    const falta = persona && loQueFalta(persona);
    if (!persona?.activo || !falta) return rechazar('acceso.sin_pendiente', {});
    return enviar(reply, 200, contrato.IngresoPendiente.parse(describirPendiente(persona, falta, vence)));
  });

  montarLibre(app, entorno, contrato.completarConCodigo, async (request, reply, { input }) => {
    const puerta = { entorno, request, reply };
    const intento = await tomarIntento(puerta, 'segundo_factor');
    const paso = await exigirPaso(puerta, intento, 'activo', input.body.codigo);
    const sesion = await entrar(puerta, intento, 'codigo', async (tx) => {
      if (!(await repo.aceptarPaso(tx, intento.usuarioId, paso))) rechazar('acceso.codigo_usado', {});
    });
    return enviar(reply, 200, contrato.Sesion.parse(sesion));
  });

  montarLibre(app, entorno, contrato.completarConRecuperacion, async (request, reply, { input }) => {
    const puerta = { entorno, request, reply };
    const intento = await tomarIntento(puerta, 'segundo_factor');
    const { usuarioId } = intento;
    let esDeElla = true;
    const sesion = await entrar(puerta, intento, 'recuperacion', async (tx) => {
      const quedan = await repo.usarCodigoDeRecuperacion(tx, usuarioId, input.body.codigo);
      esDeElla = quedan !== undefined;
      if (quedan === undefined) return rechazar('acceso.codigo_rechazado', { quedan: intento.quedan });
      const datos = { ...lugarDe(request), quedan };
      await publicar(tx, { tipo: 'seguridad.codigo_de_recuperacion', usuarioId, datos });
    }).catch((error) => {
      if (esDeElla) throw error;
      return rechazarCodigo(puerta, intento);
    });
    return enviar(reply, 200, contrato.Sesion.parse(sesion));
  });

  montarLibre(app, entorno, contrato.prepararFactorObligatorio, async (request, reply) => {
    const { usuarioId } = await exigirPendiente({ entorno, request, reply }, 'alta_de_factor');
    const secreto = await db.transaction().execute((tx) => repo.prepararSecreto(tx, llavero, usuarioId));
    if (!secreto) return rechazar('acceso.sin_pendiente', {});
    return enviar(reply, 200, contrato.SecretoDeCodigos.parse(secreto));
  });

  montarLibre(app, entorno, contrato.activarFactorObligatorio, async (request, reply, { input }) => {
    const puerta = { entorno, request, reply };
    const intento = await tomarIntento(puerta, 'alta_de_factor');
    const { usuarioId } = intento;
    const paso = await exigirPaso(puerta, intento, 'preparado', input.body.codigo);
    let codigos: string[] = [];
    const sesion = await entrar(puerta, intento, 'codigo', async (tx) => {
      const persona = await leerPersonaQueIngresa(tx, usuarioId);
      // Who has one by now, a passkey made in another session, proves that one.
      const yaTiene = !persona || tieneFactor(persona);
      if (yaTiene || !(await repo.activarSecreto(tx, usuarioId, paso))) rechazar('acceso.sin_pendiente', {});
      codigos = await repo.reemplazarCodigos(tx, usuarioId);
      await publicar(tx, { tipo: 'seguridad.segundo_factor_activado', usuarioId, datos: lugarDe(request) });
      await auditarEnPuerta(tx, request, { accion: 'segundo_factor.activar', usuarioId });
    });
    anotar(request, { evento: 'segundo_factor.activar', resultado: 'bien', usuario: usuarioId });
    return enviar(reply, 200, contrato.activarFactorObligatorio.response.parse({ sesion, codigos }));
  });
}

/** The step of a code of the application, or the refusal of a wrong one. */
async function exigirPaso(puerta: Puerta, intento: Intento, cual: 'activo' | 'preparado', codigo: string) {
  const { db, llavero, ahora } = puerta.entorno;
  const secreto = await repo.leerSecreto(db, llavero, intento.usuarioId, cual);
  return (secreto && pasoDe(secreto, codigo, ahora())) ?? rechazarCodigo(puerta, intento);
}

/** Opens the session that the pending login waited for, once `gastar` used its code up in the same transaction. */
const entrar = (puerta: Puerta, intento: Intento, factor: Ingreso['factor'], gastar: (tx: Tx) => Promise<void>) =>
  completarIngreso(puerta, {
    accion: 'acceso.ingresar',
    prueba: 'completa',
    factor,
    recordar: intento.recordar,
    quien: async (tx) => {
      await consumirIntento(tx, intento);
      await gastar(tx);
      return intento.usuarioId;
    },
  });
