import type { FastifyRequest } from 'fastify';
import { claveDeDireccion, exigirDireccionSinEspera, registrarFalloDeDireccion } from '#acceso/intentos.repo.ts';
import type { Db } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

/**
 * Looks at the secret of a link with the wait of its address. One that is good for nothing counts as a failure there:
 * guessing them must take as long as guessing passwords.
 */
export async function probarEnlace<Enlace>(
  db: Db,
  request: FastifyRequest,
  leer: () => Promise<Enlace | undefined>,
): Promise<Enlace> {
  const direccion = claveDeDireccion(request.ip);
  await exigirDireccionSinEspera(db, direccion);
  const enlace = await leer();
  if (enlace !== undefined) return enlace;
  await registrarFalloDeDireccion(db, direccion);
  return rechazar('acceso.enlace_vencido', {});
}
