import { setTimeout as esperar } from 'node:timers/promises';
import { assert } from '@trastienda/nucleo/comun/assert.ts';
import type { Evento } from '@trastienda/nucleo/plataforma/notificaciones.ts';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { olvidoSentencias, transaccion } from '#db/transaccion.ts';
import { type Autor, type Hecho, sentenciaDeAlcanzados, sentenciaDeAuditoria } from '#plataforma/auditoria.ts';
import { avisar, sentenciaDeEventos } from '#plataforma/eventos.ts';
import { type Respuesta, sentenciaDeRespuesta, tomarClave } from '#plataforma/idempotencia.ts';
import type { Orden, Usuario } from './contexto.ts';
import { rechazar } from './regla-rota.ts';

export type Comando = {
  readonly db: Db;
  readonly usuario: Usuario;
  readonly ahora: Date;
  readonly autor: Autor;
  /** The Idempotency-Key, with what it is compared by. */
  readonly clave?: { readonly valor: string; readonly operacion: string; readonly cuerpo: unknown } | undefined;
  /** Whether the caller was already told that it took too long: then nothing may be kept. */
  readonly vencido?: () => boolean;
  /** Runs the use case and gives its answer, already written as JSON. */
  readonly trabajo: (orden: Orden) => Promise<Respuesta>;
};

const REINTENTOS = 3;
/** Serialization failure and deadlock: the database chose somebody to try again. */
const REINTENTABLES = new Set(['40001', '40P01']);

/**
 * One command, one transaction: idempotency key first, then the use case, then its audit row, then its answer.
 * All of it commits or none does.
 */
export async function ejecutarComando(comando: Comando): Promise<Respuesta> {
  for (let intento = 1; ; intento += 1) {
    try {
      const { respuesta, eventos } = await transaccion(
        comando.db,
        (tx) => trabajar(tx, comando),
        (trabajado) => sellar(comando, trabajado),
      );
      if (eventos.length > 0) avisar(comando.db);
      return respuesta;
    } catch (error) {
      if (intento >= REINTENTOS || !esReintentable(error)) throw error;
      await esperar(Math.random() * 20 * intento);
    }
  }
}

/** What was done, or the answer of whoever did it before with the same key. */
type Trabajado = { readonly respuesta: Respuesta; readonly hecho?: Hecho; readonly eventos: readonly Evento[] };

async function trabajar(tx: Tx, { usuario, ahora, autor, clave, vencido, trabajo }: Comando): Promise<Trabajado> {
  if (clave) {
    const previa = await tomarClave(tx, { ...clave, usuarioId: usuario.id, clave: clave.valor });
    if (previa) return { respuesta: previa, eventos: [] };
  }
  const hechos: Hecho[] = [];
  const auditar = (hecho: Hecho) => {
    hechos.push(hecho);
  };
  const eventos: Evento[] = [];
  const publicar = (evento: Evento) => {
    eventos.push(evento);
  };
  const respuesta = await trabajo({ tx, usuario, ahora, pedidoId: autor.pedidoId, auditar, publicar });

  const [hecho] = hechos;
  assert(hecho !== undefined && hechos.length === 1, 'a command says exactly once what it did');
  if (vencido?.()) rechazar('comun.demora', {});
  return { respuesta, hecho, eventos };
}

/** The last writes of a command, which travel with its COMMIT. */
function sellar({ usuario, autor, clave }: Comando, { respuesta, hecho, eventos }: Trabajado): RawBuilder<unknown>[] {
  if (!hecho) return [];
  const otras = [
    ...(clave ? [sentenciaDeRespuesta(usuario.id, clave.valor, respuesta)] : []),
    ...(eventos.length > 0 ? [sentenciaDeEventos(eventos)] : []),
  ];
  const { alcanzados, motivo } = hecho;
  return [
    sentenciaDeAuditoria(autor, hecho, otras),
    ...(alcanzados ? [sentenciaDeAlcanzados(autor, alcanzados, motivo)] : []),
  ];
}

/** Whether the database asked for the whole transaction to be tried again. */
export const esReintentable = (error: unknown): boolean =>
  (error instanceof Error && 'code' in error && REINTENTABLES.has(String(error.code))) || olvidoSentencias(error);
