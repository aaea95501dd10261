import type { Db } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';

/** What the trail of a record keeps from some of those who may read it. The room that writes its fields knows which. */
export type ReservaDeActividad = {
  readonly entidad: string;
  /** Which fields, by their name, are not for somebody. */
  readonly callados: (db: Db, usuario: Usuario) => Promise<(campo: string) => boolean>;
};

/** By its name, and whoever named it, a field with this in it is only for who sees costs (INV-71). */
export const HABLA_DE_COSTOS = 'costo|margen';
