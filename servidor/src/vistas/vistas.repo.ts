import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import type { Vista } from '@trastienda/nucleo/vistas/contrato.ts';
import { DIAS_PARA_DESHACER, MAXIMO_DE_VISTAS, normaDeNombre } from '@trastienda/nucleo/vistas/vista.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { modificado } from '#db/modificado.ts';
import { conRestricciones } from '#db/restriccion.ts';
import { rechazar } from '#http/regla-rota.ts';
import { rolesPropios } from './vistas.query.ts';

export type DatosDeVista = {
  readonly nombre: string;
  readonly contenido: Vista['contenido'];
  readonly roles: readonly Rol[];
};

export type VistaBloqueada = DatosDeVista & {
  readonly id: string;
  readonly version: number;
  readonly usuarioId: string;
  readonly pantalla: string;
  readonly borrada: boolean;
  /** Of who asks. */
  readonly misRoles: readonly Rol[];
};

/** Locks a view until the command ends; nothing when it does not exist. */
export async function bloquearVista(tx: Tx, id: string, usuarioId: string): Promise<VistaBloqueada | undefined> {
  const { rows } = await sql<VistaBloqueada>`
    select v.id, v.version, v.usuario_id as "usuarioId", v.pantalla, v.nombre, v.contenido, v.roles,
           v.borrada_en is not null as borrada, ${rolesPropios(usuarioId)} as "misRoles"
      from vista v where v.id = ${id} for update of v
  `.execute(tx);
  return rows[0];
}

/** Refuses when somebody has as many in a table as they may. Taking the person first, two that save at once do not pass the limit together. */
export async function exigirLugar(tx: Tx, usuarioId: string, pantalla: string): Promise<void> {
  await sql`select from usuario where id = ${usuarioId} for no key update`.execute(tx);
  const { n } = await tx
    .selectFrom('vista')
    .select((v) => v.fn.countAll<number>().as('n'))
    .where('usuario_id', '=', usuarioId)
    .where('pantalla', '=', pantalla)
    .where('borrada_en', 'is', null)
    .executeTakeFirstOrThrow();
  if (n >= MAXIMO_DE_VISTAS) rechazar('vistas.demasiadas', { maximo: MAXIMO_DE_VISTAS });
}

type Nueva = DatosDeVista & { readonly id: string; readonly pantalla: string; readonly usuarioId: string };

/** Writes a new view, and throws away those that the same person deleted too long ago to take back. */
export async function insertarVista(tx: Tx, { id, pantalla, usuarioId, ...datos }: Nueva): Promise<void> {
  await sql`delete from vista where usuario_id = ${usuarioId}
              and borrada_en < now() - make_interval(days => ${DIAS_PARA_DESHACER})`.execute(tx);
  await conRestricciones(tx, alChocar(datos.nombre), () =>
    tx
      .insertInto('vista')
      .values({ id, pantalla, usuario_id: usuarioId, ...columnas(datos), modificado_por: usuarioId })
      .execute(),
  );
}

export async function actualizarVista(tx: Tx, id: string, datos: DatosDeVista, usuarioId: string): Promise<void> {
  await conRestricciones(tx, alChocar(datos.nombre), () =>
    tx
      .updateTable('vista')
      .set({ ...columnas(datos), ...modificado(usuarioId) })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  await tx
    .deleteFrom('vista_inicial_de_rol')
    .where('vista_id', '=', id)
    .where(sql<boolean>`not rol = any(${datos.roles}::text[])`)
    .execute();
}

/** Deletes it, or takes that back. */
export async function marcarBorrada(
  tx: Tx,
  { id, nombre }: Pick<VistaBloqueada, 'id' | 'nombre'>,
  borrada: boolean,
  usuarioId: string,
): Promise<void> {
  await conRestricciones(tx, alChocar(nombre), () =>
    tx
      .updateTable('vista')
      .set({ borrada_en: borrada ? sql<string>`now()` : null, ...modificado(usuarioId) })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

type Inicial = { readonly pantalla: string; readonly vistaId: string | null };

/** What a table opens with for one person; null opens it as it comes, whatever their roles say. */
export async function guardarInicial(tx: Tx, usuarioId: string, { pantalla, vistaId }: Inicial): Promise<void> {
  await tx
    .insertInto('vista_inicial')
    .values({ usuario_id: usuarioId, pantalla, vista_id: vistaId })
    .onConflict((una) => una.columns(['usuario_id', 'pantalla']).doUpdateSet({ vista_id: vistaId }))
    .execute();
}

/** The same for those of a role who did not choose; null leaves them without one. */
export async function guardarInicialDeRol(tx: Tx, rol: Rol, { pantalla, vistaId }: Inicial): Promise<void> {
  if (vistaId === null) {
    await tx.deleteFrom('vista_inicial_de_rol').where('pantalla', '=', pantalla).where('rol', '=', rol).execute();
    return;
  }
  await tx
    .insertInto('vista_inicial_de_rol')
    .values({ pantalla, rol, vista_id: vistaId })
    .onConflict((una) => una.columns(['pantalla', 'rol']).doUpdateSet({ vista_id: vistaId }))
    .execute();
}

const columnas = ({ nombre, contenido, roles }: DatosDeVista) => ({
  nombre,
  nombre_norm: normaDeNombre(nombre),
  contenido: sql<string>`${JSON.stringify(contenido)}::jsonb`,
  roles: [...roles],
});

const alChocar = (nombre: string) => ({ vista_nombre: () => rechazar('vistas.nombre_repetido', { nombre }) });
