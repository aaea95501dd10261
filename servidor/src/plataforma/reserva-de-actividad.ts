import type { Db } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';

/** What the trail of a record keeps from some of those who may read it. The room that writes its fields knows which. */
export type ReservaDeActividad = {
  readonly entidad: string;
  /** Which fields, by their name, are not for somebody. */
  readonly callados: (db: Db, usuario: Usuario) => Promise<(campo: string) => boolean>;
};
