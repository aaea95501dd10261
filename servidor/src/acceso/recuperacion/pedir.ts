import type { FastifyRequest } from 'fastify';
import { gastarCorreoDeCuenta, gastarCorreoDeDireccion } from '#acceso/enlaces/limites.repo.ts';
import { crearSecreto } from '#acceso/hash.ts';
import { anotar, auditarEnPuerta } from '#acceso/ingreso/puerta.ts';
import { transaccion } from '#db/transaccion.ts';
import type { Entorno } from '#http/entorno.ts';
import { guardarEnlace, leerDestinatario, MINUTOS_DE_RECUPERACION } from './recuperacion.repo.ts';

/** Sends the link, if there is whom to send it to and not too many were asked for. Says nothing of it to who asks. */
export async function mandarEnlace(entorno: Entorno, request: FastifyRequest, usuario: string): Promise<void> {
  const usuarioId = await transaccion(entorno.db, async (tx) => {
    if ((await gastarCorreoDeDireccion(tx, request.ip)) > 0) return undefined;
    const persona = await leerDestinatario(tx, usuario);
    if (!persona || (await gastarCorreoDeCuenta(tx, persona.id)) > 0) return undefined;
    const codigo = crearSecreto();
    await guardarEnlace(tx, persona.id, codigo);
    await entorno.correo.encolar(tx, {
      para: persona.email,
      asunto: 'Cambiá tu contraseña de Trastienda',
      parrafos: [
        `Hola, ${persona.nombre}:`,
        `Alguien pidió cambiar la contraseña de tu cuenta desde la dirección ${request.ip}. Si fuiste vos, seguí este enlace: sirve una sola vez y vence en ${MINUTOS_DE_RECUPERACION} minutos.`,
        'Si no fuiste vos, no hace falta que hagas nada: tu contraseña sigue siendo la misma.',
      ],
      enlace: { texto: 'Cambiar la contraseña', url: `${entorno.direccion()}/auth/forgot-password#codigo=${codigo}` },
      sirveMinutos: MINUTOS_DE_RECUPERACION,
    });
    await auditarEnPuerta(tx, request, { accion: 'acceso.pedir_recuperacion', usuarioId: persona.id });
    return persona.id;
  });
  const resultado = usuarioId === undefined ? 'rechazado' : 'bien';
  anotar(request, { evento: 'acceso.pedir_recuperacion', resultado, usuario: usuarioId });
}
