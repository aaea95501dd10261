import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { quitarCodigosSinFactor } from '#acceso/factores/factores.repo.ts';
import { exigirOtroFactor, exigirPersona } from '#acceso/factores/rutas-propias.ts';
import { anotar, enviar, lugarDe, sesionDe } from '#acceso/ingreso/puerta.ts';
import { cerrarSesionesDe } from '#acceso/sesiones.repo.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { comprobarAlta, desafioDe, opcionesParaAgregar } from './ceremonia.ts';
import { crearDesafio, gastarDesafio } from './desafios.repo.ts';
import * as repo from './llaves.repo.ts';
import { sitioDe } from './sitio.ts';

/** The passkeys of whoever asks. */
export function rutasDeLlavesPropias(app: FastifyInstance, entorno: Entorno): void {
  const { db } = entorno;

  // It keeps no trace: a challenge that nobody signs changed nothing.
  montarLibre(app, entorno, contrato.pedirOpcionesDeAltaDeLlave, async (request, reply, { usuario }) => {
    const sitio = sitioDe(entorno, request);
    const existentes = await repo.llavesDe(db, usuario.id);
    const desafio = await crearDesafio(db, {
      proposito: 'alta',
      portadorId: sesionDe(request).id,
      usuarioId: usuario.id,
    });
    const { email } = await db
      .selectFrom('usuario')
      .select('email')
      .where('id', '=', usuario.id)
      .executeTakeFirstOrThrow();
    const persona = { id: usuario.id, email, nombre: usuario.nombre };
    return enviar(reply, 200, { opciones: await opcionesParaAgregar({ sitio, desafio, persona, existentes }) });
  });

  montar(app, entorno, contrato.agregarLlave, async (orden, { body }, { request }) => {
    const { tx, usuario, auditar, publicar } = orden;
    const sitio = sitioDe(entorno, request);
    const portador = { proposito: 'alta', portadorId: sesionDe(request).id } as const;
    const desafio = desafioDe(body.respuesta);
    const gastado = desafio === undefined ? undefined : await gastarDesafio(tx, desafio, portador);
    const esSuyo = desafio !== undefined && gastado?.usuarioId === usuario.id;
    const credencial = esSuyo ? await comprobarAlta({ sitio, desafio, respuesta: body.respuesta }) : undefined;
    if (!credencial) return rechazar('acceso.llave_rechazada', {});
    await exigirPersona(tx, usuario.id);
    const llave = await repo.insertarLlave(tx, {
      usuarioId: usuario.id,
      credencialId: credencial.id,
      clavePublica: Buffer.from(credencial.publicKey),
      contador: credencial.counter,
      transportes: credencial.transports ?? [],
      nombre: body.nombre,
    });
    if (!llave) return rechazar('acceso.llave_repetida', {});
    if (body.cerrarOtras) await cerrarSesionesDe(tx, usuario.id, sesionDe(request).id);
    const datos = { ...lugarDe(request), nombre: body.nombre };
    publicar({ tipo: 'seguridad.llave_agregada', usuarioId: usuario.id, datos });
    auditar(hecho('llave.agregar', usuario.id, null, body.nombre));
    anotar(request, { evento: 'llave.agregar', resultado: 'bien', usuario: usuario.id });
    return llave;
  });

  montar(app, entorno, contrato.renombrarLlave, async ({ tx, usuario, auditar }, { params, body }) => {
    const llave = await repo.tomarLlave(tx, { id: params.id, usuarioId: usuario.id });
    if (!llave) return rechazar('comun.no_encontrado', { que: 'la llave de acceso' });
    const control = { actual: llave.version, pedida: body.version };
    await exigirVersion({ tx, entidad: 'usuario', id: usuario.id, ...control });
    auditar(hecho('llave.renombrar', usuario.id, llave.nombre, body.nombre));
    return repo.renombrarLlave(tx, params.id, body.nombre);
  });

  montar(app, entorno, contrato.quitarLlave, async (orden, { params, body }, { request }) => {
    const { tx, usuario, auditar, publicar } = orden;
    const persona = await exigirPersona(tx, usuario.id);
    const llave = await repo.tomarLlave(tx, { id: params.id, usuarioId: usuario.id });
    if (!llave) return rechazar('comun.no_encontrado', { que: 'la llave de acceso' });
    await repo.borrarLlave(tx, params.id);
    const quedan = await repo.llavesDe(tx, usuario.id);
    exigirOtroFactor(persona, persona.conCodigo || quedan.length > 0);
    await quitarCodigosSinFactor(tx, usuario.id);
    if (body.cerrarOtras) await cerrarSesionesDe(tx, usuario.id, sesionDe(request).id);
    const datos = { ...lugarDe(request), nombre: llave.nombre };
    publicar({ tipo: 'seguridad.llave_quitada', usuarioId: usuario.id, datos });
    auditar(hecho('llave.quitar', usuario.id, llave.nombre, null));
    anotar(request, { evento: 'llave.quitar', resultado: 'bien', usuario: usuario.id });
    return {};
  });
}

const hecho = (accion: string, id: string, antes: string | null, despues: string | null) => ({
  accion,
  entidad: 'usuario',
  id,
  cambios: diferencias({ llave: antes }, { llave: despues }),
});
