import type pg from 'pg';
import { abrirPool, conKysely, type Db } from '#db/db.ts';
import { migrar } from '#db/migrar.ts';
import { PLAZOS_DE_PEDIDO, PLAZOS_LARGOS, SIN_PLAZOS } from '#db/plazos.ts';
import { viajaSinVerificar } from '#db/por-la-red.ts';
import type { Entorno } from '#http/entorno.ts';
import { ensureMotor, type Motor } from '#motor/index.ts';
import type { Configuracion } from './configuracion.ts';

export type Abierta = {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Few connections with long limits, for files and bulk work: they cannot take those of the requests. */
  readonly dbLarga: Db;
  readonly poolLargo: pg.Pool;
  readonly url: string;
  readonly motorAtrasado: Entorno['motorAtrasado'];
  /** Ends the pools and then the engine, when it is ours. */
  readonly cerrar: () => Promise<void>;
};

const LARGAS = 4;

const SIN_VERIFICAR =
  'La base de datos de DATABASE_URL está en otro equipo y la conexión no va cifrada o no se comprueba con quién es: agregale ?sslmode=verify-full.';

type Opciones = {
  /** The server owns DATA_DIR; an order of the operator works beside it or without it. */
  readonly papel: 'servidor' | 'orden';
  readonly log: { readonly info: (texto: string) => void; readonly warn: (texto: string) => void };
};

/** The database of this configuration, migrated: the one of DATABASE_URL, or the embedded engine of DATA_DIR. */
export async function abrir(configuracion: Configuracion, { papel, log }: Opciones): Promise<Abierta> {
  const motor =
    configuracion.databaseUrl === undefined
      ? await ensureMotor({ dataDir: configuracion.dataDir, papel, log, pgBinDir: configuracion.pgBinDir })
      : undefined;
  const url = configuracion.databaseUrl ?? motor?.url ?? '';
  let cerrando = false;
  // One that is being given back hears that the engine stops too: that is no news to anybody.
  const alFallar = (error: Error) => {
    if (!cerrando) log.warn(`Se cortó una conexión con la base de datos: ${error.message}`);
  };
  const esServidor = papel === 'servidor';
  if (esServidor && configuracion.databaseUrl !== undefined && viajaSinVerificar(url)) log.warn(SIN_VERIFICAR);
  const pool = abrirPool({ url, alFallar, plazos: esServidor ? PLAZOS_DE_PEDIDO : SIN_PLAZOS });
  const poolLargo = esServidor ? abrirPool({ url, alFallar, max: LARGAS, plazos: PLAZOS_LARGOS }) : pool;
  const cerrar = async () => {
    cerrando = true;
    await Promise.all([...new Set([pool, poolLargo])].map((uno) => uno.end()));
    await motor?.detener();
  };
  try {
    await migrarSinPlazos(url);
  } catch (error) {
    await cerrar();
    throw error;
  }
  const motorAtrasado = motor && atrasoDe(motor);
  return { db: conKysely(pool), pool, dbLarga: conKysely(poolLargo), poolLargo, url, motorAtrasado, cerrar };
}

const atrasoDe = ({ version, correccion }: Motor): Entorno['motorAtrasado'] =>
  correccion === undefined ? undefined : { version, nueva: correccion };

/** A migration takes as long as the data is large, and waits for the server that is already migrating. */
async function migrarSinPlazos(url: string): Promise<void> {
  const pool = abrirPool({ url, max: 1, plazos: SIN_PLAZOS });
  try {
    await migrar(pool);
  } finally {
    await pool.end();
  }
}
