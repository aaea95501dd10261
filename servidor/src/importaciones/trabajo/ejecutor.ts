import type { ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Db } from '#db/db.ts';
import { faltaEspacio } from '#http/errores.ts';
import { crearHilo } from './hilo.ts';
import type { Encargo } from './mensajes.ts';
import type { Avance } from './obra.ts';
import {
  avanzarTarea,
  CANCELADA,
  cortarConexion,
  ejecutorDe,
  fallarTarea,
  INTERRUMPIDA,
  recogerInterrumpidas,
  SENAL_DE_VIDA,
  SIN_ESPACIO,
} from './tareas.repo.ts';

const CADA_MS = 300;

/** Does the long work of this process, one at a time, each in a thread of its own with a connection of its own. */
export type Ejecutor = {
  /** The number its tasks are marked with. Its sign of life is in the database from then on. */
  readonly presentarse: () => Promise<number>;
  /** Puts some work in the queue, and tells when it ended, well or not. Its task is committed already. */
  readonly encargar: (encargo: Omit<Encargo, 'url' | 'ejecutor'>) => Promise<void>;
  /** Waits until the work of an importación ends, so long at most. */
  readonly esperar: (id: string, milisegundos: number) => Promise<void>;
  /** Stops work in course or waiting, here or in another process; nothing of it is kept. */
  readonly cancelar: (id: string) => Promise<void>;
  readonly cerrar: () => Promise<void>;
};

type Pendiente = {
  readonly encargo: Encargo;
  readonly fin: PromiseWithResolvers<void>;
  enCurso: boolean;
  motivo: ErrorDeNegocio | undefined;
};

type Medios = { readonly db: Db; readonly url: string; readonly log: FastifyBaseLogger };

export function crearEjecutor({ db, url, log }: Medios): Ejecutor {
  const numero = 1 + Math.floor(Math.random() * 2_000_000_000);
  const pendientes = new Map<string, Pendiente>();
  const hilo = crearHilo();
  let senal: Promise<pg.Client> | undefined;
  let ronda: Promise<void> = Promise.resolve();
  let cerrado = false;

  const presentarse = async () => {
    senal ??= darSenal(url, numero, () => {
      senal = undefined;
    });
    await senal.catch((error: unknown) => {
      senal = undefined;
      throw error;
    });
    return numero;
  };

  const trabajar = async (pendiente: Pendiente) => {
    const { importacionId, autor } = pendiente.encargo;
    const mio = { ejecutor: numero, usuarioId: autor.usuarioId };
    // It was cancelled while it waited, and may have been asked for again since.
    if (pendientes.get(importacionId) !== pendiente) return;
    try {
      pendiente.enCurso = true;
      const error = await hilo.trabajar(pendiente.encargo, (avance) => anotar(importacionId, avance));
      if (error) await fallarTarea(db, importacionId, mio, error);
    } catch (error) {
      const motivo = pendiente.motivo ?? (faltaEspacio(error) ? SIN_ESPACIO : INTERRUMPIDA);
      if (motivo !== CANCELADA) log.error({ err: error, importacionId }, 'an import ended badly');
      await fallarTarea(db, importacionId, mio, motivo).catch((otro: unknown) => log.error({ err: otro }, 'no record'));
    } finally {
      pendientes.delete(importacionId);
      pendiente.fin.resolve();
    }
  };

  let anotado = 0;
  let anotando = false;
  const anotar = (id: string, avance: Avance) => {
    if (anotando || performance.now() - anotado < CADA_MS) return;
    anotado = performance.now();
    anotando = true;
    // Progress is a courtesy: when it cannot be written, the work goes on.
    avanzarTarea(db, id, numero, avance)
      .catch(() => {})
      .finally(() => {
        anotando = false;
      });
  };

  const encargar: Ejecutor['encargar'] = (pedido) => {
    const pendiente: Pendiente = {
      encargo: { ...pedido, url, ejecutor: numero },
      fin: Promise.withResolvers(),
      enCurso: false,
      motivo: undefined,
    };
    // The database outlives this server: whoever looks next finds the task of a process that is gone.
    if (cerrado) return Promise.resolve();
    pendientes.set(pedido.importacionId, pendiente);
    ronda = ronda.then(() => trabajar(pendiente));
    return pendiente.fin.promise;
  };

  const detener = async (pendiente: Pendiente, motivo: ErrorDeNegocio) => {
    const { importacionId } = pendiente.encargo;
    pendiente.motivo = motivo;
    if (pendiente.enCurso) {
      await hilo.detener();
      return pendiente.fin.promise;
    }
    pendientes.delete(importacionId);
    pendiente.fin.resolve();
    await fallarTarea(db, importacionId, { ejecutor: numero }, motivo);
  };

  return {
    presentarse,
    encargar,
    esperar: async (id, milisegundos) => {
      const pendiente = pendientes.get(id);
      if (!pendiente) return;
      const reloj = Promise.withResolvers<void>();
      const timer = setTimeout(reloj.resolve, milisegundos);
      await Promise.race([pendiente.fin.promise, reloj.promise]);
      clearTimeout(timer);
    },
    cancelar: async (id) => {
      const pendiente = pendientes.get(id);
      if (pendiente) return detener(pendiente, CANCELADA);
      await recogerInterrumpidas(db);
      const otro = await ejecutorDe(db, id);
      if (otro === undefined) return;
      await cortarConexion(db, id);
      await fallarTarea(db, id, { ejecutor: otro }, CANCELADA);
    },
    cerrar: async () => {
      cerrado = true;
      await Promise.all([...pendientes.values()].map((pendiente) => detener(pendiente, INTERRUMPIDA)));
      await hilo.detener();
      await (await senal?.catch(() => undefined))?.end();
    },
  };
}

async function darSenal(url: string, numero: number, alCortarse: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'importaciones', keepAlive: true });
  client.on('error', alCortarse);
  client.on('end', alCortarse);
  await client.connect();
  await client.query(SENAL_DE_VIDA.texto, [SENAL_DE_VIDA.clase, numero]);
  return client;
}
