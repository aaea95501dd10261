import { minimoDeContrasena } from '@trastienda/nucleo/acceso/contrasena.ts';
import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { roles } from '@trastienda/nucleo/acceso/roles.ts';
import type { FastifyInstance } from 'fastify';
import { type PersonaQueIngresa, tieneFactor, tomarPersona } from '#acceso/ingreso/personas.repo.ts';
import { anotar, lugarDe, sesionDe } from '#acceso/ingreso/puerta.ts';
import { cerrarSesionesDe } from '#acceso/sesiones.repo.ts';
import type { Tx } from '#db/db.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { pasoDe } from './codigos.ts';
import * as repo from './factores.repo.ts';

/** The second factor of whoever asks: set up, activated, taken away, and its recovery codes. */
export function rutasDeFactorPropio(app: FastifyInstance, entorno: Entorno): void {
  const { llavero } = entorno;
  const hecho = (accion: string, id: string) => ({ accion, entidad: 'usuario', id });

  montar(app, entorno, contrato.prepararFactor, async ({ tx, usuario, auditar }) => {
    await exigirPersona(tx, usuario.id);
    const secreto = await repo.prepararSecreto(tx, llavero, usuario.id);
    if (!secreto) return rechazar('acceso.factor_activo', {});
    auditar(hecho('segundo_factor.preparar', usuario.id));
    return secreto;
  });

  montar(app, entorno, contrato.activarFactor, async (orden, { body }, { request }) => {
    const { tx, usuario, auditar, publicar } = orden;
    const { conCodigo } = await exigirPersona(tx, usuario.id);
    if (conCodigo) return rechazar('acceso.factor_activo', {});
    const secreto = await repo.leerSecreto(tx, llavero, usuario.id, 'preparado');
    if (!secreto) return rechazar('acceso.factor_sin_preparar', {});
    const paso = pasoDe(secreto, body.codigo, entorno.ahora());
    // Whoever types it wrong here has the secret before their eyes: there is nothing to guess.
    if (paso === undefined) return rechazar('acceso.codigo_equivocado', {});
    await repo.activarSecreto(tx, usuario.id, paso);
    const codigos = await repo.reemplazarCodigos(tx, usuario.id);
    if (body.cerrarOtras) await cerrarSesionesDe(tx, usuario.id, sesionDe(request).id);
    publicar({ tipo: 'seguridad.segundo_factor_activado', usuarioId: usuario.id, datos: lugarDe(request) });
    auditar(hecho('segundo_factor.activar', usuario.id));
    anotar(request, { evento: 'segundo_factor.activar', resultado: 'bien', usuario: usuario.id });
    return { codigos };
  });

  montar(app, entorno, contrato.desactivarFactor, async (orden, { body }, { request }) => {
    const { tx, usuario, auditar, publicar } = orden;
    const persona = await exigirPersona(tx, usuario.id);
    if (!persona.conCodigo) return rechazar('acceso.sin_factor', {});
    exigirOtroFactor(persona, persona.conLlave);
    await repo.quitarFactorDeCodigos(tx, usuario.id);
    if (body.cerrarOtras) await cerrarSesionesDe(tx, usuario.id, sesionDe(request).id);
    publicar({ tipo: 'seguridad.segundo_factor_quitado', usuarioId: usuario.id, datos: lugarDe(request) });
    auditar(hecho('segundo_factor.quitar', usuario.id));
    anotar(request, { evento: 'segundo_factor.quitar', resultado: 'bien', usuario: usuario.id });
    return {};
  });

  montar(app, entorno, contrato.renovarCodigos, async ({ tx, usuario, auditar }) => {
    if (!tieneFactor(await exigirPersona(tx, usuario.id))) return rechazar('acceso.sin_factor', {});
    const codigos = await repo.reemplazarCodigos(tx, usuario.id);
    auditar(hecho('segundo_factor.renovar_codigos', usuario.id));
    return { codigos };
  });
}

/** The account of whoever asks, taken so that nobody else changes its factors meanwhile. */
export async function exigirPersona(tx: Tx, usuarioId: string): Promise<PersonaQueIngresa> {
  const persona = await tomarPersona(tx, usuarioId);
  if (!persona) return rechazar('comun.sin_sesion', {});
  return persona;
}

/** Refuses to take away the last factor of somebody whose role, or whose short password, demands one. */
export function exigirOtroFactor({ rolQueExige, contrasenaCorta }: PersonaQueIngresa, leQueda: boolean): void {
  if (leQueda) return;
  if (rolQueExige !== null) rechazar('acceso.factor_exigido', { rol: roles[rolQueExige as Rol].nombre });
  if (contrasenaCorta) rechazar('acceso.contrasena_corta', { minimo: minimoDeContrasena(false) });
}
