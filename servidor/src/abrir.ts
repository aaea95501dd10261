import type pg from 'pg';
import { abrirPool, conKysely, type Db } from '#db/db.ts';
import { migrar } from '#db/migrar.ts';
import { ensureMotor } from '#motor/index.ts';
import type { Configuracion } from './configuracion.ts';

export type Abierta = {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly url: string;
  /** Ends the pool and then the engine, when it is ours. */
  readonly cerrar: () => Promise<void>;
};

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
  const alFallar = (error: Error) => log.warn(`Se cortó una conexión con la base de datos: ${error.message}`);
  const pool = abrirPool({ url, alFallar });
  const cerrar = async () => {
    await pool.end();
    await motor?.detener();
  };
  try {
    await migrar(pool);
  } catch (error) {
    await cerrar();
    throw error;
  }
  return { db: conKysely(pool), pool, url, cerrar };
}
