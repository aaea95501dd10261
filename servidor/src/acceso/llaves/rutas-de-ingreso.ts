import { randomUUID } from 'node:crypto';
import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import { FORMA_DE_ID } from '@trastienda/nucleo/comun/identificador.ts';
import type { FastifyInstance } from 'fastify';
import { leerCookie, ponerCookie, quitarCookie } from '#acceso/cookie.ts';
import { completarIngreso } from '#acceso/ingreso/completar.ts';
import { cerrarPendiente, leerPendiente, type Pendiente } from '#acceso/ingreso/pendientes.repo.ts';
import { bloquearPersona } from '#acceso/ingreso/personas.repo.ts';
import { enviar, type Puerta } from '#acceso/ingreso/puerta.ts';
import { claveDeDireccion, exigirDireccionSinEspera, registrarFalloDeDireccion } from '#acceso/intentos.repo.ts';
import type { Entorno } from '#http/entorno.ts';
import { montarLibre } from '#http/montar.ts';
import { ReglaRota, rechazar } from '#http/regla-rota.ts';
import { opcionesParaFirmar } from './ceremonia.ts';
import { comprobarLlave, conFirma } from './comprobar.ts';
import { crearDesafio } from './desafios.repo.ts';
import { llavesDe } from './llaves.repo.ts';
import { sitioDe } from './sitio.ts';

/** Coming in with a passkey: by itself, for both factors, or as the second one of a pending login. */
export function rutasDeLlaveAlIngresar(app: FastifyInstance, entorno: Entorno): void {
  const { db, https } = entorno;

  montarLibre(app, entorno, contrato.pedirOpcionesDeLlave, async (request, reply) => {
    const sitio = sitioDe(entorno, request);
    await exigirDireccionSinEspera(db, claveDeDireccion(request.ip));
    const pendiente = await pendienteDe({ entorno, request, reply });
    const llaves = pendiente ? await llavesDe(db, pendiente.usuarioId) : [];
    if (pendiente && llaves.length === 0) return rechazar('acceso.sin_llaves', {});
    const portadorId = pendiente?.id ?? randomUUID();
    if (!pendiente) ponerCookie(reply, 'desafio', portadorId, https);
    const desafio = await crearDesafio(db, {
      proposito: 'ingreso',
      portadorId,
      usuarioId: pendiente?.usuarioId ?? null,
    });
    return enviar(reply, 200, { opciones: await opcionesParaFirmar({ sitio, desafio, llaves }) });
  });

  montarLibre(app, entorno, contrato.ingresarConLlave, async (request, reply, { input }) => {
    const puerta = { entorno, request, reply };
    const direccion = claveDeDireccion(request.ip);
    await exigirDireccionSinEspera(db, direccion);
    const pendiente = await pendienteDe(puerta);
    const portadorId = pendiente?.id ?? leerCookie(request, 'desafio', https) ?? '';
    if (!ES_ID.test(portadorId)) return rechazar('acceso.llave_rechazada', {});
    const firmada = await comprobarLlave(
      puerta,
      input.body.respuesta,
      { proposito: 'ingreso', portadorId },
      'acceso.llave_rechazada',
    ).catch(async (error) => {
      if (error instanceof ReglaRota) await registrarFalloDeDireccion(db, direccion);
      throw error;
    });
    const { usuarioId } = firmada.llave;
    const sesion = await conFirma(puerta, firmada, 'acceso.llave_rechazada', (gastar) =>
      completarIngreso(puerta, {
        accion: 'acceso.ingresar',
        prueba: 'completa',
        factor: 'llave',
        recordar: input.body.recordar ?? pendiente?.recordar ?? false,
        quien: async (tx) => {
          await bloquearPersona(tx, usuarioId);
          if (pendiente && !(await cerrarPendiente(tx, pendiente.id))) return rechazar('acceso.llave_rechazada', {});
          await gastar(tx);
          return usuarioId;
        },
      }),
    );
    quitarCookie(reply, 'desafio', https);
    return enviar(reply, 200, contrato.Sesion.parse(sesion));
  });
}

const ES_ID = new RegExp(`^${FORMA_DE_ID}$`);

/** The pending login that a passkey would complete. One that must set up a factor has no passkey to show. */
async function pendienteDe({ entorno, request }: Puerta): Promise<Pendiente | undefined> {
  const token = leerCookie(request, 'ingreso', entorno.https);
  const pendiente = token === undefined ? undefined : await leerPendiente(entorno.db, token);
  return pendiente?.motivo === 'segundo_factor' ? pendiente : undefined;
}
