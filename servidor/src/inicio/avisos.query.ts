import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { AVISOS_A_LA_VISTA } from '@trastienda/nucleo/inicio/aviso.ts';
import type { Aviso } from '@trastienda/nucleo/inicio/contrato-de-avisos.ts';
import { type RawBuilder, sql } from 'kysely';
import { rutaDeFoto } from '#acceso/index.ts';
import type { Db } from '#db/db.ts';
import type { Consulta, Usuario } from '#http/contexto.ts';

/** Those `a` that are told on a day. */
export const aLaVista = (hoy: string): RawBuilder<boolean> =>
  sql`a.retirado_en is null and (a.hasta is null or a.hasta >= ${hoy}::date)`;

/** Those that are told and who asks has not said they know, the newest first. */
export async function listarAvisos({ db, usuario, ahora }: Consulta): Promise<{ avisos: Aviso[] }> {
  const pendientes = sql<boolean>`${aLaVista(diaArgentino(ahora))}
    and not exists (select from aviso_enterado e where e.aviso_id = a.id and e.usuario_id = ${usuario.id})`;
  return { avisos: await leerAvisos(db, usuario, pendientes) };
}

type Fila = Omit<Aviso, 'autor'> & {
  readonly autorId: string;
  readonly autor: string;
  readonly fotoVersion: string | null;
};

export async function leerAvisos(db: Db, usuario: Usuario, cuales: RawBuilder<boolean>): Promise<Aviso[]> {
  const { rows } = await sql<Fila>`
    select a.id, a.texto, a.hasta::text as hasta, a.escrito_en as "escritoEn", u.id as "autorId", u.nombre as autor,
           u.foto_version as "fotoVersion",
           case when ${usuario.puede('aviso.escribir')}
                then (select count(*)::int from aviso_enterado e where e.aviso_id = a.id) end as enterados
    from aviso_interno a join usuario u on u.id = a.escrito_por
    where ${cuales}
    order by a.escrito_en desc, a.id limit ${AVISOS_A_LA_VISTA}
  `.execute(db);
  return rows.map(({ autorId, autor, fotoVersion, ...aviso }) => ({
    ...aviso,
    autor: { nombre: autor, foto: rutaDeFoto(autorId, fotoVersion) },
  }));
}
