import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '#db/db.ts';
import { trasConfirmar } from '#db/transaccion.ts';
import type { Llavero } from '#http/entorno.ts';
import { repartirAvisos } from './avisos.ts';
import { type Carta, componer, type Mensaje } from './carta.ts';
import { guardarPendientes, olvidarPendiente, type Tomado, tirarVencidos, tomarPendiente } from './pendientes.repo.ts';
import { crearTransporte } from './transporte.ts';

export type Correo = {
  /** Leaves mails in the transaction of what they tell. They go out once it commits, and nobody waits for them. */
  readonly encolar: (tx: Tx, ...cartas: readonly Carta[]) => Promise<void>;
  /** Looks for mails at once: for whoever committed by other means than `transaccion`. */
  readonly despertar: () => void;
  /** Whether mails leave the machine: without a server of mails they stay in a folder of it. */
  readonly sale: boolean;
  readonly empezar: (log: FastifyBaseLogger) => void;
  /** Waits for the mail that is going out; the others wait for the next start. */
  readonly cerrar: () => Promise<void>;
};

type Medios = {
  readonly db: Db;
  readonly llavero: Llavero;
  readonly dataDir: string;
  readonly smtpUrl?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** What the links of notices begin with. */
  readonly direccion: () => string;
};

const UN_DIA_EN_MINUTOS = 24 * 60;
const CADA_MS = 15_000;
/** About two hours between the first and the last. */
export const INTENTOS = 8;

/** The way out of every mail (`correo/README.md`). */
export function crearCorreo({ db, llavero, dataDir, smtpUrl, baseUrl, direccion }: Medios): Correo {
  const transporte = crearTransporte({ smtpUrl, baseUrl, dataDir });
  let log: FastifyBaseLogger | undefined;
  let reloj: NodeJS.Timeout | undefined;
  let ronda: Promise<void> | undefined;
  let otraVuelta = false;

  const mandar = async (tomado: Tomado) => {
    try {
      await transporte.entregar(
        JSON.parse(llavero.descifrar(tomado.claveId, tomado.sobre, tomado.id).toString()) as Mensaje,
      );
    } catch (error) {
      const perdido = tomado.intentos >= INTENTOS || noExisteElDestino(error);
      log?.[perdido ? 'error' : 'warn'](
        { ...motivoDe(error), intento: tomado.intentos, perdido },
        'a mail did not go out',
      );
      if (!perdido) return;
    }
    await olvidarPendiente(db, tomado.id);
  };

  const encolar: Correo['encolar'] = async (tx, ...cartas) => {
    if (cartas.length === 0) return;
    const pendientes = cartas.map((carta) => ({
      mensaje: componer(carta),
      sirveMinutos: carta.sirveMinutos ?? UN_DIA_EN_MINUTOS,
    }));
    await guardarPendientes(tx, llavero, pendientes);
    trasConfirmar(tx, despertar);
  };

  const recorrer = async () => {
    await repartirAvisos(db, encolar, direccion);
    const vencidos = await tirarVencidos(db);
    if (vencidos > 0) log?.error({ vencidos }, 'mails expired before they could go out');
    while (log) {
      const tomado = await tomarPendiente(db);
      if (!tomado) return;
      await mandar(tomado);
    }
  };

  const despertar = () => {
    if (!log) return;
    if (ronda) {
      otraVuelta = true;
      return;
    }
    ronda = recorrer()
      .catch((error: unknown) => log?.warn({ err: error }, 'the mails that wait could not be read'))
      .finally(() => {
        ronda = undefined;
        if (!otraVuelta) return;
        otraVuelta = false;
        despertar();
      });
  };

  return {
    encolar,
    despertar,
    sale: smtpUrl !== undefined,
    empezar: (propio) => {
      log = propio;
      reloj = setInterval(despertar, CADA_MS).unref();
      despertar();
    },
    cerrar: async () => {
      log = undefined;
      clearInterval(reloj);
      await ronda;
      transporte.cerrar();
    },
  };
}

/** Why, for the log, without whom it was for: servers repeat the address (`seguridad.md` 3.10). */
const motivoDe = (error: unknown): { readonly motivo: string } => ({
  motivo: String(error).replace(/([^\s<>"'@]{1,2})[^\s<>"'@]*@/g, '$1…@'),
});

/**
 * The server of mails said that the address will never be good. What it refuses for good before that is our account or our
 * sender, which somebody may put right: no mail is lost for it.
 */
const noExisteElDestino = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  error.command === 'RCPT TO';
