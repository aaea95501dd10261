import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import type { Vista, Vistas } from '@trastienda/nucleo/vistas/contrato.ts';
import { puedeCambiar } from '@trastienda/nucleo/vistas/vista.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';

type Fila = {
  readonly id: string;
  readonly version: number;
  readonly usuarioId: string;
  readonly nombre: string;
  readonly contenido: Vista['contenido'];
  readonly autor: string;
  readonly roles: Rol[];
  readonly inicialDe: Rol[];
  readonly modificadaEn: string;
};

/** Who asks, as the rules of the room see them. */
export const personaDe = ({ id, puede }: Usuario, roles: readonly Rol[]) => ({
  id,
  roles,
  comparte: puede('vista.compartir'),
});

/** The views of a table that somebody sees, their own first. */
export async function leerVistas(db: Db, usuario: Usuario, pantalla: string): Promise<Vistas> {
  const comparte = usuario.puede('vista.compartir');
  const [vistas, inicial] = await Promise.all([
    leer(
      db,
      usuario,
      sql`v.pantalla = ${pantalla} and v.borrada_en is null
          and (v.usuario_id = ${usuario.id}
               or v.roles <> '{}' and (${comparte}::boolean or v.roles && ${rolesPropios(usuario.id)}))`,
    ),
    leerInicial(db, usuario.id, pantalla),
  ]);
  return { vistas, inicial, puedeCompartir: comparte };
}

/** One view as somebody sees it, which they may. */
export async function leerVista(db: Db, usuario: Usuario, id: string): Promise<Vista | undefined> {
  const [vista] = await leer(db, usuario, sql`v.id = ${id}`);
  return vista;
}

/** The view that a table opens with for somebody. */
export async function leerInicial(db: Db, usuarioId: string, pantalla: string): Promise<string | null> {
  const { rows } = await sql<{ vista_id: string }>`
    select vista_id from vistas_iniciales(${usuarioId}) where pantalla = ${pantalla}`.execute(db);
  return rows[0]?.vista_id ?? null;
}

export const rolesPropios = (usuarioId: string): RawBuilder<Rol[]> =>
  sql`array(select distinct c.rol from concesion c where c.usuario_id = ${usuarioId})`;

async function leer(db: Db, usuario: Usuario, cuales: RawBuilder<unknown>): Promise<Vista[]> {
  const { rows } = await sql<Fila>`
    select v.id, v.version, v.usuario_id as "usuarioId", v.nombre, v.contenido, u.nombre as autor, v.roles,
           array(select r.rol from vista_inicial_de_rol r where r.vista_id = v.id order by r.rol) as "inicialDe",
           v.modificado_en as "modificadaEn"
      from vista v join usuario u on u.id = v.usuario_id
     where ${cuales}
     order by v.usuario_id <> ${usuario.id}, v.nombre collate "es-x-icu", v.id
  `.execute(db);
  // What somebody may see was decided above; what they may change does not look at their roles.
  const persona = personaDe(usuario, []);
  return rows.map(({ usuarioId, ...vista }) => ({
    ...vista,
    propia: usuarioId === usuario.id,
    puedeCambiar: puedeCambiar({ usuarioId, roles: vista.roles }, persona),
  }));
}
