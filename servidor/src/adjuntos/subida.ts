import type { ClaseDeAdjunto } from '@trastienda/nucleo/adjuntos/contenido.ts';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Efecto, OrdenDeComando, Usuario } from '#http/contexto.ts';
import type { Entorno } from '#http/entorno.ts';
import { ordenar } from '#http/montar.ts';
import { ReglaRota } from '#http/regla-rota.ts';
import type { Almacen } from './almacen.ts';
import { type Preparado, preparar } from './preparar.ts';
import { recibirAdjunto } from './recibir.ts';

type Subida = {
  readonly entorno: Entorno;
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly usuario: Usuario;
  readonly almacen: Almacen;
  readonly admitidas: readonly ClaseDeAdjunto[];
  readonly manejar: (orden: OrdenDeComando, preparado: Preparado) => Promise<unknown>;
};

/**
 * A door that takes one file: receives it, makes what is kept of it and only then opens its command. When it is refused nothing
 * of it stays on disk.
 */
export async function atenderSubida({ almacen, admitidas, manejar, ...puerta }: Subida): Promise<unknown> {
  const { request, endpoint, entorno } = puerta;
  const { analizador } = entorno;
  const recibido = await recibirAdjunto(request, endpoint, { almacen, admitidas, analizador });
  let preparado: Preparado | undefined;
  let tomado = false;
  try {
    const listo = await preparar(recibido, almacen).finally(() => almacen.soltar(recibido.ruta));
    preparado = listo;
    const contestado = await ordenar({
      ...puerta,
      // The same key with another file is refused; what it is called on disk is ours and says nothing.
      input: { nombre: listo.nombre, huella: listo.huella },
      manejar: async (orden) => {
        let suyo: Efecto | undefined;
        orden.alConfirmar(async () => {
          tomado = true;
          return suyo?.();
        });
        const alConfirmar = (efecto: Efecto) => {
          suyo = efecto;
        };
        return manejar({ ...orden, alConfirmar }, listo);
      },
    });
    // A repeated command was answered with what the first one kept.
    if (!tomado) await almacen.borrar(listo.guardado);
    return contestado;
  } catch (error) {
    // After any other failure nobody knows whether it committed: the tidying will, when it looks at the rows.
    if (preparado && error instanceof ReglaRota) await almacen.borrar(preparado.guardado);
    throw error;
  }
}
