import { v7 as uuidv7 } from 'uuid';
import { correoNuevo } from '#acceso/prueba/personas.ts';
import type { Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

export const RUTA = '/api/administrador/usuarios';
export const TODO = { rol: 'administrador', sucursalId: null } as const;
export const VENDEDOR = { rol: 'vendedor', sucursalId: INICIALES.sucursal } as const;

type Concesiones = readonly { readonly rol: string; readonly sucursalId: string | null }[];

/** Written straight into the tables: hashing a password takes longer than most of what is tried here. */
export async function sembrar({ db }: Prueba, nombre: string, concesiones: Concesiones = [VENDEDOR]) {
  const id = uuidv7();
  const email = correoNuevo();
  await db.insertInto('usuario').values({ id, nombre, email }).execute();
  await db
    .insertInto('concesion')
    .values(concesiones.map(({ rol, sucursalId }) => ({ usuario_id: id, rol, sucursal_id: sucursalId })))
    .execute();
  return { id, email };
}

/** The trail of a person, field by field. */
export async function hechosDe({ pool }: Prueba, id: string): Promise<{ readonly accion: string }[]> {
  const { rows } = await pool.query(
    `select a.accion, c.campo, c.antes, c.despues from auditoria a left join auditoria_campo c on c.auditoria_id = a.id
     where a.entidad_id = $1 order by a.id, c.orden`,
    [id],
  );
  return rows;
}

/** What a person was told. */
export async function avisosPara({ db }: Prueba, usuarioId: string) {
  return db
    .selectFrom('evento')
    .select(['tipo', 'datos'])
    .where('usuario_id', '=', usuarioId)
    .where('tipo', '<>', 'sesion.revisar')
    .orderBy('id')
    .execute();
}
