import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/db.ts';
import { type Corriente, crearCorriente, decir, latir, type Quien, terminar } from './corriente.ts';
import { type Foto, type Lectura, leerDesde, leerFoto } from './eventos.query.ts';
import { olvidarClaves } from './idempotencia.ts';
import { crearLector } from './lector.ts';
import { tirarViejos } from './notificaciones.repo.ts';
import { repartir, seguir } from './reparto.ts';

/** `seguridad.md` 3.5. Each node counts its own. */
const POR_SESION = 4;
const LATIDO_MS = 25_000;
/** Whoever comes back after more than this reads the lists again instead. */
const TOPE_DE_REPASO = 500;
/** A page that is loaded again closes its door and opens another. */
const SIN_NADIE_MS = 10_000;
const LIMPIEZA_MS = 60 * 60_000;

/** The open doors of this process. */
export type Corrientes = {
  /** `desde` is what the caller says to have seen. */
  readonly abrir: (quien: Quien, desde: string | undefined) => Promise<Readable>;
  readonly cerrar: () => Promise<void>;
};

type Medios = {
  readonly db: Db;
  readonly url: string;
  readonly log: FastifyBaseLogger;
  readonly latidoMs?: number;
};

/** While nobody hears there is no connection, no clock and no question to the base. */
export function crearCorrientes({ db, url, log, latidoMs = LATIDO_MS }: Medios): Corrientes {
  const abiertas = new Set<Corriente>();
  const alLeer = async (lectura: Lectura) => {
    const listas: Corriente[] = [];
    for (const corriente of abiertas) {
      if (corriente.enEspera) corriente.enEspera.push(lectura);
      else listas.push(corriente);
    }
    await repartir(db, listas, lectura);
  };
  const lector = crearLector({ db, url, log, alLeer });
  const mantenimiento = crearMantenimiento({ db, log, latidoMs, abiertas });
  let despedida: NodeJS.Timeout | undefined;

  const alCerrarse = (corriente: Corriente) => {
    abiertas.delete(corriente);
    if (abiertas.size > 0) return;
    clearTimeout(despedida);
    despedida = setTimeout(() => {
      if (abiertas.size > 0) return;
      mantenimiento.parar();
      void lector.parar();
    }, SIN_NADIE_MS).unref();
  };

  return {
    abrir: async (quien, desde) => {
      const suyas = [...abiertas].filter(({ sesionId }) => sesionId === quien.sesionId);
      for (const vieja of suyas.slice(0, Math.max(0, suyas.length + 1 - POR_SESION))) {
        abiertas.delete(vieja);
        terminar(vieja, 'limite');
      }
      const corriente = crearCorriente(quien);
      // From here on nothing is missed: what is read meanwhile waits.
      abiertas.add(corriente);
      corriente.flujo.once('close', () => alCerrarse(corriente));
      try {
        const ahora = await lector.empezar();
        mantenimiento.empezar();
        await ponerAlDia(corriente, desde, ahora);
      } catch (error) {
        corriente.flujo.destroy();
        throw error;
      }
      return corriente.flujo;
    },
    cerrar: async () => {
      clearTimeout(despedida);
      mantenimiento.parar();
      for (const corriente of abiertas) terminar(corriente);
      abiertas.clear();
      await lector.parar();
    },
  };

  /** Tells what came since the caller was last here, then what came while that was told. */
  async function ponerAlDia(corriente: Corriente, desde: string | undefined, ahora: Foto): Promise<void> {
    const conocida = leerFoto(desde);
    const pasado = await leerDesde(db, conocida ?? ahora, TOPE_DE_REPASO);
    decir(corriente, desde !== undefined && conocida === undefined ? 'repaso' : 'listo', {
      foto: conocida ?? ahora,
    });
    await repartir(db, [corriente], pasado);
    corriente.dichos = new Set(pasado.eventos.map(({ id }) => id));
    for (let lectura = corriente.enEspera?.shift(); lectura; lectura = corriente.enEspera?.shift()) {
      await repartir(db, [corriente], lectura);
    }
    corriente.enEspera = undefined;
  }
}

/** Looks after the open doors: whether their people are still there, and that what is old does not pile up. */
function crearMantenimiento({
  db,
  log,
  latidoMs,
  abiertas,
}: Required<Omit<Medios, 'url'>> & {
  readonly abiertas: ReadonlySet<Corriente>;
}) {
  let relojes: readonly NodeJS.Timeout[] = [];
  let latiendo = false;
  const latirTodas = async () => {
    if (latiendo) return;
    latiendo = true;
    for (const corriente of [...abiertas]) {
      // While the base is away nobody can be asked, and nothing can be told either.
      const sigue = await seguir(corriente, true).catch(() => true);
      if (sigue) latir(corriente);
    }
    latiendo = false;
  };
  const limpiar = () =>
    void Promise.all([tirarViejos(db), olvidarClaves(db)]).catch((error: unknown) =>
      log.warn({ err: error }, 'what is old could not be thrown away'),
    );
  return {
    empezar: () => {
      if (relojes.length > 0) return;
      relojes = [setInterval(latirTodas, latidoMs).unref(), setInterval(limpiar, LIMPIEZA_MS).unref()];
      limpiar();
    },
    parar: () => {
      for (const reloj of relojes) clearInterval(reloj);
      relojes = [];
    },
  };
}
