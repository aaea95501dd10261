import { sql } from 'kysely';
import { filas, type Verificacion } from '#plataforma/verificacion.ts';

export const verificacionesDeVistas: readonly Verificacion[] = [
  {
    codigo: 'ART-22',
    titulo: 'Ningún rol abre una tabla con una vista que no está compartida con él',
    consulta: (db) =>
      filas(
        db,
        sql`select r.pantalla, r.rol, v.nombre
            from vista_inicial_de_rol r join vista v on v.id = r.vista_id
            where r.rol <> all(v.roles)`,
      ),
  },
];
