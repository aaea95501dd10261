import { sql } from 'kysely';
import { filas, type Verificacion } from '#plataforma/verificacion.ts';

/** There is no way back of a merge: with the two in use, the same thing would be sold under two names again. */
export const verificacionDeFusiones: Verificacion = {
  codigo: 'ART-27',
  titulo: 'El artículo que se fusionó en otro sigue inactivo',
  consulta: (db) =>
    filas(
      db,
      sql`select p.codigo, p.estado, g.codigo as otro
          from articulo_fusion f join articulo p on p.id = f.perdedor_id join articulo g on g.id = f.ganador_id
          where p.estado <> 'INACTIVO'`,
    ),
};
