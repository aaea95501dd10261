import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/db.ts';
import { escuchar, type Oyente } from '#db/escuchar.ts';
import { type Foto, fotoDeAhora, type Lectura, leerDesde } from './eventos.query.ts';
import { CANAL } from './eventos.ts';

/** Whoever misses a word finds what it was about at most this much later. */
const MIRAR_MS = 3_000;
/** More than this in one go and the readers are told to look for themselves. */
const TOPE = 1_000;

/** Reads for the whole process what happens, wherever it happened, in the order it could be seen. */
export type Lector = {
  /** Begins when somebody wants to hear; answers what had been seen by then. */
  readonly empezar: () => Promise<Foto>;
  /** Nobody hears any more: the connection is given back. */
  readonly parar: () => Promise<void>;
};

type Medios = {
  readonly db: Db;
  readonly url: string;
  readonly log: FastifyBaseLogger;
  readonly alLeer: (lectura: Lectura) => Promise<void>;
};

/** Listens for the word of whoever publishes, and looks by itself now and then. What it has seen outlives a lost base. */
export function crearLector({ db, url, log, alLeer }: Medios): Lector {
  let foto: Foto | undefined;
  let oyente: Oyente | undefined;
  let reloj: NodeJS.Timeout | undefined;
  let leyendo: Promise<void> | undefined;
  let otraVez = false;
  let avisado = false;

  const leer = async () => {
    do {
      otraVez = false;
      const desde = foto;
      if (desde === undefined) return;
      const lectura = await leerDesde(db, desde, TOPE);
      if (lectura.eventos.length > 0) await alLeer(lectura);
      // It was stopped meanwhile, and perhaps begun again.
      if (foto !== desde) return;
      foto = lectura.foto;
      avisado = false;
    } while (otraVez);
  };

  const despertar = () => {
    otraVez = true;
    leyendo ??= leer()
      .catch((error: unknown) => fallar(error, 'events could not be read'))
      .finally(() => {
        leyendo = undefined;
      });
  };

  /** A base that is away is said once, not every few seconds. */
  const fallar = (error: unknown, que: string) => {
    if (!avisado) log.warn({ err: error }, que);
    avisado = true;
  };

  return {
    empezar: async () => {
      foto ??= await fotoDeAhora(db);
      oyente ??= escuchar({
        url,
        canal: CANAL,
        alOir: despertar,
        alFallar: (error) => fallar(error, 'nobody tells of events: they are looked for'),
      });
      reloj ??= setInterval(despertar, MIRAR_MS).unref();
      return foto;
    },
    parar: async () => {
      clearInterval(reloj);
      const dejado = oyente;
      [foto, oyente, reloj] = [undefined, undefined, undefined];
      await dejado?.cerrar();
      await leyendo;
    },
  };
}
